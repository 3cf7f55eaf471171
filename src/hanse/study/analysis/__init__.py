"""What one game could have been: win chances, what every action cost, what was luck."""

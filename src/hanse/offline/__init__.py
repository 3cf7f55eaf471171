"""The table without a server: everything that the page asks for, answered in the page by the same logic.

`House` answers the addresses of the server's interface, as far as they make sense for one person and one browser.
It knows neither the network nor a database: what it keeps goes to a `Browser`, and players think where a `Thinker` is.
"""

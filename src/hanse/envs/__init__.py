"""The games as learning environments. They need `pip install 'hanse[envs]'`; the OpenSpiel games `'hanse[openspiel]'`.

- `hanse.envs.hanse_teutonica_v1`, `hanse_hansa_v1` and `hanse_merkator_v1`: PettingZoo environments, all seats
- `hanse.envs.seat`: Gymnasium environments, one seat against players of your choice; importing it registers them
- `hanse.envs.batched`: many games stepped together into NumPy arrays
- `hanse.envs.openspiel`: OpenSpiel games; importing it registers them
- `hanse.envs.observations`: what the numbers of an observation mean
"""

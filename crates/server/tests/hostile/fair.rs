//! People who take more than their share at the tables: of bots, clocks, seats, news and luck.

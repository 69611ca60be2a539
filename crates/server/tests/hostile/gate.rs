//! Clients that mean harm at the door: slow requests, password guessing, forged headers, confusing names.

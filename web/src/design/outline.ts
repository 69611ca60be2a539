// The outline of a player's wooden figure; a file of its own, because few pages draw one.

/** The outline of a wooden figure, 46 wide and 54 high. */
export const figureOutline =
  'M23 2C29 2 32 6.500 32 11C32 13 31.500 14.500 31 16C37 17.500 44 21 44 26C44 29.500 39 30 34.500 29.500C36 36 40 44 41 49C41.500 51.500 40.500 52 39 52H27L23 41L19 52H7C5.500 52 4.500 51.500 5 49C6 44 10 36 11.500 29.500C7 30 2 29.500 2 26C2 21 9 17.500 15 16C14.500 14.500 14 13 14 11C14 6.500 17 2 23 2Z'

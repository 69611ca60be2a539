# Several people at one device: the curtain between them, and the television.
sofa-pass = Pass to { $name }
sofa-hold = { $name }, hold to open
sofa-again = Press once more to open
sofa-since = Since your last turn
sofa-lately = Lately
sofa-everyone = everyone may read this
sofa-order = Order
sofa-device = { $count ->
    [one] { $game }, one device, { $count } seat
   *[other] { $game }, one device, { $count } seats
  }
sofa-look = Look at the table
sofa-table = What everyone may see
sofa-people = At this device
sofa-plays = { $name } plays
sofa-hide = Hide
sofa-title = Pass to { $name } · { $table }
sofa-leave = { $name } leaves, no undo
sofa-leave-about = Only { $name } gets up: a bot plays on in that seat, and the others at this device stay.

# At a new table and in its waiting room.
sofa-here = At this device
sofa-here-note = at this device
sofa-about = Who sits at this device passes it on: a curtain hides each hand.
sofa-guest = Player { $seat }
sofa-guest-name = Name in seat { $seat }
sofa-add = Somebody else at this device
sofa-add-about = They take a free seat, and you pass the device on.
sofa-add-do = Add
invite-share = Share
invite-share-words = Join me at { $table }
invite-scan = Scan to sit down
invite-qr = QR code of this table
invite-tv = Show on a television

# On a television, and on the phone that is a hand of it.
tv-arriving = Laying the table …
tv-hand = Your phone is your hand
tv-scan = Scan, or open
tv-type = and type
tv-line = { $host }, code
tv-to-move = to move
tv-scan-to-sit = scan to sit
tv-waits = { $count ->
    [one] The seat of { $name } still waits for its phone.
   *[other] { $count } seats still wait for their phones.
  }
hand-board = Show the board
hand-back = Back to my hand
hand-look-up = Look up: the board is on the television.

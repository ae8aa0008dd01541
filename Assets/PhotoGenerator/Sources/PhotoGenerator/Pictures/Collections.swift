/// The folders of pictures that come with Glissade, in its assets.
let collections: [(folder: String, pictures: [Picture])] = [
  ("Photos", gallery),
  ("Pets", pets),
  ("Dishes", dishes),
]

/// The pets of the guessing cards.
private let pets: [Picture] = [
  Picture("biscuit", 900, 1200, color: biscuit),
  Picture("bubbles", 900, 1200, color: bubbles),
  Picture("domino", 900, 1200, color: domino),
  Picture("juniper", 900, 1200, color: juniper),
  Picture("marmalade", 900, 1200, color: marmalade),
]

/// The dishes of the menu, on plates seen from above.
private let dishes: [Picture] = [
  Picture("tomato-soup", 800, 800, color: tomatoSoup),
  Picture("garden-bowl", 800, 800, color: gardenBowl),
  Picture("berry-tart", 800, 800, color: berryTart),
  Picture("fried-eggs", 800, 800, color: friedEggs),
  Picture("margherita", 800, 800, color: margherita),
  Picture("pancakes", 800, 800, color: pancakes),
]

/// The folders of pictures that Glissade ships, below its assets.
let collections: [(folder: String, pictures: [Picture])] = [
  ("Photos", gallery),
  ("Pets", pets),
]

/// The pets of the guessing cards.
private let pets: [Picture] = [
  Picture("biscuit", 900, 1200, color: biscuit),
  Picture("bubbles", 900, 1200, color: bubbles),
  Picture("domino", 900, 1200, color: domino),
  Picture("juniper", 900, 1200, color: juniper),
  Picture("marmalade", 900, 1200, color: marmalade),
]

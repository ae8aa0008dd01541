enum StageOverlay: String, CaseIterable, Sendable, Codable {
  case motionTrails, onionSkin, takeTrail, layerBorders, damage, frameTimes

  var title: String { texts.title }
  var meaning: String { texts.meaning }

  private var texts: (title: String, meaning: String) {
    switch self {
    case .motionTrails: ("Motion trails", "The path of each moving layer, with a dot for every frame. Close dots mean slow motion.")
    case .onionSkin: ("Onion skin", "Where the moving layers were some frames ago, and where they will be")
    case .takeTrail: ("Gesture trail", "The path of the recorded gesture, with a dot every tenth of a second")
    case .layerBorders: ("Layer borders", "The outline of every layer, colored by rendering cost")
    case .damage: ("Redrawn regions", "Flashes redrawn regions. Regions that don't flash cost nothing.")
    case .frameTimes: ("Frame times", "The durations of the window's frames, compared with the display's limit")
    }
  }

  /// The key that shows or hides the overlay.
  var key: String { String((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}

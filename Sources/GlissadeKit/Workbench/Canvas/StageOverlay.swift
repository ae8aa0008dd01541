/// The overlays that explain the stage.
enum StageOverlay: String, CaseIterable, Sendable, Codable {
  case motionTrails, onionSkin, takeTrail, layerBorders, damage, frameTimes

  var title: String {
    switch self {
    case .motionTrails: "Motion trails"
    case .onionSkin: "Onion skin"
    case .takeTrail: "Gesture trail"
    case .layerBorders: "Layer borders"
    case .damage: "Redrawn regions"
    case .frameTimes: "Frame times"
    }
  }

  var meaning: String {
    switch self {
    case .motionTrails: "The path of each moving layer, with a dot for every frame. Close dots mean slow motion."
    case .onionSkin: "Where the moving layers were some frames ago, and where they will be"
    case .takeTrail: "The path of the recorded gesture, with a dot every tenth of a second"
    case .layerBorders: "The outline of every layer, colored by rendering cost"
    case .damage: "Flashes redrawn regions. Regions that don't flash cost nothing."
    case .frameTimes: "The durations of the window's frames, compared with the display's limit"
    }
  }

  /// The digit that shows or hides the overlay.
  var key: String { String((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}

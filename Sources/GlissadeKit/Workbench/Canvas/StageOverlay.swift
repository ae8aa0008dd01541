/// The overlays that explain the stage.
enum StageOverlay: String, CaseIterable, Sendable, Codable {
  case motionTrails, onionSkin, takeTrail, layerBorders, damage, frameTimes

  var title: String {
    switch self {
    case .motionTrails: "Motion trails"
    case .onionSkin: "Onion skin"
    case .takeTrail: "Trail of the hand"
    case .layerBorders: "Layer borders"
    case .damage: "What is drawn anew"
    case .frameTimes: "Frame times"
    }
  }

  var meaning: String {
    switch self {
    case .motionTrails: "The way of each moving layer, with a dot for every frame: where the dots stand close, it is slow"
    case .onionSkin: "Where the moving layers were some frames ago, and where they will be"
    case .takeTrail: "Where the recorded hand goes, with a dot every tenth of a second"
    case .layerBorders: "The outline of every layer, by what it costs to draw"
    case .damage: "Flashes what has been drawn anew; what does not flash has cost nothing"
    case .frameTimes: "What the window's frames have cost, against what the display allows"
    }
  }

  /// The digit that shows or hides the overlay.
  var key: String { String((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}

import CoreGraphics
import Foundation

package struct WorkbenchState: Equatable, Codable, Sendable {
  var arrangement = WorkbenchArrangement()
  /// In points.
  package var windowSize = WorkbenchLayout.defaultWindowSize
  var appearance = WindowAppearance.automatic
  var overlays: Set<StageOverlay> = []
  var canvas = CanvasSettings()
  var pictures = PictureSettings()
  /// The identifier of the latest demo.
  var demo: String?
  var recentFiles = RecentFiles()
  var panel = PanelState()
  var recentCommands = RecentCommands()
  /// Nil if the first steps aren't shown.
  var firstSteps: FirstSteps?

  package init() {}

  static var first: WorkbenchState {
    var state = WorkbenchState()
    state.firstSteps = FirstSteps()
    return state
  }

  private enum CodingKeys: String, CodingKey {
    case format, version, arrangement, windowSize, appearance, overlays, canvas, pictures, demo, recentFiles, panel, recentCommands
    case firstSteps
  }

  static let format = "glissade-window"
  static let version = 1

  /// Decodes a state. From a file of another version, everything that can be decoded is used.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(String.self, forKey: .format) == Self.format else {
      throw DecodingError.dataCorruptedError(forKey: .format, in: container, debugDescription: "“format” is not “\(Self.format)”")
    }
    arrangement = (try? container.decode(WorkbenchArrangement.self, forKey: .arrangement))?.clamped ?? WorkbenchArrangement()
    if let size = try? container.decode([CGFloat].self, forKey: .windowSize), size.count == 2, size.allSatisfy(\.isFinite) {
      let least = WorkbenchLayout.minimumWindowSize
      windowSize = CGSize(width: size[0].clamped(to: least.width...16_384), height: size[1].clamped(to: least.height...16_384))
    }
    appearance = (try? container.decode(WindowAppearance.self, forKey: .appearance)) ?? .automatic
    overlays = Set(((try? container.decode([String].self, forKey: .overlays)) ?? []).compactMap(StageOverlay.init))
    canvas = (try? container.decode(CanvasSettings.self, forKey: .canvas)) ?? CanvasSettings()
    pictures = (try? container.decode(PictureSettings.self, forKey: .pictures)) ?? PictureSettings()
    demo = try? container.decode(String.self, forKey: .demo)
    recentFiles = (try? container.decode(RecentFiles.self, forKey: .recentFiles)) ?? RecentFiles()
    panel = (try? container.decode(PanelState.self, forKey: .panel)) ?? PanelState()
    recentCommands = RecentCommands((try? container.decode([String].self, forKey: .recentCommands)) ?? [])
    firstSteps = (try? container.decode([String].self, forKey: .firstSteps)).map(FirstSteps.init)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(arrangement, forKey: .arrangement)
    try container.encode([windowSize.width, windowSize.height], forKey: .windowSize)
    try container.encode(appearance, forKey: .appearance)
    try container.encode(overlays.map(\.rawValue).sorted(), forKey: .overlays)
    try container.encode(canvas, forKey: .canvas)
    try container.encode(pictures, forKey: .pictures)
    try container.encodeIfPresent(demo, forKey: .demo)
    try container.encode(recentFiles, forKey: .recentFiles)
    try container.encode(panel, forKey: .panel)
    try container.encode(recentCommands.names, forKey: .recentCommands)
    try container.encodeIfPresent(firstSteps?.namesOfDone, forKey: .firstSteps)
  }
}

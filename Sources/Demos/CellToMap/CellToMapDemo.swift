import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which the tapped cell of a table moves onto the place's map.
final class CellToMapDemo: PushDemo {
  static let id = "cell-to-map"
  static let title = "Cell to map"
  static let chapter = DemoChapter.navigation
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(CellToMap.Parameters()) { list in
    list.group("Motion")
    list.seconds(
      "move.duration", \.duration, "Duration", in: 0.1...3, "The duration of the cell's motion. The screens fade in half that time.")
    list.ratio("move.damping", \.damping, "Damping", in: 0.1...1, "Lower values overshoot more.")
    list.number(
      "move.velocity", \.initialVelocity, "Velocity", in: 0...3, step: 0.05,
      "The initial velocity; 1 covers the whole distance in a second.")
    list.seconds("move.delay", \.moveDelay, "Delay", in: 0...0.5, "The delay before the cell moves.")
    list.reducedMotion(\.reducedDuration)
    list.timings(
      .spring("Move", duration: "move.duration", damping: "move.damping", velocity: "move.velocity"),
      .spring("Fade", duration: .fraction(0.5, of: "move.duration"), damping: "move.damping", velocity: "move.velocity"))

    list.group("Cell")
    list.option("cell.shape", \.shape, "Becomes", "The final shape of the cell: a cell at the bottom edge, or a box.")
    list.points("icon.small", \.smallIcon, "Icon in the list", in: 20...60, "The side of the small icon.")
    list.points("icon.large", \.largeIcon, "Icon on the map", in: 60...160, "The side of the large icon.")
    list.points("icon.radius", \.iconRadius, "Icon radius", in: 0...50, "The corner radius of the large icon.")
    list.points("cell.padding", \.topPadding, "Top padding", in: 0...80, "The space above the icon.")

    list.group("Box")
    list.points("box.height", \.boxHeight, "Height", in: 120...400, "The height of the box.")
    list.points("box.margin", \.boxMargin, "Margin", in: 0...60, "The space beside the box.")
    list.points("box.radius", \.boxRadius, "Corner radius", in: 0...60, "The corner radius of the box.")

    list.swipe(\.swipe)
  }

  /// The original article's 0.6 seconds, with a swipe that only its distance decides, and UIKit's timing for the rest.
  static var presets: [Preset] {
    [
      parameters.preset("article", of: id) {
        $0.moveDelay = 0
        ($0.swipe.usesFlick, $0.swipe.completion) = (false, .easeInOut)
      }
    ]
  }

  let navigation: UINavigationController
  private let list: PlaceListController
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: CellToMapDemo?
    list = PlaceListController(parameters: Self.parameters.parameters(from: setting.tweaks)) { demo?.show(row: $0) }
    navigation = UINavigationController(rootViewController: list)
    navigation.view.backgroundColor = .systemBackground
    // A title over a map needs a background.
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
    demo = self
  }

  func push() { show(row: 2) }

  /// Each cell uses the values at the time when it starts.
  func applyTweaks() {}

  private func show(row: Int) {
    // A second click while the map appears has no effect.
    guard nextPhase == .present else { return }
    let parameters = Self.parameters.parameters(from: setting.tweaks)
    let map = PlaceMapController(Place.all[row], parameters: parameters) { [list] in list.frame(ofRow: row, in: $0) }
    list.hideCell(atRow: row)
    name(from: list, to: map)
    CellToMap(parameters: parameters).push(map, onto: navigation)
  }
}

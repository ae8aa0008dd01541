import Foundation

@testable import UIKit

/// A window of 400 × 600 points with a mouse, a keyboard and a clock that only the test moves, and what is open in it.
@MainActor
final class MenuHarness {
  let scene: UIWindowScene
  let window: UIWindow
  let log = Journal()
  private(set) var time: TimeInterval = 0

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    scene = UIWindowScene(screenSize: size)
    window = UIWindow(windowScene: scene)
    scene.perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
    turn()
  }

  isolated deinit { scene.disconnect() }

  func add<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    scene.perform { window.rootViewController?.view.addSubview(view) }
    turn()
    return view
  }

  // MARK: What is open

  var panels: [MenuPanel] { scene.windows.compactMap { $0 as? MenuWindow }.flatMap(\.subviews).compactMap { $0 as? MenuPanel } }

  /// The titles of the rows of a panel; "-" for separators.
  func titles(_ level: Int = 0) -> [String] { panels[level].rows.map { $0.row.title ?? "-" } }

  /// The marked row of each open panel.
  var marked: [String?] { panels.map { panel in panel.highlighted.flatMap { panel.rows[$0].row.title } } }

  func row(_ title: String) -> MenuRowView { panels.flatMap(\.rows).last { $0.row.title == title }! }

  /// The middle of a row.
  func place(_ title: String) -> CGPoint {
    let row = row(title)
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  var toolTip: String? { toolTipWindow.flatMap { labels(in: $0).first?.text } }

  var toolTipWindow: ToolTipWindow? { scene.windows.lazy.compactMap { $0 as? ToolTipWindow }.first }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  // MARK: What a person does

  func press(_ point: CGPoint, _ button: PointerInput.Button = .primary) { send(.began, point, button) }
  func move(to point: CGPoint, _ button: PointerInput.Button = .primary) { send(.moved, point, button) }
  func release(_ point: CGPoint, _ button: PointerInput.Button = .primary) { send(.ended, point, button) }

  func click(_ point: CGPoint, _ button: PointerInput.Button = .primary) {
    press(point, button)
    advance(by: 0.05)
    release(point, button)
  }

  func hover(_ point: CGPoint?) {
    scene.deliver(.hover(point))
    turn()
  }

  func wheel(_ distance: CGFloat, at point: CGPoint) {
    scene.deliver(.wheel(WheelInput(location: point, delta: CGVector(dx: 0, dy: distance), isPrecise: true, timestamp: time)))
    turn()
  }

  func key(_ usages: UIKeyboardHIDUsage..., modifiers: KeyModifiers = []) {
    for usage in usages { key(usage, "", modifiers) }
  }

  func type(_ letters: String) {
    for letter in letters { key(UIKeyboardHIDUsage.letter(letter) ?? .keyboardSpacebar, String(letter), []) }
  }

  private func key(_ usage: UIKeyboardHIDUsage, _ characters: String, _ modifiers: KeyModifiers) {
    for isDown in [true, false] {
      scene.deliver(
        .key(KeyInput(isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: time)))
      turn()
    }
  }

  /// Lets time pass, in turns of a hundredth of a second.
  func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 0.01, end)
      turn()
    }
  }

  func turn() { scene.turn(at: time) }

  private func send(_ phase: PointerInput.Phase, _ point: CGPoint, _ button: PointerInput.Button) {
    scene.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: time, button: button)))
    turn()
  }

  // MARK: Things with menus

  /// An action that notes its title.
  func action(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in log.note(action.title) }
  }

  func actions(_ titles: String...) -> [UIAction] { titles.map { action($0) } }

  /// A button that opens a menu when it is pressed.
  func menuButton(_ menu: UIMenu, frame: CGRect = CGRect(x: 20, y: 40, width: 100, height: 30)) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return add(button, frame: frame)
  }
}

/// A view that shows the same context menu everywhere, and notes what it hears.
final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
  var menu: UIMenu?
  var heard: [String] = []
  private(set) var interaction: UIContextMenuInteraction?

  convenience init(_ menu: UIMenu?) {
    self.init(frame: .zero)
    self.menu = menu
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    addInteraction(interaction)
  }

  override var canBecomeFocused: Bool { true }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    heard.append("asked at \(Int(location.x)) \(Int(location.y))")
    return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { animator?.addCompletion { self.heard.append("shown") } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("ends") }
}

import Foundation
import UITestSupport

@testable import UIKit

/// A window of 400 × 600 points, and what is open in it.
final class MenuHarness: SceneHarness {
  let log = Journal()

  init(size: CGSize = CGSize(width: 400, height: 600)) { super.init(size: size, hostTime: 0, pace: .fine) }

  func add<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    perform { rootView.addSubview(view) }
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
  func place(_ title: String) -> CGPoint { middle(of: row(title)) }

  var toolTip: String? { toolTipWindow.flatMap { views(UILabel.self, in: $0).first?.text } }

  var toolTipWindow: ToolTipWindow? { scene.windows.lazy.compactMap { $0 as? ToolTipWindow }.first }

  // MARK: What a person does

  /// Presses and releases one key after the other.
  func keys(_ usages: UIKeyboardHIDUsage...) {
    for usage in usages { key(usage) }
  }

  /// Types letters by their keys.
  override func type(_ letters: String) {
    for letter in letters { key(UIKeyboardHIDUsage.letter(letter) ?? .keyboardSpacebar, String(letter)) }
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

import Components
import Tweaks
import UIKit

/// A control with the current preset, which also asks for names of presets.
final class PresetBar: KitView {
  var onCommand: (PresetCommand) -> Void = { _ in }
  var onHeightChange: () -> Void = {}
  /// Called when naming begins (true) or ends (false).
  var onNaming: (Bool) -> Void = { _ in }
  /// Called when naming has ended and gives up the keyboard.
  var onNamingEnd: () -> Void = {}

  var shelf: PresetShelf { didSet { nameBar.shelf = shelf } }
  private let button = PopUpButton(Theme.grayButton)
  private let dot = UIView(disc: Theme.accent, Theme.dotSize)
  private let nameBar: NameBar
  private(set) var hasChanges = false

  /// The width of the button's arrows, with the space around them.
  private static let arrowsWidth: CGFloat = 28

  init(_ shelf: PresetShelf) {
    self.shelf = shelf
    nameBar = NameBar(shelf)
    super.init(frame: .zero)
    button.contentHorizontalAlignment = .left
    button.makeMenu = { [unowned self] in menu }
    nameBar.isHidden = true
    nameBar.onEnd = { [unowned self] in endNaming() }
    nameBar.onHeightChange = { [unowned self] in onHeightChange() }
    let mark = dot.sized(width: Theme.dotSize, height: Theme.dotSize, pinned: .right).inset(right: Self.arrowsWidth)
    arrange(Overlay(button.sized(height: 28, pinned: .top), mark, nameBar.fittingHeight))
  }

  func refresh(hasChanges: Bool) {
    self.hasChanges = hasChanges
    let name = shelf.current ?? "Defaults"
    let isModified = shelf.isModified
    dot.isHidden = !isModified || isNaming
    let toolTip = "Preset: \(name)" + (isModified ? ", modified" : "")
    guard toolTip != button.toolTip else { return }
    button.setTitle(name, for: .normal)
    button.toolTip = toolTip
  }

  // MARK: Naming

  var isNaming: Bool { !nameBar.isHidden }

  func askForName() { ask(.save, proposal: shelf.current.flatMap { shelf.isOwn($0) ? $0 : nil } ?? "") }

  func askForRename(of name: String) { ask(.rename(name), proposal: name) }

  private func ask(_ purpose: NameBar.Purpose, proposal: String) {
    nameBar.isHidden = false
    showNaming()
    nameBar.ask(purpose, proposal: proposal)
  }

  private func endNaming() {
    nameBar.isHidden = true
    showNaming()
    onNamingEnd()
  }

  private func showNaming() {
    button.isHidden = isNaming
    onNaming(isNaming)
    refresh(hasChanges: hasChanges)
    onHeightChange()
  }
}

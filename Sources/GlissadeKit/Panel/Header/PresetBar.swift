import Tweaks
import UIKit

/// The preset in use, and the field that asks for a name when one is saved or renamed.
final class PresetBar: UIView {
  /// Called when the bar needs more or less height.
  var onHeightChange: () -> Void = {}
  /// Called when naming is over, and the keyboard belongs to somebody else again.
  var onNamingEnd: () -> Void = {}

  private let shelf: PresetShelf
  private let button = UIButton(configuration: PanelStyle.grayButton)
  private let chevron = UIImageView(image: PanelIcon.chevronDown.image)
  private let dot = UIView()
  private let nameBar = NameBar()

  private static let buttonHeight: CGFloat = 28
  private static let dotSize: CGFloat = 5

  init(_ shelf: PresetShelf) {
    self.shelf = shelf
    super.init(frame: .zero)
    button.contentHorizontalAlignment = .left
    button.addAction(UIAction { [unowned self] _ in askForName() }, for: .primaryActionTriggered)
    dot.backgroundColor = PanelStyle.accent
    dot.layer.cornerRadius = Self.dotSize / 2
    chevron.tintColor = PanelStyle.quietText
    for view in [chevron, dot] { view.isUserInteractionEnabled = false }
    nameBar.isHidden = true
    nameBar.onAccept = { [unowned self] (name, purpose) throws(TweakError) in try accept(name, purpose) }
    nameBar.onCancel = { [unowned self] in endNaming() }
    nameBar.onHeightChange = { [unowned self] in onHeightChange() }
    nameBar.hint = { [unowned self] in hint(for: $0, $1) }
    for view in [button, chevron, dot, nameBar] as [UIView] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A bar is made in code.") }

  /// Shows which preset is in use, and whether the values have moved on from it.
  func refresh() {
    button.setTitle(shelf.current ?? "Defaults", for: .normal)
    dot.isHidden = !shelf.isModified || isNaming
  }

  // MARK: Naming

  var isNaming: Bool { !nameBar.isHidden }

  /// Asks for a name to save the values under.
  func askForName() { ask(.save, proposal: shelf.current.flatMap { shelf.isOwn($0) ? $0 : nil } ?? "") }

  /// Asks for another name of one of the person's own.
  func askForRename(of name: String) { ask(.rename(name), proposal: name) }

  private func ask(_ purpose: NameBar.Purpose, proposal: String) {
    nameBar.isHidden = false
    showNaming()
    nameBar.ask(purpose, proposal: proposal)
  }

  private func accept(_ name: String, _ purpose: NameBar.Purpose) throws(TweakError) {
    switch purpose {
    case .save: try shelf.save(as: name)
    case .rename(let old): try shelf.rename(old, to: name)
    }
    endNaming()
  }

  private func endNaming() {
    nameBar.isHidden = true
    showNaming()
    onNamingEnd()
  }

  private func showNaming() {
    for view in [button, chevron] as [UIView] { view.isHidden = isNaming }
    refresh()
    onHeightChange()
  }

  private func hint(for name: String, _ purpose: NameBar.Purpose) -> String? {
    guard purpose == .save, !name.isEmpty, shelf.isOwn(name) else { return nil }
    return "“\(name)” exists: saving replaces it, and the old one goes into the trash."
  }

  // MARK: Layout

  /// What the bar needs in a width, in points.
  func height(in width: CGFloat) -> CGFloat { isNaming ? nameBar.height(in: width) : Self.buttonHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameBar.frame = bounds
    button.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.buttonHeight)
    chevron.frame = CGRect(x: bounds.width - 22, y: (Self.buttonHeight - 16) / 2, width: 16, height: 16)
    dot.frame = CGRect(
      x: chevron.frame.minX - PanelStyle.gap - Self.dotSize, y: (Self.buttonHeight - Self.dotSize) / 2, width: Self.dotSize,
      height: Self.dotSize)
  }
}

import Tweaks
import UIKit

/// The head of the panel: which demo this is, how much of it was changed, and what can be done with it.
final class PanelHeader: UIView {
  static let height: CGFloat = 152

  var onOtherEnd: () -> Void = {}
  var onReplay: () -> Void = {}
  var onReset: () -> Void = {}
  var onUndo: () -> Void = {}
  var onRedo: () -> Void = {}
  var onSpeed: (PlaybackSpeed) -> Void = { _ in }

  var speed = PlaybackSpeed.full {
    didSet { speeds.selectedSegmentIndex = PlaybackSpeed.allCases.firstIndex(of: speed) ?? 0 }
  }

  var isPresented = false { didSet { endButton.setTitle(isPresented ? "Dismiss" : "Present", for: .normal) } }

  private let titleLabel = PanelStyle.label(PanelStyle.title, PanelStyle.text)
  private let summary = PanelStyle.label(PanelStyle.caption, PanelStyle.quietText)
  private let undoButton = UIButton(configuration: PanelHeader.quiet)
  private let redoButton = UIButton(configuration: PanelHeader.quiet)
  private let endButton = UIButton(configuration: PanelHeader.prominent)
  private let replayButton = UIButton(configuration: PanelHeader.gray)
  private let resetButton = UIButton(configuration: PanelHeader.gray)
  private let speedLabel = PanelStyle.label(PanelStyle.body, PanelStyle.text)
  private let speeds = UISegmentedControl(items: PlaybackSpeed.allCases.map(\.title))
  private let hairline = UIView()

  init(title: String) {
    super.init(frame: .zero)
    backgroundColor = PanelStyle.background
    titleLabel.text = title
    speedLabel.text = "Speed"
    hairline.backgroundColor = PanelStyle.hairline
    speeds.selectedSegmentIndex = 0
    set(undoButton, "Undo") { [unowned self] in onUndo() }
    set(redoButton, "Redo") { [unowned self] in onRedo() }
    for button in [undoButton, redoButton] { button.contentHorizontalAlignment = .right }
    set(endButton, "Present") { [unowned self] in onOtherEnd() }
    set(replayButton, "Replay") { [unowned self] in onReplay() }
    set(resetButton, "Reset all") { [unowned self] in onReset() }
    speeds.addAction(
      UIAction { [unowned self] _ in onSpeed(PlaybackSpeed.allCases[speeds.selectedSegmentIndex]) }, for: .valueChanged)
    let views: [UIView] = [
      titleLabel, summary, undoButton, redoButton, endButton, replayButton, resetButton, speedLabel, speeds, hairline,
    ]
    for view in views { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A header is made in code.") }

  /// Tells how much has been changed, and what can be undone.
  func showChanges(_ store: TweakStore) {
    let count = store.changedValues.count
    summary.text = count == 0 ? "All values at their defaults" : "\(count) of \(store.tweaks.count) values changed"
    resetButton.isEnabled = store.hasChanges
    undoButton.isEnabled = store.canUndo
    redoButton.isEnabled = store.canRedo
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PanelStyle.margin
    let width = bounds.width - 2 * margin
    let quietWidth: CGFloat = 44
    titleLabel.frame = CGRect(x: margin, y: 12, width: width - 2 * quietWidth, height: 20)
    summary.frame = CGRect(x: margin, y: 34, width: width - 2 * quietWidth, height: 14)
    undoButton.frame = CGRect(x: margin + width - 2 * quietWidth, y: 16, width: quietWidth, height: 28)
    redoButton.frame = undoButton.frame.offsetBy(dx: quietWidth, dy: 0)
    let buttonWidth = ((width - 2 * PanelStyle.gap) / 3).rounded(.down)
    for (index, button) in [endButton, replayButton, resetButton].enumerated() {
      button.frame = CGRect(x: margin + CGFloat(index) * (buttonWidth + PanelStyle.gap), y: 64, width: buttonWidth, height: 32)
    }
    speedLabel.frame = CGRect(x: margin, y: 104, width: PanelStyle.titleWidth, height: 32)
    let x = margin + PanelStyle.titleWidth + PanelStyle.gap
    speeds.frame = CGRect(x: x, y: 106, width: bounds.width - margin - x, height: 28)
    hairline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  private func set(_ button: UIButton, _ title: String, _ action: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  private static var prominent: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = PanelStyle.onAccent
    return configuration
  }

  private static var gray: UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = PanelStyle.text
    configuration.baseBackgroundColor = PanelStyle.field
    return configuration
  }

  private static var quiet: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.contentInsets = .zero
    return configuration
  }
}

import Components
import Rehearsal
import UIKit

/// A message on a stage whose code has raised an exception, which would terminate an app on an iPhone. It offers a new stage.
///
/// It belongs to the window instead of the stage, which no longer runs.
final class StoppedStageView: KitView {
  var onReset: () -> Void = {}
  /// Called with the text of Xcode's console.
  var onCopy: (String) -> Void = { _ in }

  /// The exception to show, or nil to hide the view.
  var misuse: Misuse? {
    didSet {
      isHidden = misuse == nil
      guard let misuse, misuse != oldValue else { return }
      nameLabel.text = misuse.exception.rawValue
      reasonLabel.text = misuse.reason
      placeLabel.text = misuse.place.map { "at \($0.shortName)" }
      setNeedsLayout()
    }
  }

  private let card = UIView()
  private let titleLabel = UILabel(Theme.title, Theme.text, text: "This stage has stopped")
  private let nameLabel = UILabel(Theme.caption, Theme.quietText, lines: 0)
  private let reasonLabel = UILabel(Theme.body, Theme.text, lines: 0)
  private let placeLabel = UILabel(.systemFont(ofSize: 13, weight: .semibold), Theme.text, lines: 0)
  private let hintLabel = UILabel(
    Theme.body, Theme.quietText, text: "UIKit raises an exception here, which would terminate the app on an iPhone.", lines: 0)
  private let copyButton = UIButton(configuration: Theme.grayButton)
  let resetButton = UIButton(configuration: Theme.prominentButton)

  private static let padding: CGFloat = 20
  private static let widths: ClosedRange<CGFloat> = 240...360

  init() {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = UIColor(white: 0, alpha: 0.5)
    card.backgroundColor = Theme.background
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.systemRed.withAlphaComponent(0.5).cgColor
    resetButton.set("Reset stage", toolTip: "Starts over on a new stage with the same values") { [unowned self] in onReset() }
    copyButton.set("Copy", toolTip: "The text of Xcode's console") { [unowned self] in misuse.map { onCopy($0.report) } }
    addSubview(card)
    for content in [titleLabel, nameLabel, reasonLabel, placeLabel, hintLabel, copyButton, resetButton] { card.addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 32).clamped(to: Self.widths)
    let inside = width - 2 * Self.padding
    var top = Self.padding
    for label in [titleLabel, nameLabel, reasonLabel, placeLabel, hintLabel] where label.text?.isEmpty == false {
      let height = label.height(in: inside)
      label.frame = CGRect(x: Self.padding, y: top, width: inside, height: height)
      top += height + (label === titleLabel ? 2 : 10)
    }
    placeLabel.isHidden = placeLabel.text?.isEmpty != false
    top += 6
    for button in [resetButton, copyButton] { button.sizeToFit() }
    let height = max(resetButton.bounds.height, Theme.rowHeight)
    resetButton.frame = CGRect(
      x: width - Self.padding - resetButton.bounds.width, y: top, width: resetButton.bounds.width, height: height)
    copyButton.frame = CGRect(
      x: resetButton.frame.minX - Theme.gap - copyButton.bounds.width, y: top, width: copyButton.bounds.width, height: height)
    top += height + Self.padding
    card.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - top) / 2).rounded(), width: width, height: top)
  }

  /// The card may be wider than a small stage.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || card.frame.contains(point)
  }
}

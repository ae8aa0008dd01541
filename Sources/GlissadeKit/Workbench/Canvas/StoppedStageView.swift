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
      for label in texts { label.isHidden = label.text?.isEmpty != false }
      for view in [self, card] { view.setNeedsLayout() }
    }
  }

  private let card = KitView()
  private let titleLabel = UILabel(Theme.title, Theme.text, text: "This stage has stopped")
  private let nameLabel = UILabel(Theme.caption, Theme.quietText, lines: 0)
  private let reasonLabel = UILabel(Theme.body, Theme.text, lines: 0)
  private let placeLabel = UILabel(.systemFont(ofSize: 13, weight: .semibold), Theme.text, lines: 0)
  private let hintLabel = UILabel(
    Theme.body, Theme.quietText, text: "UIKit raises an exception here, which would terminate the app on an iPhone.", lines: 0)
  private let copyButton = UIButton(configuration: Theme.grayButton)
  let resetButton = UIButton(configuration: Theme.prominentButton)

  private var texts: [UILabel] { [nameLabel, reasonLabel, placeLabel, hintLabel] }

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
    let buttons = Row(gap: Theme.gap, Space(), copyButton.fittingWidth, resetButton.fittingWidth).sized(height: Theme.rowHeight)
    let paragraphs = texts.map { $0.fittingHeight.inset(bottom: 10) }
    card.arrange(Column([titleLabel.fittingHeight.inset(bottom: 2)] + paragraphs + [buttons.inset(top: 6)]).inset(x: 20, y: 20))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 32).clamped(to: Self.widths)
    let height = card.height(in: width)
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }

  /// The card may be wider than a small stage.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || card.frame.contains(point)
  }
}

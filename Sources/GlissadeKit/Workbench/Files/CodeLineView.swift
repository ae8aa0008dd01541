import Components
import SourceReport
import UIKit
import UserCode

/// The line at the foot of the canvas about the shown file. A click copies it, and a double click opens the location in an editor.
final class CodeLineView: HoverControl {
  var onCopy: (String) -> Void = { _ in }
  /// Called with the location to open in an editor.
  var onEdit: (SourceMessage) -> Void = { _ in }
  /// Called to show or hide the list of all messages.
  var onToggleList: () -> Void = {}

  /// Called to run a version that crashed the program the last time.
  var onRunAgain: () -> Void = {}

  /// The height of one line, in points. It fits below the stage, so that the line never covers it.
  static let height: CGFloat = 20
  /// The delay before an activity appears in the line, in seconds. Shorter work would only flicker.
  static let patience: TimeInterval = 0.3

  private(set) var line: CodeLine?
  private let bar = UIView(fill: nil)
  private let label = UILabel(Theme.body, Theme.text)
  private let activityLabel = UILabel(Theme.caption, Theme.quietText, alignment: .right)
  private let listButton = UIButton(configuration: Theme.plainButton)
  /// The current activity, which may not be visible yet.
  private var activity: String?
  /// Counts the activities, so that the delay of an older one doesn't show a newer one too early.
  private var serial = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 4
    clipsToBounds = true
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingTail
    listButton.titleLabel?.font = Theme.caption
    listButton.addAction(UIAction { [unowned self] _ in press() }, for: .primaryActionTriggered)
    let texts = Row(label, Space(8), activityLabel.fittingWidth, Space(4), Overlay(listButton.fittingWidth, Space(4)))
    arrange(Overlay(bar.sized(width: 3, pinned: .left), texts.inset(left: 12)))
    show(nil)
  }

  /// Shows the status of a file, or nothing for nil.
  func show(_ status: CodeStatus?) {
    let line = status.flatMap(CodeLine.init)
    show(activity: status?.activity.title)
    guard line != self.line || label.text == nil else { return }
    self.line = line
    label.text = line?.text ?? ""
    bar.backgroundColor = line.map { Self.color(of: $0.tone) }
    let title = line?.canRunAgain == true ? "Run Again" : line?.summary
    listButton.setTitle(title, for: .normal)
    listButton.isHidden = title == nil
    listButton.toolTip = line?.canRunAgain == true ? "Run this version although it ended Glissade the last time" : "Show all messages"
    toolTip = line.map { "\($0.text)\nClick to copy, double-click to open the file in an editor" }
    update()
  }

  /// Returns the height in points. A long message has two lines, and the tool tip and the list contain the whole text.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard line != nil else { return Self.height }
    return label.height(in: textWidth(in: width)) > Self.height ? Self.height + 15 : Self.height
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let button = listButton.isHidden ? 4 : listButton.sizeThatFits(CGSize(width: width, height: Self.height)).width.rounded(.up)
    let activity = activityLabel.text?.isEmpty == false ? activityLabel.naturalWidth.rounded(.up) : 0
    return max(width - button - 4 - activity - 20 - 12, 0)
  }

  private func press() {
    if line?.canRunAgain == true { onRunAgain() } else { onToggleList() }
  }

  /// The color of a tone, which the border of the stage also has.
  static func color(of tone: CodeLine.Tone) -> UIColor { tone == .problem ? .systemRed : .systemOrange }

  // MARK: Activity

  private func show(activity: String?) {
    guard activity != self.activity else { return }
    let begins = self.activity == nil
    self.activity = activity
    // Consecutive steps are shown without a delay.
    guard begins || activity == nil || activityLabel.text?.isEmpty == false else { return }
    serial += 1
    guard let activity else { return showActivity("") }
    guard begins else { return showActivity(activity) }
    let number = serial
    window?.windowScene?.perform(after: Self.patience) { [weak self] in
      if let self, number == serial { showActivity(self.activity ?? "") }
    }
  }

  private func showActivity(_ text: String) {
    activityLabel.text = text
    update()
  }

  private func update() {
    isHidden = line == nil && activityLabel.text?.isEmpty != false
    attentionDidChange()
    setNeedsLayout()
  }

  override func attentionDidChange() {
    backgroundColor = line == nil ? .clear : isAttended ? Theme.hover : Theme.background
  }

  // MARK: Input

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)), let line else { return }
    if touch.tapCount == 2, let place = line.place { onEdit(place) } else { onCopy(line.place?.compilerText ?? line.text) }
  }
}

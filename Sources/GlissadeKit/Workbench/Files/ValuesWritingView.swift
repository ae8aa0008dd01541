import Components
import UIKit
import UserCode

/// The dialog that asks whether to write tuned values into a file, with the lines that would change.
///
/// Return writes, and Esc or a click outside cancels.
final class ValuesWritingView: DialogView {
  struct Change: Equatable {
    let path: String
    let lines: [LineChange]
  }

  var onWrite: () -> Void = {}

  private let titleLabel = UILabel(Theme.title, Theme.text)
  private let scrollView = WheelScrollView()
  private let writeButton = UIButton(configuration: Theme.prominentButton)
  private let cancelButton = UIButton(configuration: Theme.grayButton)
  private let lines: Column

  private static let width: CGFloat = 640
  private static let padding: CGFloat = 20
  private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)

  /// `count` is the number of values that would be written.
  init(_ changes: [Change], count: Int) {
    lines = Column(changes.flatMap(Self.labels).map { $0.sized(height: 18) })
    super.init(size: CGSize(width: Self.width, height: 120 + 18 * CGFloat(lines.items.count)))
    let names = changes.map { ($0.path as NSString).lastPathComponent }
    titleLabel.text = "Write \(count) \(count == 1 ? "value" : "values") into \(names.joined(separator: ", "))?"
    titleLabel.lineBreakMode = .byTruncatingMiddle
    writeButton.set("Save to File") { [unowned self] in onWrite() }
    cancelButton.set("Cancel") { [unowned self] in onClose() }
    let buttons = Row(gap: Theme.gap, Space(), cancelButton.sized(width: 88), writeButton.sized(width: 112)).sized(height: 28)
    card.arrange(
      Column(titleLabel.sized(height: 20), scrollView.inset(top: 12, bottom: 24), buttons)
        .inset(top: 16, left: Self.padding, bottom: 20, right: Self.padding))
    lines.add(to: scrollView)
  }

  private static func labels(of change: Change) -> [UILabel] {
    let texts = change.lines.flatMap { [$0.old, $0.new] }
    let indent = texts.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    let heading = UILabel(Theme.heading, Theme.quietText, text: change.path)
    heading.lineBreakMode = .byTruncatingHead
    let lines = change.lines.map { line in
      let (old, new) = line.cut(to: columns(besides: "\(line.number) + "), indent: indent)
      let labels = [
        UILabel(font, Theme.wrong, text: "\(line.number) − \(old)"), UILabel(font, .systemGreen, text: "\(line.number) + \(new)"),
      ]
      for (label, whole) in zip(labels, [line.old, line.new]) {
        label.isUserInteractionEnabled = true
        label.addInteraction(UIToolTipInteraction(defaultToolTip: whole))
      }
      return labels
    }
    return [heading] + lines.joined()
  }

  /// Returns the number of characters that fit into a row in addition to others.
  private static func columns(besides others: String) -> Int {
    let character = UILabel(font, Theme.text, text: String(repeating: "0", count: 100)).naturalWidth / 100
    return max(Int((width - 2 * padding) / character) - others.count, 20)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: onWrite()
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.layOutContent(lines, width: card.bounds.width - 2 * Self.padding)
  }
}

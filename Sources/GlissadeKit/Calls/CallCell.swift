import Components
import Rehearsal
import UIKit

/// A call in the list: an arrow from the caller to the receiver, and the method with its arguments. Below them are the role other than
/// UIKit, and the result.
///
/// The chosen call also shows its full signature and its purpose.
final class CallCell: KitTableViewCell {
  static let height: CGFloat = 40
  /// The indentation per level of nesting, in points. At most three levels are indented.
  private static let indent: CGFloat = 8

  /// The time of a call relative to the playhead.
  enum TimeRelation: Sendable {
    case past, latest, future
  }

  private let ground = UIView(fill: nil, radius: 6)
  private let mark = UIView(fill: Theme.Timeline.playhead, radius: 1.5)
  private let arrow = CallArrowView()
  private let name = UILabel(.systemFont(ofSize: 12.5, weight: .semibold), Theme.text)
  private let arguments = UILabel(.systemFont(ofSize: 12.5), Theme.quietText)
  private let count = UILabel(Theme.caption, Theme.quietText, alignment: .right)
  private let party = UILabel(.systemFont(ofSize: 11.5), Theme.quietText)
  private let outcome = UILabel(.systemFont(ofSize: 11.5, weight: .semibold), Theme.text)
  private let whole = UILabel(Theme.caption, Theme.text, lines: 0)
  private let meaning = UILabel(Theme.caption, Theme.quietText, lines: 0)
  private var depth = 0

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    for content in [ground, mark] + faintViews + [whole, meaning] { contentView.addSubview(content) }
  }

  private var faintViews: [UIView] { [arrow, name, arguments, count, party, outcome] }

  func show(_ call: TransitionCall, isChosen: Bool, _ timeRelation: TimeRelation) {
    arrow.call = call
    depth = min(call.depth, 3)
    let title = call.title
    name.text = title.name
    name.textColor = call.isImplemented ? Theme.text : Theme.quietText
    arguments.text = title.rest
    count.text = call.count > 1 ? "×\(call.count)" : nil
    let role = call.receiver == .uikit ? call.caller : call.receiver
    // Several controllers may have the same role.
    party.text = [role.rawValue, role == .controller ? call.type : nil].compactMap(\.self).joined(separator: " ")
    party.textColor = CallLane(role).color
    outcome.text = call.outcome
    outcome.font = .systemFont(ofSize: 11.5, weight: call.isImplemented ? .semibold : .regular)
    outcome.textColor = call.isImplemented ? Theme.text : Theme.quietText
    whole.text = isChosen ? call.fullSignature : nil
    meaning.text = isChosen ? CallMeaning.of(call)?.text : nil
    ground.backgroundColor = isChosen ? Theme.field : timeRelation == .latest ? Theme.selection : .clear
    mark.isHidden = timeRelation != .latest
    for view in faintViews { view.alpha = timeRelation == .future ? 0.4 : 1 }
    setNeedsLayout()
  }

  static func height(ofChosen call: TransitionCall, width: CGFloat) -> CGFloat {
    let label = UILabel(Theme.caption, Theme.text, lines: 0)
    var height = Self.height
    for text in [call.fullSignature, CallMeaning.of(call)?.text] {
      label.text = text
      if text != nil { height += label.height(in: width - CallLane.width - Theme.margin) + 4 }
    }
    return height + 4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - Theme.margin
    let left = CallLane.width
    let text = left + CGFloat(depth) * Self.indent
    ground.frame = CGRect(x: left - 6, y: 1, width: max(bounds.width - left, 0), height: bounds.height - 2)
    mark.frame = CGRect(x: 5, y: 4, width: 3, height: bounds.height - 8)
    arrow.frame = CGRect(x: 0, y: 0, width: left - 6, height: bounds.height)
    let countWidth = count.text == nil ? 0 : count.intrinsicContentSize.width.rounded(.up) + 6
    count.frame = CGRect(x: right - countWidth, y: 4, width: countWidth, height: 18)
    place([name, arguments], from: text, to: right - countWidth, y: 4, height: 18, gap: 0)
    place([party, outcome], from: text, to: right, y: 21, height: 16, gap: 6)
    var y = Self.height
    for label in [whole, meaning] {
      label.isHidden = label.text == nil
      let height = label.isHidden ? 0 : label.height(in: right - left)
      label.frame = CGRect(x: left, y: y, width: right - left, height: height)
      y += height + 4
    }
  }

  /// Places labels next to each other, each as wide as its text. Those without enough space are truncated.
  private func place(_ labels: [UILabel], from left: CGFloat, to right: CGFloat, y: CGFloat, height: CGFloat, gap: CGFloat) {
    var x = left
    for label in labels {
      let width = min(label.intrinsicContentSize.width.rounded(.up), max(right - x, 0))
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      x += width + gap
    }
  }
}

/// A heading with the time of the calls below it.
final class CallMomentCell: KitTableViewCell {
  static let height: CGFloat = 22

  private let arrow = CallArrowView()
  private let label = UILabel(.monospacedDigitSystemFont(ofSize: 11, weight: .semibold), Theme.quietText)
  private let hairline = HairlineView()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    arrange(
      Row(
        arrow.sized(width: CallLane.width - 6), Space(6), label.fittingWidth.inset(top: 4, bottom: 2), Space(8),
        hairline.inset(top: 12, bottom: 9)
      ).inset(right: Theme.margin))
  }

  func show(_ moment: String) { label.text = moment }
}

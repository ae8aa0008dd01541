import Components
import Rehearsal
import UIKit

final class DiagnosisCard: KitView {
  private static let padding: CGFloat = 12

  private let mark = UIView(disc: nil, 8)
  private let headline = UILabel(.systemFont(ofSize: 13, weight: .semibold), Theme.text)
  private let place = UILabel(Theme.caption, Theme.quietText)
  private let explanation = UILabel(Theme.body, Theme.text, lines: 0)
  private let advice = UILabel(Theme.body, Theme.accent, lines: 0)

  init(_ diagnosis: TransitionDiagnosis, count: Int) {
    super.init(frame: .zero)
    backgroundColor = Theme.field
    layer.cornerRadius = 8
    mark.backgroundColor = diagnosis.severity >= .error ? .systemRed : .systemOrange
    headline.text = diagnosis.headline + (count > 1 ? " · \(count) times" : "")
    let transition = diagnosis.transition.map { "\($0.from) → \($0.to)" } ?? Self.subject(of: diagnosis)
    place.text = "\(transition) · at \(DecimalText.of(diagnosis.time, places: 2)) s"
    explanation.text = diagnosis.explanation.sentence
    advice.text = diagnosis.advice.map { "→ \($0)" }
    for content in [mark, headline, place, explanation, advice] { addSubview(content) }
  }

  private static func subject(of diagnosis: TransitionDiagnosis) -> String {
    if case .exception = diagnosis.kind { "Exception" } else { "Layout" }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: layOut(width: size.width, places: false)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width, places: true)
  }

  /// Lays out the card, or only computes its height if `places` is false.
  private func layOut(width: CGFloat, places: Bool) -> CGFloat {
    let inside = width - 2 * Self.padding
    var top = Self.padding
    if places { mark.frame.origin = CGPoint(x: Self.padding, y: top + 5) }
    if places { headline.frame = CGRect(x: Self.padding + 16, y: top, width: inside - 16, height: 18) }
    top += 20
    if places { place.frame = CGRect(x: Self.padding + 16, y: top, width: inside - 16, height: 14) }
    top += 22
    for label in [explanation, advice] where label.text?.isEmpty == false {
      let height = label.height(in: inside)
      if places { label.frame = CGRect(x: Self.padding, y: top, width: inside, height: height) }
      top += height + 8
    }
    return top - 8 + Self.padding
  }
}

import Rehearsal
import UIKit

/// A finding of the doctor: the problem and its place, its effect, and advice.
final class DiagnosisCard: KitStackView {
  init(_ diagnosis: TransitionDiagnosis, count: Int) {
    let mark = UIView()
    mark.backgroundColor = diagnosis.severity >= .error ? .systemRed : .systemOrange
    mark.layer.cornerRadius = 4
    let headline = Theme.label(.systemFont(ofSize: 13, weight: .semibold), Theme.text)
    headline.text = diagnosis.headline + (count > 1 ? " · \(count) times" : "")
    let title = KitStackView(.horizontal, spacing: 8, alignment: .center, [mark.sized(width: 8, height: 8), headline.sized(height: 18)])
    let place = Theme.label(Theme.caption, Theme.quietText)
    let transition = diagnosis.transition.map { "\($0.from) → \($0.to)" } ?? Self.subject(of: diagnosis)
    place.text = "\(transition) · at \(DecimalText.of(diagnosis.time, places: 2)) s"
    let head = KitStackView(
      .vertical, spacing: 2, [title, KitStackView(.horizontal, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0), [place])])
    let texts = [(Self.sentence(diagnosis.explanation), Theme.text), (diagnosis.advice.map { "→ \($0)" } ?? "", Theme.accent)]
    let labels = texts.filter { !$0.0.isEmpty }.map { text, color in
      let label = Theme.label(Theme.body, color)
      label.text = text
      label.numberOfLines = 0
      return label
    }
    super.init(.vertical, spacing: 8, insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), [head] + labels)
    place.sized(height: 14)
    backgroundColor = Theme.field
    layer.cornerRadius = 8
  }

  /// Returns the subject of a finding that is not about a transition.
  private static func subject(of diagnosis: TransitionDiagnosis) -> String {
    if case .exception = diagnosis.kind { "Exception" } else { "Layout" }
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

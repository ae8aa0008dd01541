import Components
import Rehearsal
import UIKit

final class DiagnosisCard: KitView {
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
    for label in [explanation, advice] { label.isHidden = label.text?.isEmpty != false }
    let head = Row(
      gap: 8, mark.sized(width: 8, height: 8, pinned: .top).inset(top: 5),
      Column(gap: 2, headline.sized(height: 18), place.sized(height: 14)))
    arrange(Column(gap: 8, head, explanation.fittingHeight, advice.fittingHeight).inset(x: 12, y: 12))
  }

  private static func subject(of diagnosis: TransitionDiagnosis) -> String {
    if case .exception = diagnosis.kind { "Exception" } else { "Layout" }
  }
}

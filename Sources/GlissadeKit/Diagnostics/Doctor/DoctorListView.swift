import Components
import UIKit

final class DoctorListView: KitView {
  var onClear: () -> Void = {}

  /// The findings without duplicates, the latest first.
  private(set) var findings: [Finding] = []

  struct Finding: Equatable {
    /// The latest diagnosis of its kind.
    var diagnosis: TransitionDiagnosis
    var count: Int
  }

  private let titleLabel = UILabel(Theme.title, Theme.text)
  private let clearButton = UIButton(type: .system)
  private let scrollView = UIScrollView()
  private let emptyLabel = UILabel(
    Theme.body, Theme.quietText, text: "No problems. The Doctor checks every transition on the stage.", lines: 0)
  private var cards: [DiagnosisCard] = []
  private var list = Column()

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    clearButton.titleLabel?.font = Theme.body
    clearButton.setTitleColor(Theme.accent, for: .normal)
    clearButton.set("Clear") { [unowned self] in onClear() }
    scrollView.contentInsetAdjustmentBehavior = .never
    let header = Row(gap: Theme.gap, titleLabel, clearButton.fittingWidth).sized(height: Theme.rowHeight)
    let message = Column(emptyLabel.fittingHeight).inset(x: Theme.margin)
    arrange(Column(header.inset(x: Theme.margin, y: 8), Overlay(scrollView, message)))
    showFindings()
  }

  /// `diagnoses` are in the doctor's order, the oldest first.
  func show(_ diagnoses: [TransitionDiagnosis]) {
    var findings: [Finding] = []
    for diagnosis in diagnoses.reversed() {
      let known = findings.firstIndex {
        $0.diagnosis.kind.isSame(as: diagnosis.kind) && $0.diagnosis.transition == diagnosis.transition
      }
      if let known { findings[known].count += 1 } else { findings.append(Finding(diagnosis: diagnosis, count: 1)) }
    }
    guard findings != self.findings else { return }
    self.findings = findings
    showFindings()
  }

  private func showFindings() {
    for card in cards { card.removeFromSuperview() }
    cards = findings.map { DiagnosisCard($0.diagnosis, count: $0.count) }
    list = Column(gap: Theme.gap, cards.map { $0.fittingHeight.inset(x: Theme.margin) })
    list.add(to: scrollView)
    let count = findings.reduce(0) { $0 + $1.count }
    titleLabel.text = count == 0 ? "Doctor" : count == 1 ? "1 problem" : "\(count) problems"
    clearButton.isHidden = findings.isEmpty
    emptyLabel.isHidden = !findings.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.layOutContent(list, width: bounds.width, bottom: 2 * Theme.gap)
  }
}

extension TransitionDiagnosis.Kind {
  /// Returns whether the same contract was broken in the same way, regardless of durations.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.neverCompleted, .neverCompleted), (.endedLate, .endedLate), (.endedEarly, .endedEarly): true
    default: self == other
    }
  }
}

import Components
import Rehearsal
import Tweaks
import UIKit

/// The panel's section for a timing, with its plot and its numbers in the terms of several APIs.
///
/// It observes the store. Give it the full width of the panel and `height(in:)`, and lay it out again in `onHeightChange`.
final class TimingSection: KitView {
  let timing: TweakTiming

  var onHeightChange: () -> Void = {}
  /// Called with a description of what has the pointer or the focus, or nil if there is none.
  var onDescribe: (String?) -> Void = { _ in }

  /// Another store for comparison, such as a preset's, or nil for the defaults.
  var otherStore: TweakStore? { didSet { refresh() } }

  var showsTerms = false { didSet { if showsTerms != oldValue { termsDidFold() } } }

  private let store: TweakStore
  private let defaults: TweakStore
  private let plot: CurvePlotView
  private let heading = UILabel(Theme.heading, Theme.quietText)
  private let lawLabel = UILabel(Theme.caption, Theme.quietText, alignment: .right)
  private let facts: TimingTable
  private let terms: TimingTable
  private let foldButton = UIButton(type: .system)
  private var observation: TweakObservation?

  init(timing: TweakTiming, store: TweakStore) {
    self.timing = timing
    self.store = store
    defaults = TweakStore(store.groups)
    plot = CurvePlotView(timing: timing, store: store)
    let shown = TimingValue(timing, in: store).map { TimingTerms($0) }
    facts = TimingTable([shown?.facts].compactMap(\.self), showsTitles: false)
    terms = TimingTable(shown?.rows ?? [], showsTitles: true)
    super.init(frame: .zero)
    heading.text = timing.title
    foldButton.titleLabel?.font = Theme.caption
    foldButton.contentHorizontalAlignment = .left
    foldButton.addAction(UIAction { [unowned self] _ in showsTerms.toggle() }, for: .primaryActionTriggered)
    // The backgrounds of the cells extend into the margins, so that their text is aligned with everything else.
    let outset = -TimingCell.inset
    arrange(
      Column(
        Row(heading, lawLabel).sized(height: 24), plot.fittingHeight, facts.fittingHeight.inset(top: 8, left: outset, right: outset),
        foldButton.sized(height: 24), terms.fittingHeight.inset(top: 4, left: outset, bottom: 4, right: outset)
      ).inset(x: Theme.margin))
    observation = store.observe(UIWindowScene.bound { [weak self] in self?.storeDidChange($0) })
    plot.onDescribe = { [unowned self] in onDescribe($0) }
    for table in [facts, terms] { table.onDescribe = { [unowned self] in onDescribe($0) } }
    showFold()
    refresh()
  }

  private func storeDidChange(_ ids: Set<Tweak.ID>) {
    if timing.kind.ids.contains(where: ids.contains) { refresh() }
  }

  func refresh() {
    plot.refresh()
    plot.other = TimingValue(timing, in: otherStore ?? defaults)
    guard let value = TimingValue(timing, in: store) else { return }
    let shown = TimingTerms(value)
    facts.rows = [shown.facts]
    terms.rows = shown.rows
    switch value {
    case .spring: lawLabel.text = "Spring"
    case .curve(let curve, _): lawLabel.text = curve.name.map { "Curve \($0)" } ?? "Curve"
    }
  }

  private func termsDidFold() {
    showFold()
    setNeedsLayout()
    onHeightChange()
  }

  private func showFold() {
    terms.isHidden = !showsTerms
    foldButton.setTitle(showsTerms ? "Hide values for other APIs" : "Show values for other APIs", for: .normal)
  }
}

import Components
import Tweaks
import UIKit

/// A row with a timing's curve, below the timing's values. The curve is hidden until the person unfolds it.
final class TimingRow: KitView, PanelRow {
  var onHeightChange: () -> Void = {}
  var onFold: (Bool) -> Void = { _ in }
  /// Called with a description of the part under the pointer, or nil if there is none.
  var onDescribe: (String?) -> Void = { _ in }

  /// The values for comparison, with their own curve, or nil for the defaults.
  var comparedStore: TweakStore? { didSet { section?.otherStore = comparedStore } }

  let timing: TweakTiming
  private let store: TweakStore
  private let foldButton = UIButton(type: .system)
  /// Created when it is first unfolded.
  private var section: TimingSection?

  var isUnfolded: Bool { didSet { if isUnfolded != oldValue { foldDidChange() } } }

  init(_ timing: TweakTiming, store: TweakStore, isUnfolded: Bool) {
    self.timing = timing
    self.store = store
    self.isUnfolded = isUnfolded
    super.init(frame: .zero)
    foldButton.titleLabel?.font = Theme.caption
    foldButton.contentHorizontalAlignment = .left
    foldButton.set(toolTip: "The motion over time: drag its handles to tune it") { [unowned self] in
      self.isUnfolded.toggle()
      onFold(self.isUnfolded)
    }
    addSubview(foldButton)
    foldDidChange()
  }

  var isAttended: Bool { false }

  func refresh() {}

  private func foldDidChange() {
    foldButton.setTitle(isUnfolded ? "Hide the curve" : "Show the curve of “\(timing.title)”", for: .normal)
    if isUnfolded, section == nil {
      let section = TimingSection(timing: timing, store: store)
      section.onHeightChange = { [unowned self] in onHeightChange() }
      section.onDescribe = { [unowned self] in onDescribe($0) }
      section.otherStore = comparedStore
      addSubview(section)
      self.section = section
    }
    section?.isHidden = !isUnfolded
    onHeightChange()
  }

  // MARK: Layout

  /// The width of the panel, which the section fills.
  var panelWidth: CGFloat = Theme.width

  private var sectionHeight: CGFloat { isUnfolded ? section?.height(in: panelWidth) ?? 0 : 0 }

  private static let foldHeight: CGFloat = 24

  var height: CGFloat { sectionHeight + Self.foldHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let overhang = (panelWidth - bounds.width) / 2
    section?.frame = CGRect(x: -overhang, y: 0, width: panelWidth, height: sectionHeight)
    foldButton.frame = CGRect(
      x: Theme.rowOutset, y: sectionHeight, width: bounds.width - 2 * Theme.rowOutset, height: Self.foldHeight)
  }
}

import Tweaks
import UIKit

/// A group's heading and rows.
final class PanelSection: UIView {
  /// Called with the tweak to explain: the one under the pointer or the focus; nil for none.
  var onDescribe: (Tweak?) -> Void = { _ in }

  private let group: TweakGroup
  private let store: TweakStore
  private let heading = PanelStyle.label(PanelStyle.heading, PanelStyle.quietText)
  private let resetButton = UIButton(type: .system)
  private let rows: [TweakRow]

  private static let headingHeight: CGFloat = 24

  init(_ group: TweakGroup, store: TweakStore) {
    self.group = group
    self.store = store
    rows = group.tweaks.map { TweakRow(EditedTweak(tweak: $0, store: store)) }
    super.init(frame: .zero)
    heading.text = group.title
    resetButton.setTitle("Reset", for: .normal)
    resetButton.titleLabel?.font = PanelStyle.caption
    resetButton.addAction(UIAction { _ in store.reset(group) }, for: .primaryActionTriggered)
    for view in [heading, resetButton] + rows { addSubview(view) }
    for row in rows { row.onDescribe = { [weak self] in self?.onDescribe($0) } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A section is made in code.") }

  /// In points.
  var height: CGFloat { Self.headingHeight + CGFloat(rows.count) * PanelStyle.rowPitch }

  /// Shows the store's values of these tweaks.
  func refresh(_ ids: Set<Tweak.ID>) {
    for row in rows where ids.contains(row.edited.tweak.id) { row.refresh() }
    resetButton.isHidden = !group.tweaks.contains { store.isChanged($0.id) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * PanelStyle.margin
    heading.frame = CGRect(x: PanelStyle.margin, y: 0, width: width - 56, height: Self.headingHeight)
    resetButton.frame = CGRect(x: PanelStyle.margin + width - 40, y: 0, width: 40, height: Self.headingHeight)
    resetButton.contentHorizontalAlignment = .right
    for (index, row) in rows.enumerated() {
      let slot = CGRect(
        x: PanelStyle.margin, y: Self.headingHeight + CGFloat(index) * PanelStyle.rowPitch, width: width, height: PanelStyle.rowPitch)
      row.frame = slot.insetBy(dx: -PanelStyle.rowOutset, dy: (PanelStyle.rowPitch - PanelStyle.rowHeight) / 2)
    }
  }
}

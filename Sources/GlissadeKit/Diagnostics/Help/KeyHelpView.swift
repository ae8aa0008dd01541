import UIKit

/// A list of all keyboard shortcuts in front of the window, in two columns. Esc or a click closes it.
final class KeyHelpView: DialogView {
  private static let cardWidth: CGFloat = 800
  private static let padding: CGFloat = 24
  private static let titleHeight: CGFloat = 56

  private let titleLabel = UILabel(Theme.title, Theme.text, text: "Keys")
  private let hintLabel = UILabel(Theme.caption, Theme.quietText, text: "Press Esc or click to close", alignment: .right)
  private let scrollView = UIScrollView()
  private let columns: [[KeyHelpGroup]]

  init(_ shortcuts: [WorkbenchShortcut]) {
    let groups = WorkbenchShortcut.Group.allCases.map { group in shortcuts.filter { $0.group == group } }.filter { !$0.isEmpty }
    let left = Self.leftColumn(of: groups.map(\.count))
    columns = [groups[..<left], groups[left...]].map { $0.map(KeyHelpGroup.init) }
    super.init()
    scrollView.contentInsetAdjustmentBehavior = .never
    for content in [titleLabel, hintLabel, scrollView] { card.addSubview(content) }
    for group in columns.joined() { scrollView.addSubview(group) }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: KeyHelpView.wasClicked))
  }

  /// Returns the number of groups in the left column such that the two columns have the most similar heights.
  ///
  /// - Parameter counts: The number of shortcuts in each group.
  static func leftColumn(of counts: [Int]) -> Int {
    let heights = counts.map { $0 + 2 }
    let total = heights.reduce(0, +)
    let differences = (0...counts.count).map { abs(2 * heights.prefix($0).reduce(0, +) - total) }
    return differences.indices.min { (differences[$0], -$0) < (differences[$1], -$1) } ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 2 * Theme.margin, Self.cardWidth)
    let isNarrow = width < 480
    let inside = width - 2 * Self.padding
    let columnWidth = isNarrow ? inside : ((inside - Self.padding) / 2).rounded(.down)
    var lowest: CGFloat = 0
    var top: CGFloat = 0
    for (index, column) in columns.enumerated() {
      if !isNarrow { top = 0 }
      let left = isNarrow ? 0 : CGFloat(index) * (columnWidth + Self.padding)
      for group in column {
        group.frame = CGRect(x: left, y: top, width: columnWidth, height: group.height)
        top += group.height + Theme.margin
      }
      lowest = max(lowest, top - Theme.margin)
    }
    let room = bounds.height - 2 * Theme.margin - Self.titleHeight - Self.padding
    let height = max(min(lowest, room), 0)
    placeCard(width: width, height: Self.titleHeight + height + Self.padding)
    titleLabel.frame = CGRect(x: Self.padding, y: 20, width: inside / 2, height: 20)
    hintLabel.frame = CGRect(x: Self.padding + inside / 2, y: 22, width: inside / 2, height: 16)
    scrollView.frame = CGRect(x: Self.padding, y: Self.titleHeight, width: inside, height: height)
    scrollView.contentSize = CGSize(width: inside, height: lowest)
  }

  // MARK: Closing

  // A click anywhere closes it, but not a drag that scrolls.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func wasClicked(_ tap: UITapGestureRecognizer) { onClose() }
}

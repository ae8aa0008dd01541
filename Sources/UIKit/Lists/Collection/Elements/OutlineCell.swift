/// A cell that can show its item's level in an outline.
@MainActor
protocol OutlineCell: UICollectionViewCell {
  /// Shows the item's level, and whether its children are shown. `isExpanded` is nil if it has no children.
  func showOutline(level: Int, isExpanded: Bool?)
  /// Expands or collapses the item if a click on the cell does so. Returns a Boolean value that indicates whether it does.
  func discloseByCell() -> Bool
}

/// A cell that can show its item's place in an outline.
@MainActor
protocol OutlineCell: UICollectionViewCell {
  /// Shows how deep the item is inside others, and whether those inside it are shown, or nil if there are none.
  func showOutline(level: Int, isExpanded: Bool?)
  /// Discloses the items inside the cell's item if the whole cell is there for that. Returns whether it is.
  func discloseByCell() -> Bool
}

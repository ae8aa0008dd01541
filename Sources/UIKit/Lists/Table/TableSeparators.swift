/// The lines between the rows of a table.
struct TableSeparators: Equatable {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color: UIColor? = .separator
  /// Replaces the color.
  var effect: UIVisualEffect?
  var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

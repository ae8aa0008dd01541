import Foundation

extension UITableViewCell {
  /// The color behind a selected cell.
  static let selectionColor = UIColor.systemGray4

  /// Shows another view behind the content of a selected cell.
  func showSelectedBackground(inPlaceOf old: UIView?) {
    old?.removeFromSuperview()
    selectionView.backgroundColor = selectedBackgroundView == nil ? Self.selectionColor : nil
    guard let view = selectedBackgroundView else { return }
    view.frame = selectionView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selectionView.addSubview(view)
  }
}

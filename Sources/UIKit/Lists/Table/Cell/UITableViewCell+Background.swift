import Foundation

extension UITableViewCell {
  static let selectionColor = UIColor.systemGray4

  func showSelectedBackground(inPlaceOf old: UIView?) {
    old?.removeFromSuperview()
    selectionView.backgroundColor = selectedBackgroundView == nil ? Self.selectionColor : nil
    guard let view = selectedBackgroundView else { return }
    view.frame = selectionView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selectionView.addSubview(view)
  }
}

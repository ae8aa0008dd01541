import UIKit

extension UIImageView {
  /// Returns a view with the named picture, or none for nil, which fills the view.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - radius: The radius of the corners, in points.
  package static func filling(_ name: String? = nil, radius: CGFloat = 0) -> UIImageView {
    let view = UIImageView(image: name.flatMap { UIImage(named: $0) })
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = radius
    return view
  }
}

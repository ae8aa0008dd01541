import UIKit

extension UIImageView {
  /// Returns a view that the named picture fills, or an empty view for nil. `radius` is the corner radius in points.
  package static func filling(_ name: String? = nil, radius: CGFloat = 0) -> UIImageView {
    let view = UIImageView(image: name.flatMap { UIImage(named: $0) })
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = radius
    return view
  }
}

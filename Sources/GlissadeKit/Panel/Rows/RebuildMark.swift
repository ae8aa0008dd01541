import Components
import UIKit

/// The mark of a value of a person's file that must be compiled into the code: a new value applies after a rebuild. It spins meanwhile.
final class RebuildMark: KitView {
  /// The width, in points.
  static let width: CGFloat = 44
  /// The height, in points.
  static let height: CGFloat = 14

  /// A Boolean value that indicates whether the code is being built with the value.
  var isBuilding = false {
    didSet {
      guard isBuilding != oldValue else { return }
      label.isHidden = isBuilding
      if isBuilding { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
  }

  private let label = UILabel(.systemFont(ofSize: 10, weight: .medium), Theme.quietText, text: "rebuild", alignment: .center)
  private let wheel = UIActivityIndicatorView(style: .medium)

  /// Creates a mark. `reason` is why the value can't be live.
  init(_ reason: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    clipsToBounds = true
    backgroundColor = Theme.field
    wheel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    for view in [label, wheel] as [UIView] { addSubview(view) }
    addInteraction(UIToolTipInteraction(defaultToolTip: "Applies after a rebuild, which starts by itself: \(reason)"))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

import Components
import UIKit

/// Marks a value of a person's file that is compiled into the code, so that a change applies after a rebuild. It spins during the rebuild.
final class RebuildMark: KitView {
  /// In points.
  static let width: CGFloat = 44
  /// In points.
  static let height: CGFloat = 14

  var isBuilding = false {
    didSet {
      guard isBuilding != oldValue else { return }
      label.isHidden = isBuilding
      if isBuilding { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
  }

  private let label = UILabel(.systemFont(ofSize: 10, weight: .medium), Theme.quietText, text: "rebuild", alignment: .center)
  private let wheel = UIActivityIndicatorView(style: .medium)

  /// `reason` is why the value can't be live.
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

import Foundation

/// The effect at an edge of a scroll view, behind a view in front of the edge.
final class ScrollEdgeEffectView: InternalView {
  private let effectView = UIVisualEffectView(effect: ScrollEdgeBlur())
  private let hairline = UIView()
  private var edge = UIRectEdge.top
  private var isHard = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    hairline.isHidden = true
    for view in [effectView, hairline] { addSubview(view) }
  }

  /// Shows an effect over content that reaches `distance` points into the view.
  func show(_ look: ScrollEdgeLook, over distance: CGFloat, edge: UIRectEdge) {
    alpha = look.isHidden ? 0 : (distance / UINavigationBar.fadingDistance).clamped(to: 0...1)
    if edge != self.edge { setNeedsLayout() }
    self.edge = edge
    let isHard = look.style === UIScrollEdgeEffect.Style.hard
    guard isHard != self.isHard else { return }
    self.isHard = isHard
    effectView.effect = isHard ? UIBlurEffect(style: .systemThickMaterial) : ScrollEdgeBlur()
    hairline.isHidden = !isHard
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    let width = 1 / max(traitCollection.displayScale, 1)
    hairline.frame =
      switch edge {
      case .bottom: CGRect(x: 0, y: 0, width: bounds.width, height: width)
      case .left: CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
      case .right: CGRect(x: 0, y: 0, width: width, height: bounds.height)
      default: CGRect(x: 0, y: bounds.height - width, width: bounds.width, height: width)
      }
  }
}

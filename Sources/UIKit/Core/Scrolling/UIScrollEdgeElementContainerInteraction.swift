import Foundation

/// An interaction for a view in front of an edge of a scroll view, such as a custom header, as on iOS 26.
///
/// Content below the view is shown with the effect of that edge, such as `topEdgeEffect`: a light blur for the styles `automatic` and
/// `soft`, or a strong one with a line at its edge for `hard`. The view itself should have no background.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open var scrollView: UIScrollView? {
    get { weakScrollView }
    set { weakScrollView = newValue }
  }
  private weak var weakScrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.removeEdgeContainer(self)
      attach()
    }
  }
  @Observed open var edge: UIRectEdge = .top { didSet { if edge != oldValue { scrollView?.setNeedsLayout() } } }

  public private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { scrollView?.removeEdgeContainer(self) } else { attach() }
  }

  private func attach() { if view != nil { scrollView?.addEdgeContainer(self) } }
}

/// A view in front of an edge of a scroll view, and the effect behind it.
@MainActor
struct ScrollEdgeContainer {
  private(set) weak var interaction: UIScrollEdgeElementContainerInteraction?
  let effectView = ScrollEdgeEffectView()

  init(_ interaction: UIScrollEdgeElementContainerInteraction) { self.interaction = interaction }
}

extension UIScrollView {
  fileprivate func addEdgeContainer(_ interaction: UIScrollEdgeElementContainerInteraction) {
    guard !edgeEffects.containers.contains(where: { $0.interaction === interaction }) else { return }
    let container = ScrollEdgeContainer(interaction)
    edgeEffects.containers.append(container)
    addSubview(container.effectView)
    setNeedsLayout()
  }

  fileprivate func removeEdgeContainer(_ interaction: UIScrollEdgeElementContainerInteraction) {
    for container in edgeEffects.containers where container.interaction === interaction { container.effectView.removeFromSuperview() }
    edgeEffects.containers.removeAll { $0.interaction === interaction || $0.interaction == nil }
  }

  /// Lays out the effects behind the views in front of the edges, and shows them as far as there is content.
  func layOutEdgeContainers() {
    guard !edgeEffects.containers.isEmpty else { return }
    for container in edgeEffects.containers {
      guard let interaction = container.interaction, let view = interaction.view, view.window === window, window != nil else {
        container.effectView.isHidden = true
        continue
      }
      container.effectView.isHidden = view.isHidden
      let place = ScrollEdgePlace(of: view.convert(view.bounds, to: self), at: interaction.edge, in: self)
      container.effectView.frame = place.area
      container.effectView.show(ScrollEdgeLook(place.effect), over: place.distance, edge: interaction.edge)
    }
    let views = edgeEffects.containers.map(\.effectView)
    if Array(subviews.suffix(views.count)) != views { for view in views { bringSubviewToFront(view) } }
  }
}

/// The area of a scroll view that a view in front of its edge covers.
@MainActor
private struct ScrollEdgePlace {
  /// The area from the edge to the end of the view, in the content's coordinates.
  let area: CGRect
  /// The distance by which the content reaches into it, in points.
  let distance: CGFloat
  let effect: UIScrollEdgeEffect?

  init(of view: CGRect, at edge: UIRectEdge, in scrollView: UIScrollView) {
    let (bounds, content, effects) = (scrollView.bounds, scrollView.contentSize, scrollView.edgeEffects)
    if edge.contains(.bottom) {
      area = CGRect(x: bounds.minX, y: view.minY, width: bounds.width, height: max(0, bounds.maxY - view.minY))
      (distance, effect) = (content.height - view.minY, effects.bottom)
    } else if edge.contains(.left) {
      area = CGRect(x: bounds.minX, y: bounds.minY, width: max(0, view.maxX - bounds.minX), height: bounds.height)
      (distance, effect) = (view.maxX, effects.left)
    } else if edge.contains(.right) {
      area = CGRect(x: view.minX, y: bounds.minY, width: max(0, bounds.maxX - view.minX), height: bounds.height)
      (distance, effect) = (content.width - view.minX, effects.right)
    } else {
      area = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, view.maxY - bounds.minY))
      (distance, effect) = (view.maxY, effects.top)
    }
  }
}

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

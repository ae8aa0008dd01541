import Foundation

/// The effects at the edges of a scroll view, each made when it is first used, and the views in front of the edges.
@MainActor
final class ScrollEdgeEffects {
  fileprivate(set) var top: UIScrollEdgeEffect?
  fileprivate(set) var left: UIScrollEdgeEffect?
  fileprivate(set) var bottom: UIScrollEdgeEffect?
  fileprivate(set) var right: UIScrollEdgeEffect?
  /// The views in front of the edges, other than the bars of controllers.
  private var containers: [ScrollEdgeContainer] = []

  fileprivate func effect(
    _ path: ReferenceWritableKeyPath<ScrollEdgeEffects, UIScrollEdgeEffect?>, of view: UIScrollView
  ) -> UIScrollEdgeEffect {
    if let effect = self[keyPath: path] { return effect }
    let effect = UIScrollEdgeEffect { [weak view] in
      view?.onContentMove?()
      view?.setNeedsLayout()
    }
    self[keyPath: path] = effect
    return effect
  }

  func add(_ interaction: UIScrollEdgeElementContainerInteraction, to view: UIScrollView) {
    guard !containers.contains(where: { $0.interaction === interaction }) else { return }
    let container = ScrollEdgeContainer(interaction)
    containers.append(container)
    view.addSubview(container.effectView)
    view.setNeedsLayout()
  }

  func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
    for container in containers where container.interaction === interaction { container.effectView.removeFromSuperview() }
    containers.removeAll { $0.interaction === interaction || $0.interaction == nil }
  }

  /// Lays out the effects behind the views in front of the edges, and shows them as far as there is content.
  func layOut(in scrollView: UIScrollView) {
    guard !containers.isEmpty else { return }
    for container in containers {
      guard let interaction = container.interaction, let view = interaction.view, let window = scrollView.window, view.window === window
      else {
        container.effectView.isHidden = true
        continue
      }
      container.effectView.isHidden = view.isHidden
      let place = ScrollEdgePlace(of: view.convert(view.bounds, to: scrollView), at: interaction.edge, in: scrollView)
      container.effectView.frame = place.area
      container.effectView.show(ScrollEdgeLook(place.effect), over: place.distance, edge: interaction.edge)
    }
    let views = containers.map(\.effectView)
    if Array(scrollView.subviews.suffix(views.count)) != views { for view in views { scrollView.bringSubviewToFront(view) } }
  }
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(\.top, of: self) }

  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(\.left, of: self) }

  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(\.bottom, of: self) }

  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(\.right, of: self) }
}

/// A view in front of an edge of a scroll view, and the effect behind it.
@MainActor
private struct ScrollEdgeContainer {
  private(set) weak var interaction: UIScrollEdgeElementContainerInteraction?
  let effectView = ScrollEdgeEffectView()

  init(_ interaction: UIScrollEdgeElementContainerInteraction) { self.interaction = interaction }
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

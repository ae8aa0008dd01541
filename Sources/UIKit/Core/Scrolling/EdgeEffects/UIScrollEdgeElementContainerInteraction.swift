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
      oldValue?.edgeEffects.remove(self)
      attach()
    }
  }
  @Observed open var edge: UIRectEdge = .top { didSet { if edge != oldValue { scrollView?.setNeedsLayout() } } }

  public private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { scrollView?.edgeEffects.remove(self) } else { attach() }
  }

  private func attach() { if view != nil, let scrollView { scrollView.edgeEffects.add(self, to: scrollView) } }
}

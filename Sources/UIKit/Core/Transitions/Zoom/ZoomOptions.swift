import Foundation

extension UIViewController.Transition {
  @preconcurrency @MainActor
  public class ZoomOptions: NSObject {
    /// The context tells whether the gesture would begin by default. If nil, that decides.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the zoomed controller's view, in that view's coordinates, that stays over the source.
    ///
    /// Nil or `CGRect.null` aligns the top of the view, at its full width.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    public var dimmingColor: UIColor?
    public var dimmingVisualEffect: UIBlurEffect?

    public override init() { super.init() }

    @preconcurrency @MainActor
    public class InteractionContext: NSObject {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    @preconcurrency @MainActor
    public class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }
  }

  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The controller that presents, or the one below on the navigation stack.
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }
}

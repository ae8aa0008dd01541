import Foundation

extension UIViewController.Transition {
  /// The options of a zoom.
  @preconcurrency @MainActor
  public class ZoomOptions: NSObject {
    /// Decides whether a gesture may begin to zoom back.
    ///
    /// The context tells whether it would begin without this closure. If nil, that decides.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the zoomed controller's view, in that view's points, that stays over the source.
    ///
    /// Nil or `CGRect.null` aligns the top of the view, as wide as it is.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The color over the page behind, or nil for the system's.
    public var dimmingColor: UIColor?
    /// A blur of the page behind. The default is none.
    public var dimmingVisualEffect: UIBlurEffect?

    public override init() { super.init() }

    /// A gesture that may begin to zoom back.
    @preconcurrency @MainActor
    public class InteractionContext: NSObject {
      /// The location of the gesture in the zoomed controller's view, in points.
      public let location: CGPoint
      /// The velocity of the gesture, in points per second.
      public let velocity: CGVector
      /// A Boolean value that indicates whether the gesture would begin by default.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    /// The two ends of a zoom.
    @preconcurrency @MainActor
    public class AlignmentRectContext: NSObject {
      /// The view from which the controller zooms.
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }
  }

  /// The controllers of a zoom whose source is asked for.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The controller behind: the one that presents, or the one below on the navigation stack.
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }
}

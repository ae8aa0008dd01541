import Foundation

extension UIViewController {
  /// The transition with which the controller appears when it is presented or pushed, and leaves again.
  ///
  /// Nil uses `modalTransitionStyle` for presentations, and the standard animation for a push. The animator of a delegate takes precedence.
  public var preferredTransition: Transition? {
    get { prepared.transition }
    set {
      prepared.transition = newValue
      updateZoomGestures()
    }
  }

  /// A transition with which a view controller appears and leaves.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomSource, ZoomOptions?)
    }

    let kind: Kind

    required init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Zooms from a view, and back to it.
    ///
    /// A presentation as a sheet becomes one that fills the screen.
    ///
    /// - Parameters:
    ///   - options: The options of the zoom.
    ///   - sourceViewProvider: A closure that returns the view to zoom from or to, or nil for the center of the container. It is called
    ///     for both directions, and again whenever that view has moved or is gone.
    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { self.init(.zoom(.view(sourceViewProvider), options)) }

    /// Zooms from the button of a bar button item, and back to it.
    ///
    /// A sheet keeps its size and its gestures.
    public class func zoom(
      options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { self.init(.zoom(.barButtonItem(sourceBarButtonItemProvider), options)) }

    /// Slides the view up from the bottom edge, and back down.
    public class var coverVertical: Self { self.init(.style(.coverVertical)) }
    /// Flips the screen about its vertical axis.
    public class var flipHorizontal: Self { self.init(.style(.flipHorizontal)) }
    /// Fades the view in and out.
    public class var crossDissolve: Self { self.init(.style(.crossDissolve)) }
    /// Curls the lower part of the page in front up, which shows the view below it.
    public class var partialCurl: Self { self.init(.style(.partialCurl)) }
  }
}

/// The closure that finds the view from which a controller zooms.
enum ZoomSource {
  case view((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?)
  case barButtonItem((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?)

  /// Asks for the view, or returns nil if there is none.
  @MainActor
  func view(for zoomed: UIViewController, over source: UIViewController) -> UIView? {
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed)
    var view: UIView?
    switch self {
    case .view(let provider): TransitionCalls.run("sourceViewProvider(_:)") { view = provider(context) }
    case .barButtonItem(let provider):
      TransitionCalls.run("sourceBarButtonItemProvider(_:)") { view = provider(context)?.sourceView }
    }
    return view
  }
}

extension UIViewController {
  /// The style of the preferred transition, or nil if it is a zoom or there is none.
  var preferredTransitionStyle: UIModalTransitionStyle? {
    if case .style(let style) = preferredTransition?.kind { style } else { nil }
  }

  /// A Boolean value that indicates whether the controller zooms.
  var zooms: Bool { if case .zoom = preferredTransition?.kind { true } else { false } }

  /// A Boolean value that indicates whether the controller zooms from a view, so that it fills the screen.
  var zoomsFromView: Bool {
    if case .zoom(.view, _) = preferredTransition?.kind { true } else { false }
  }
}

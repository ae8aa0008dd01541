import Foundation

extension UIViewController {
  /// Nil uses `modalTransitionStyle` for presentations, and the standard animation for a push. The animator of a delegate takes precedence.
  public var preferredTransition: Transition? {
    get { prepared.transition }
    set {
      prepared.transition = newValue
      updateZoomGestures()
    }
  }

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

    /// A sheet becomes a presentation that fills the screen. Without a source view, the zoom begins at the center of the container.
    ///
    /// The provider is called for both directions, and again whenever the view that it has returned moves or is gone.
    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { self.init(.zoom(.view(sourceViewProvider), options)) }

    /// A sheet keeps its size and its gestures.
    public class func zoom(
      options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { self.init(.zoom(.barButtonItem(sourceBarButtonItemProvider), options)) }

    public class var coverVertical: Self { self.init(.style(.coverVertical)) }
    public class var flipHorizontal: Self { self.init(.style(.flipHorizontal)) }
    public class var crossDissolve: Self { self.init(.style(.crossDissolve)) }
    public class var partialCurl: Self { self.init(.style(.partialCurl)) }
  }
}

/// The closure that finds the view from which a controller zooms.
enum ZoomSource {
  case view((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?)
  case barButtonItem((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?)

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

  var zooms: Bool { if case .zoom = preferredTransition?.kind { true } else { false } }

  /// A Boolean value that indicates whether the controller zooms from a view, and so fills the screen.
  var zoomsFromView: Bool {
    if case .zoom(.view, _) = preferredTransition?.kind { true } else { false }
  }
}

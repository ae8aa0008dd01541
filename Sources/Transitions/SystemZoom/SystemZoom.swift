import UIKit

/// The zoom of iOS 18: a view grows into the page that it opens, and the page shrinks back into it.
///
/// UIKit does everything: the pushes and presentations, the drags and the pinch that go back, and the interruptions. A controller only
/// needs its source before it is pushed or presented. To use it in an app, copy this folder.
@MainActor
public final class SystemZoom: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// A Boolean value that indicates whether the main content of the page is aligned with the source during the zoom. If not, the top of
    /// the page is.
    public var aligns = true
    /// The opacity of the black over the page behind, 0…1. The default is the system's.
    public var dimming: CGFloat = 0.15
    /// A Boolean value that indicates whether the page behind is blurred.
    public var blurs = false
    /// The fraction of the page's height, from its top, in which a drag may begin to zoom back, 0…1.
    public var dragArea: CGFloat = 1

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the controllers that are prepared next.
  public var parameters: Parameters

  /// Creates the transition.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// Zooms a controller from a view when it is pushed or presented, and back to it.
  ///
  /// `source` returns the view, or nil if it is gone. It is called again for the dismissal, when another view may show the same content.
  public func prepare(_ controller: UIViewController, from source: @escaping () -> UIView?) {
    controller.preferredTransition = .zoom(options: makeOptions()) { _ in source() }
  }

  /// Zooms a controller from a bar button item.
  public func prepare(_ controller: UIViewController, from item: UIBarButtonItem) {
    controller.preferredTransition = .zoom(options: makeOptions(), sourceBarButtonItemProvider: { [weak item] _ in item })
  }

  private func makeOptions() -> UIViewController.Transition.ZoomOptions {
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor(white: 0, alpha: parameters.dimming)
    if parameters.blurs { options.dimmingVisualEffect = UIBlurEffect(style: .regular) }
    let (aligns, dragArea) = (parameters.aligns, parameters.dragArea)
    options.alignmentRectProvider = { context in
      guard aligns, let page = context.zoomedViewController as? any SystemZoomPage else { return nil }
      return page.zoomedContentFrame(in: page.view)
    }
    options.interactiveDismissShouldBegin = { context in
      context.willBegin && (dragArea >= 1 || context.location.y <= UIScreen.main.bounds.height * dragArea)
    }
    return options
  }
}

/// A screen that shows the same content as the source, larger.
@MainActor
public protocol SystemZoomPage: UIViewController {
  /// Returns the frame of the content that is also in the source, in the coordinate system of `view`.
  func zoomedContentFrame(in view: UIView) -> CGRect
}

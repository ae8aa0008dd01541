import Foundation

/// The end of a zoom at its source: the source view, which is hidden meanwhile, its picture and its frame.
@MainActor
final class ZoomFlightSource {
  private let provider: ZoomSource
  private weak var zoomed: UIViewController?
  private weak var controller: UIViewController?
  let options: UIViewController.Transition.ZoomOptions?

  private(set) weak var view: UIView?
  /// A picture of the source that fills the card, or nil.
  private(set) var picture: UIView?
  /// The rectangle of the page that stays over the source, or nil.
  private(set) var alignment: CGRect?
  private(set) var cornerRadius: CGFloat = 0
  private var frame = CGRect.null
  private var hidden: HiddenView?
  private var style = UIUserInterfaceStyle.unspecified

  /// The size of the card at the center of the container if there is no source, as a fraction of the page's.
  private static let missingScale: CGFloat = 0.3

  init(
    _ provider: ZoomSource, of zoomed: UIViewController, over controller: UIViewController,
    options: UIViewController.Transition.ZoomOptions?
  ) {
    (self.provider, self.zoomed, self.controller, self.options) = (provider, zoomed, controller, options)
  }

  /// Asks for the source and for the alignment rectangle, and hides the source.
  func find(for page: UIView, in container: UIView) {
    guard let zoomed, let controller else { return }
    let found = provider.view(for: zoomed, over: controller).flatMap { view in
      view.window != nil && view.window === container.window && !view.bounds.isEmpty && !view.isDescendant(of: page) ? view : nil
    }
    if found !== view || found == nil || found?.traitCollection.userInterfaceStyle != style { replace(by: found) }
    frame = found.map { $0.convert($0.bounds, to: container) } ?? .null
    alignment = found.flatMap { source in
      options?.alignmentRectProvider?(UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: source, zoomed: zoomed))
    }
  }

  private func replace(by found: UIView?) {
    reveal()
    view = found
    picture = found.flatMap(Self.picture)
    cornerRadius = found?.shownCornerRadius ?? 0
    style = found?.traitCollection.userInterfaceStyle ?? .unspecified
    hidden = found.map(HiddenView.init)
  }

  /// Returns a picture without the corners and the shadow of the view, which the card draws.
  private static func picture(of view: UIView) -> UIView? {
    let picture = view.snapshotView(afterScreenUpdates: true)
    if let root = picture?.subviews.first?.layer.sublayers?.first { (root.cornerRadius, root.shadowOpacity) = (0, 0) }
    return picture
  }

  /// Returns whether the source has moved, changed its appearance or gone since it was last found.
  func hasMoved(in container: UIView) -> Bool {
    guard let view, view.window === container.window else { return !frame.isNull }
    return view.convert(view.bounds, to: container) != frame || view.traitCollection.userInterfaceStyle != style
  }

  /// Returns the frame of the source in the container, or one at the center of `page` if there is no source.
  func frame(for page: CGRect) -> CGRect {
    guard frame.isNull else { return frame }
    let margin = (1 - Self.missingScale) / 2
    return page.insetBy(dx: page.width * margin, dy: page.height * margin)
  }

  func reveal() {
    hidden?.reveal()
    hidden = nil
  }
}

extension UIView {
  /// The radius of the view's visible corners: its own, or that of a clipping ancestor with the same size.
  fileprivate var shownCornerRadius: CGFloat {
    viewChain(from: self).prefix { $0.bounds.size == bounds.size }
      .first { $0.layer.cornerRadius > 0 && ($0 === self || $0.clipsToBounds) }?.layer.cornerRadius ?? 0
  }
}

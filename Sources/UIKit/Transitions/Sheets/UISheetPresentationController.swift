import Foundation

/// Presents a controller as a sheet with rounded corners over the dimmed presenter, which can be dragged between heights and away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The darkness of the dimming at rest, as measured on iOS.
  private static let darkness: CGFloat = 0.2
  /// The radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// How far below the safe area's top a page sheet begins, in points.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet on a roomy screen, in points, unless the content prefers another.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on a roomy screen, in points.
  private static let readableWidth: CGFloat = 704
  /// The speed downwards that dismisses wherever the sheet is, or takes it to the next height, in points per second, as measured on
  /// iOS.
  static let flickSpeed: CGFloat = 1000

  /// The heights at which the sheet comes to rest, in any order. All the height, unless set.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height at which the sheet rests; nil, or one that `detents` lacks, is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The largest height at which what is behind the sheet is neither dimmed nor blocked; nil dims at all heights.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a drag up on content that stands at its top makes the sheet higher before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether the sheet stays a sheet on a screen of little height; otherwise it covers that whole.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  private let style: UIModalPresentationStyle
  private let dimmingView = UIView()
  private let grabber = SheetGrabber()
  private lazy var gestures = SheetGestures(self)
  private var ownCorners: (radius: CGFloat, masked: CACornerMask, clips: Bool)?

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.layer.name = "dimming"
  }

  /// A sheet that presents `presentedViewController` as a page sheet.
  public override convenience init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.init(presented: presentedViewController, presenting: presentingViewController, style: .pageSheet)
  }

  /// Makes changes (of detents, or of the selected one) with the sheet's own animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.systemSpring, .allowUserInteraction, .beginFromCurrentState],
        animations: {
          changes()
          self.containerView?.setNeedsLayout()
          self.containerView?.layoutIfNeeded()
        })
    }
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let geometry else { return .zero }
    return geometry.frame(at: geometry.edge(of: selectedDetentIdentifier))
  }

  private var isFloating: Bool { containerView?.traitCollection.horizontalSizeClass == .regular && !coversWhole }

  private var coversWhole: Bool {
    containerView?.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  /// Where the sheet may stand in its container at the moment.
  var geometry: SheetGeometry? {
    guard let container = containerView else { return nil }
    if coversWhole || isFloating {
      let frame = coversWhole ? container.bounds : floatingFrame(in: container)
      let stop = SheetGeometry.Stop(identifier: .large, edge: frame.minY)
      return SheetGeometry(fullFrame: frame, bottom: container.bounds.height, stops: [stop], undimmedEdge: nil)
    }
    let top = container.safeAreaInsets.top + Self.topGap
    let room = SheetRoom(container, top: top)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { SheetGeometry.Stop(identifier: detent.identifier, edge: room.edge(forDetentValue: $0)) }
    }.sorted { $0.edge < $1.edge }
    let all = stops.isEmpty ? [SheetGeometry.Stop(identifier: .large, edge: top)] : stops
    return SheetGeometry(
      fullFrame: CGRect(x: 0, y: all[0].edge, width: room.size.width, height: room.size.height - all[0].edge), bottom: room.size.height,
      stops: all, undimmedEdge: all.first { $0.identifier == largestUndimmedDetentIdentifier }?.edge)
  }

  private func floatingFrame(in container: UIView) -> CGRect {
    let area = container.bounds
    let top = container.safeAreaInsets.top + Self.topGap
    var size = CGSize(width: min(Self.readableWidth, area.width), height: area.height - 2 * top)
    if style == .formSheet {
      let wanted = preferredContentSize == .zero ? Self.formSize : preferredContentSize
      size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height - 2 * top))
    }
    return CGRect(
      x: ((area.width - size.width) / 2).rounded(), y: ((area.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  /// Shows the sheet with its top edge at `edge`, and what is behind it accordingly.
  func show(_ edge: CGFloat, in geometry: SheetGeometry) {
    guard let sheet = presentedView else { return }
    let frame = geometry.frame(at: edge)
    sheet.bounds.size = frame.size
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    sheet.transform = CGAffineTransform(translationX: 0, y: geometry.drop(at: edge))
    sheet.layoutIfNeeded()
    dimmingView.alpha = geometry.dimming(at: edge)
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    if let layer = presentedView?.layer { ownCorners = (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) }
    decorate()
    fade(to: restDimming)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return undecorate() }
    gestures.attach(to: presentedView, dimmingView: dimmingView, grabber: grabber)
    (containerView as? PresentationContainerView)?.letsTouchesThrough = { [weak self] in self?.dimmingView.alpha == 0 }
  }

  open override func dismissalTransitionWillBegin() {
    if gestures.dismissal == nil { fade(to: 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      gestures.detach()
      undecorate()
    } else {
      dimmingView.alpha = restDimming
    }
    gestures.dismissalDidEnd(completed)
  }

  override var dismissalDriver: SheetDismissal? { gestures.dismissal }

  open override func containerViewWillLayoutSubviews() {
    decorate()
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed, !gestures.isDragging, let geometry
    else { return }
    show(geometry.edge(of: selectedDetentIdentifier), in: geometry)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The dimming at rest, 0…1.
  private var restDimming: CGFloat { geometry.map { $0.dimming(at: $0.edge(of: selectedDetentIdentifier)) } ?? 1 }

  private func decorate() {
    guard let sheet = presentedView else { return }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.layer.cornerRadius = coversWhole ? 0 : preferredCornerRadius ?? Self.cornerRadius
    sheet.layer.maskedCorners = isFloating ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    sheet.layer.masksToBounds = true
    if prefersGrabberVisible, !isFloating, !coversWhole { grabber.place(in: sheet) } else { grabber.removeFromSuperview() }
  }

  private func undecorate() {
    grabber.removeFromSuperview()
    guard let layer = presentedView?.layer, let ownCorners else { return }
    (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) = ownCorners
    self.ownCorners = nil
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator as? TransitionCoordinator, coordinator.isAnimated else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.add { _ in self.dimmingView.alpha = alpha }
  }
}

/// Learns of the heights that a person gives a sheet. Optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has dragged the sheet to another of its heights.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

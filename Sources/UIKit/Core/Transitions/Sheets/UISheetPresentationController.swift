import Foundation

@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The opacity of the dimming at rest, in 0…1, as measured on iOS.
  private static let darkness: CGFloat = 0.2
  /// The radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// The distance from the top of the safe area to the top edge of a page sheet, in points.
  static let topGap: CGFloat = 10
  /// The speed above which a release dismisses the sheet wherever it is, or moves it to the next height, in points per second, as measured
  /// on iOS.
  static let flickSpeed: CGFloat = 1000

  @Observed open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// Nil, or an identifier that `detents` lacks, selects the smallest.
  @Observed open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  @Observed open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  @Observed open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  @Observed open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  @Observed open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  @Observed open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
  /// The default is true for a page sheet, and false for a form sheet.
  @Observed open var prefersPageSizing: Bool { didSet { containerView?.setNeedsLayout() } }
  @Observed open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  @Observed open var preferredPlacement = Placement.automatic { didSet { containerView?.setNeedsLayout() } }

  private let dimmingView = UIView()
  private let grabber = SheetGrabber()
  private let effectView = UIVisualEffectView(effect: nil)
  private lazy var gestures = SheetGestures(self)
  private var ownCorners: (radius: CGFloat, masked: CACornerMask, clips: Bool)?

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    prefersPageSizing = style != .formSheet
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.layer.name = "dimming"
  }

  public override convenience init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.init(presented: presentedViewController, presenting: presentingViewController, style: .pageSheet)
  }

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

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let geometry else { return .zero }
    return geometry.frame(at: geometry.edge(of: selectedDetentIdentifier))
  }

  var isFloating: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
  }

  var coversWhole: Bool {
    containerView?.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  /// Nil without a container.
  var geometry: SheetGeometry? {
    guard let container = containerView else { return nil }
    if coversWhole || isFloating {
      let frame = coversWhole ? container.bounds : floatingFrame(in: container)
      let stop = SheetGeometry.Stop(identifier: .large, edge: frame.minY)
      return SheetGeometry(fullFrame: frame, bottom: container.bounds.height, stops: [stop], undimmedEdge: nil)
    }
    let top = container.safeAreaInsets.top + Self.topGap
    let room = SheetRoom(container, top: top, mediumFraction: hasFloatingLook ? SheetFloat.mediumFraction : nil)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { SheetGeometry.Stop(identifier: detent.identifier, edge: room.edge(forDetentValue: $0)) }
    }.sorted { $0.edge < $1.edge }
    let all = stops.isEmpty ? [SheetGeometry.Stop(identifier: .large, edge: top)] : stops
    let span = attachedSpan(in: container)
    let recedes = container.traitCollection.verticalSizeClass != .compact
    return SheetGeometry(
      fullFrame: CGRect(x: span.minX, y: all[0].edge, width: span.width, height: room.size.height - all[0].edge),
      bottom: room.size.height, stops: all, undimmedEdge: all.first { $0.identifier == largestUndimmedDetentIdentifier }?.edge,
      fullEdge: recedes ? top : nil, float: hasFloatingLook ? SheetFloat(stops: all) : nil)
  }

  /// Moves the top edge of the sheet to `edge`, and dims the views behind it accordingly.
  func show(_ edge: CGFloat, in geometry: SheetGeometry) {
    guard let sheet = presentedView else { return }
    let frame = geometry.frame(at: edge)
    sheet.bounds.size = frame.size
    sheet.center = frame.middle
    sheet.transform = CGAffineTransform(translationX: 0, y: geometry.drop(at: edge))
    sheet.layoutIfNeeded()
    dimmingView.alpha = geometry.dimming(at: edge)
    recede(at: edge, in: geometry)
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.traitOverrides.userInterfaceLevel = .elevated
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    if let layer = presentedView?.layer { ownCorners = (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) }
    decorate()
    fade(to: restDimming)
    recedeAlongside()
    gestures.attach(to: presentedView, dimmingView: dimmingView, grabber: grabber)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else {
      gestures.detach()
      return undecorate()
    }
    (containerView as? PresentationContainerView)?.passesTouchesThrough = { [weak self] in self?.dimmingView.alpha == 0 }
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

  override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    makeMorph(isPresenting: isPresenting)
  }

  override var adaptivity: PresentationAdaptivity { .adaptive(usual: nil, allowsSheets: false) }

  override var recedesBehindSheets: Bool { isAtFullHeight }

  override var dismissalDriver: SheetDismissal? { gestures.dismissal }

  open override func containerViewWillLayoutSubviews() {
    decorate()
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed, !gestures.isDragging, let geometry
    else { return }
    show(geometry.edge(of: selectedDetentIdentifier), in: geometry)
  }

  open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  {
    frameOfPresentedViewInContainerView.size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The fraction of the full dimming at rest, in 0…1.
  private var restDimming: CGFloat { geometry.map { $0.dimming(at: $0.edge(of: selectedDetentIdentifier)) } ?? 1 }

  private func decorate() {
    guard let sheet = presentedView else { return }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let standardRadius = hasFloatingLook ? SheetFloat.cornerRadius : Self.cornerRadius
    sheet.layer.cornerRadius = coversWhole ? 0 : preferredCornerRadius ?? standardRadius
    sheet.layer.maskedCorners = isFloating || hasFloatingLook ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    sheet.layer.masksToBounds = true
    showEffect(in: sheet)
    if prefersGrabberVisible, !isFloating, !coversWhole { grabber.place(in: sheet) } else { grabber.removeFromSuperview() }
  }

  private func showEffect(in sheet: UIView) {
    guard let backgroundEffect else { return effectView.removeFromSuperview() }
    if effectView.effect !== backgroundEffect { effectView.effect = backgroundEffect }
    effectView.frame = sheet.bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if effectView.superview !== sheet { sheet.insertSubview(effectView, at: 0) }
  }

  private func undecorate() {
    grabber.removeFromSuperview()
    effectView.removeFromSuperview()
    guard let layer = presentedView?.layer, let ownCorners else { return }
    (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) = ownCorners
    self.ownCorners = nil
  }

  private func fade(to alpha: CGFloat) { alongside { $0.dimmingView.alpha = alpha } }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

import Foundation

/// A tap outside the popover, or Esc, dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The size of content that prefers none, in points.
  private static let standardSize = CGSize(width: 320, height: 480)

  /// A popover or an action sheet grows out of a bar button item.
  @Observed open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }
  @Observed open var sourceView: UIView? { didSet { sourceDidChange() } }
  /// Null, the default, is the bounds of `sourceView`.
  @Observed open var sourceRect = CGRect.null { didSet { sourceDidChange() } }
  @Observed open var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }
  /// If empty, there is no arrow, and the popover is over its source.
  @Observed open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceDidChange() } }
  public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  @Observed open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
  open var passthroughViews: [UIView]?
  /// Used where the content has no opaque color of its own.
  @Observed open var backgroundColor: UIColor? { didSet { sourceDidChange() } }
  @Observed open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { sourceDidChange() } }
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presented: presentedViewController, presenting: presentingViewController, style: .formSheet)

  /// The distance between the source and a popover without an arrow, in points, or nil for a popover with an arrow.
  var arrowlessGap: CGFloat?

  private let popover = PopoverView()
  private let outside = UIView()
  private let outsideTap = UITapGestureRecognizer()
  private lazy var departure = DismissalByPerson(of: self)
  /// The frame of the source at the latest layout, in the container's coordinates.
  private var latestSource: CGRect?

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override var presentedView: UIView? { popover }

  override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    if let item = sourceItem as? any MorphingSourceItem {
      return MorphAnimator(from: item.sourceView, isPresenting: isPresenting, of: self)
    }
    if let morph = makeMorph(isPresenting: isPresenting) { return morph }
    return PopoverAnimator(isPresenting: isPresenting) { [weak self] in self?.placement?.tip }
  }

  // MARK: Small screens

  override var adaptivity: PresentationAdaptivity {
    let isAnchored = isAnchoredOnPhones && presentedViewController is any SelfPresenting
    return .adaptive(usual: isAnchored ? nil : .formSheet, allowsSheets: true)
  }

  override var compactPresentationController: UIPresentationController { adaptiveSheetPresentationController }

  override var announcesItsStyle: Bool { true }

  // MARK: Geometry

  /// A Boolean value that indicates whether the popover covers the item that it grows out of, and has no arrow.
  private var coversSource: Bool { sourceItem is any MorphingSourceItem }

  private var arrow: PopoverPlacement.Arrow {
    var arrow = PopoverPlacement.Arrow()
    if let methods = popoverBackgroundViewClass { (arrow.height, arrow.base) = (methods.arrowHeight(), methods.arrowBase()) }
    if permittedArrowDirections.isEmpty { arrow.height = 0 }
    if let arrowlessGap { arrow.height = arrowlessGap }
    return arrow
  }

  /// A Boolean value that indicates whether an action sheet is anchored to its source on a phone: since iOS 26 to any source, before that
  /// only to a `sourceItem`.
  var isAnchoredOnPhones: Bool {
    let isModern = presentingViewController.viewIfLoaded?.window?.windowScene.map { $0.settings.systemVersion >= 26 } ?? false
    return sourceItem != nil || isModern && (barButtonItem != nil || sourceView != nil)
  }

  /// The frame of the source in the container's coordinates, or nil if it isn't on screen.
  private var source: CGRect? {
    guard let container = containerView else { return nil }
    if let item = sourceItem ?? barButtonItem { return item.frame(in: container) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private var contentSize: CGSize {
    if let own = presentedViewController as? any SelfPresenting { return own.popoverContentSize() }
    let wanted = presentedViewController.contentSizeForPresentation
    return CGSize(
      width: wanted.width > 0 ? wanted.width : Self.standardSize.width, height: wanted.height > 0 ? wanted.height : Self.standardSize.height
    )
  }

  private var contentInsets: UIEdgeInsets { popoverBackgroundViewClass?.contentViewInsets() ?? .zero }

  private var placement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins.limited)
    let source = (source ?? latestSource)?.limited ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    let outer = contentSize.limited.outset(by: contentInsets.limited)
    if coversSource { return PopoverPlacement.over(source, size: outer, area: area) }
    return PopoverPlacement.beside(
      source, size: outer, area: area, permitted: permittedArrowDirections, arrow: arrow, canOverlap: canOverlapSourceViewRect)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame(arrowHeight: arrow.height) ?? .zero }

  private func place() {
    guard let placement else { return }
    latestSource = source ?? latestSource
    arrowDirection = placement.direction
    popover.hidesArrow = arrowlessGap != nil
    popover.color(backgroundColor, effect: backgroundEffect)
    popover.take(placement, arrow: arrow, insets: contentInsets)
  }

  private func sourceDidChange() { containerView?.setNeedsLayout() }

  // MARK: Presentation

  override func prepareForPresentation() {
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    popoverDelegate?.notifyPrepare(self)
    guard sourceItem == nil, barButtonItem == nil, sourceView == nil else { return }
    misuse(
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView, sourceItem or barButtonItem set before the presentation occurs.",
      as: .generic)
  }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.traitOverrides.userInterfaceLevel = .elevated
    outside.frame = container.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.layer.name = "outside"
    outside.isAccessibilityElement = true
    outside.accessibilityLabel = "Dismiss popup"
    container.insertSubview(outside, at: 0)
    popover.show(presentedViewController.view, background: popoverBackgroundViewClass)
    place()
    popover.layoutIfNeeded()
    outsideTap.addTarget(self, action: UIPopoverPresentationController.leave)
    outside.addGestureRecognizer(outsideTap)
    guard let container = containerView as? PresentationContainerView else { return }
    container.escape = { [weak self] in self?.leave() }
    container.passesThrough = { [weak self] point in self?.passesThrough(point) ?? false }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { outside.removeGestureRecognizer(outsideTap) }
    departure.didEnd(completed)
  }

  open override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    if let before = latestSource, let now = source, before != now { askForNewSource(now) }
    place()
    popover.layoutIfNeeded()
  }

  open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  {
    frameOfPresentedViewInContainerView.size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard let containerView, !presentedViewController.isBeingPresented, presentedViewController.viewIfLoaded?.window != nil else { return }
    containerView.setNeedsLayout()
    UIView.animate(springDuration: 0.35, bounce: 0.1, options: .allowUserInteraction) { containerView.layoutIfNeeded() }
  }

  /// Lets the delegate replace the source after the container has changed.
  private func askForNewSource(_ rect: CGRect) {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate, let sourceView, sourceItem == nil else { return }
    var (rect, view) = (sourceRect.isNull ? sourceView.bounds : sourceRect, sourceView)
    let asked = rect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== sourceView { self.sourceView = view }
    if rect != asked { sourceRect = rect }
  }

  private func passesThrough(_ point: CGPoint) -> Bool {
    guard let containerView, let passthroughViews else { return false }
    return passthroughViews.contains { $0.window != nil && $0.bounds.contains(containerView.convert(point, to: $0)) }
  }

  private func leave() {
    if let own = presentedViewController as? any SelfPresenting { return own.leavePopover() }
    departure.begin()
  }
}

extension UIPopoverPresentationControllerDelegate {
  func notifyPrepare(_ controller: UIPopoverPresentationController) {
    TransitionCalls.ask(self, .delegate, "prepareForPopoverPresentation(_:)", [controller]) { prepareForPopoverPresentation(controller) }
  }
}

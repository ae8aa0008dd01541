import Foundation

/// A rectangular area of the interface, with content, subviews and a place in the responder chain.
///
/// Geometry and appearance are stored in `layer`. The view adds events, traits, safe areas and the connection to view
/// controllers.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of `layer`: `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the compositor renders. Its delegate is the view.
  public let layer: CALayer

  /// Creates a view with a frame in the points of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with an empty frame, for classes written for iOS.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
  }

  // MARK: Geometry

  /// The position and size in the superview's points: the bounding box of the view with its transform applied.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The bounds in the view's own coordinate space.
  ///
  /// The origin is nonzero in scroll views.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The position of the anchor point, by default the center, in the superview's points.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform of the view about its anchor point.
  ///
  /// It does not change `bounds` or `center`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { observably { layer.setAffineTransform(newValue) } }
  }

  /// A Boolean value that indicates whether a change of size resizes the subviews according to their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// The margins and dimensions that change when the size of the superview changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Returns the size that best fits the content inside `size`, in points.
  ///
  /// The current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits its content, and keeps its top left corner.
  open func sizeToFit() { takeFittingSize() }
  /// The natural size of the content, in points, with `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Marks `intrinsicContentSize` as changed, so that layout uses the new size.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  // MARK: Auto Layout

  /// A Boolean value that indicates whether the view needs Auto Layout even if no surrounding view uses it.
  ///
  /// `updateConstraints()` is then called before its layout.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints that depend on the view's state.
  ///
  /// Overrides call super at the end. Do not call it directly.
  open func updateConstraints() {}
  /// The insets from the frame to the rectangle that constraints align, in points, for example because of shadows or ornaments.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view, this one or a descendant, whose first line of text is the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view, this one or a descendant, whose last line of text is the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that satisfies the constraints inside the view and is closest to `targetSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontally: .fittingSizeLevel, vertically: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints inside the view, in points.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size, in points.
  ///   - horizontalFittingPriority: The priority of the preferred width.
  ///   - verticalFittingPriority: The priority of the preferred height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
  }

  /// Notifies the view that `layoutMargins` may have changed.
  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the height of the content depends on its width, as that of wrapped text does.
  var wrapsContent: Bool { false }
  /// Returns the natural size for a given width, for example of wrapped text.
  func intrinsicContentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// The baselines of the view's own text. Without text, the edges of the view.
  var baselines: TextBaselines { .fromEdges(first: 0, last: 0) }

  // MARK: Appearance

  /// The opacity of the view together with its subviews, in 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { observably { layer.opacity = Float(newValue.clamped(to: 0...1)) } }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// The color behind the content, or nil for none.
  ///
  /// Dynamic colors follow the view's traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The color of interactive elements.
  ///
  /// It is inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// A Boolean value that indicates whether content and subviews are clipped to the bounds (with corners rounded by
  /// `layer.cornerRadius`).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The way in which content is fitted into bounds of another size.
  @Observed open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  /// A view whose alpha channel masks this one.
  ///
  /// It is not a subview.
  @Observed open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// The interface style of this view and its subviews.
  ///
  /// `.unspecified` inherits it.
  @Observed open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { inheritTraits() } }
  /// The traits of the view: the inherited ones, except those that the view overrides.
  open internal(set) var traitCollection = UITraitCollection.current

  // MARK: Hierarchy

  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that contains this one, or nil.
  open internal(set) weak var superview: UIView?
  /// The window that contains the view, or nil.
  open var window: UIWindow? { superview?.window }
  /// A number that identifies the view.
  open var tag = 0
  /// Adds `view` in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` directly behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, besides: sibling, offset: 0) }
  /// Inserts `view` directly in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, besides: sibling, offset: 1) }
  /// Removes the view from its superview and window.
  open func removeFromSuperview() { detach() }

  // MARK: Input

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether a touch in this view prevents other views of the window from receiving touches.
  open var isExclusiveTouch = false

  /// The recognizers attached to the view, in the order in which they were added, or nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  var attachedRecognizers: [UIGestureRecognizer] = []
  /// Attaches a recognizer, which receives the touches of this view and its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Detaches a recognizer, and cancels its gesture if one is in progress.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a recognizer attached to this view, or to an ancestor, may begin.
  ///
  /// The default implementation returns true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Resigns the first responder status of a descendant or of this view.
  ///
  /// With `force` it does so even if it refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditing(inside: self, force: force) }

  /// A Boolean value that indicates whether the Tab key can move the focus to this view.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view has the keyboard focus, and so receives keys that no other object handles.
  open var isFocused: Bool { window?.focusedView === self }
  /// The identifier of the group of this view and its subviews, at which Tab stops once, or nil for the superview's.
  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  /// The view that the focus ring surrounds: this view, or the part of it that responds to keys.
  var focusRingTarget: UIView { self }

  // MARK: Layout and display

  /// Sets what the view shows, and how, from its model. It comes before layout, first before the view's first one. Do not call it directly.
  open func updateProperties() {}
  /// Requests a call of `updateProperties()` before the next layout pass, which isn't requested.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  /// Requests a call of `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out the view and its subviews now, where needed.
  open func layoutIfNeeded() { settleLayout() }
  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of `draw(_:)` before the next frame, which redraws the whole view regardless of `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  /// The insets by which bars and the edges of the screen cover the view, in points.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  // MARK: State of the extensions

  var looks = Looks()
  var snapshots = Snapshots()
  var touchBlocks = TouchBlocks()
  var constraintUpdates = ConstraintUpdates()
  var updates = Updates()
  /// The view's Auto Layout data, or nil while it does not take part in Auto Layout.
  var layoutStorage: ViewLayout?
  var storedInteractions: [any UIInteraction] = []
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?
  /// The view to which this one is about to be added. Its safe area is computed there in the meantime, so that a transition can
  /// lay out the view first.
  weak var prospectiveSuperview: UIView?

  // MARK: Overridable hooks

  /// Notifies the view that `subview` has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Notifies the view that `subview` is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Notifies the view that it is about to be added to `newSuperview`, or removed if nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that it has been added to a superview or removed from one.
  open func didMoveToSuperview() {}
  /// Notifies the view that it, or an ancestor, is about to enter or leave a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that it, or an ancestor, has entered or left a window.
  open func didMoveToWindow() {}
  /// Lays out the subviews, by default according to their constraints.
  ///
  /// It runs in the layout pass after `setNeedsLayout()`, or in `layoutIfNeeded()`. Do not call it directly.
  open func layoutSubviews() { layOutByConstraints() }
  /// Notifies the view that `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Notifies the view that its effective `tintColor` or `tintAdjustmentMode` has changed.
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws the content inside `rect` into the current context.
  ///
  /// Override it only to draw, and call `setNeedsDisplay()` to have it called.
  open func draw(_ rect: CGRect) { looks.reachedDefaultDrawing = true }
  /// Returns whether the view contains `point`, given in the view's own coordinate space.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at `point` that receives touches, or nil.
  ///
  /// The point is in the view's own coordinate space.
  ///
  /// Views that are hidden, nearly transparent (alpha below 0.01), disabled or scaled to nothing, and views under an animation
  /// that blocks touches, are skipped with all their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// A Boolean value that indicates whether a change of the layer's contents in an animation block fades.
  var dissolvesContents: Bool { false }
  /// A Boolean value that indicates whether an animation block animates the visibility of subviews.
  var animatesVisibilityOfSubviews: Bool { false }
  /// Called after `isHidden` of a subview has changed.
  func subviewVisibilityDidChange(_ view: UIView) {}

  /// The insets of a safe area that doesn't depend on the view's place, in points, or nil.
  var fixedSafeAreaInsets: UIEdgeInsets? { nil }

  /// The size of the content that scrolls in the bounds, in points, or nil if the view has no such content.
  ///
  /// Constraints to the edges of a view with scrolling content refer to the content.
  var scrollingContentSize: CGSize? {
    get { nil }
    set {}
  }

  /// Called after the view has gained or lost the focus.
  func notifyOfFocusChange() { (self as? any FocusObserving)?.focusDidChange() }

  /// Called after the size of the bounds has changed and subviews have been autoresized.
  func boundsSizeDidChange(from oldSize: CGSize) {}

  // MARK: Responder

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layer delegate

  /// Returns the action for a change of a layer property: an animation inside an animation block, otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let action = ViewAnimation.action(for: layer, key: event, view: self)
    return ConcentricCorners.isUsed ? ConcentricCorners.following(action, key: event, of: self) : action
  }

  open func layoutSublayers(of layer: CALayer) { layOutWithController() }

  open func display(_ layer: CALayer) { recordDrawing() }
}

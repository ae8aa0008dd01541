import Foundation

/// Geometry and appearance are stored in `layer`. The view adds events, traits, safe areas and the connection to view controllers.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    layer.frame = frame
    didInitialize()
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    didInitialize()
    coder.complete(self)
  }

  /// Called at the end of both initializers, before an Interface Builder file sets properties. For subclasses in this module.
  func didInitialize() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { observably { layer.setAffineTransform(newValue) } }
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { takeFittingSize() }
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  // MARK: Auto Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {}
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontally: .fittingSizeLevel, vertically: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
  }

  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the height of the content depends on its width, as that of wrapped text does.
  var wrapsContent: Bool { false }
  /// Returns the natural size for a given width, for example of wrapped text.
  func intrinsicContentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// The baselines of the view's own text. Without text, the edges of the view.
  var baselines: TextBaselines { .fromEdges(first: 0, last: 0) }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { observably { layer.opacity = Float(newValue.clamped(to: 0...1)) } }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  @Observed open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  @Observed open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  @Observed open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { inheritTraits() } }
  open internal(set) var traitCollection = UITraitCollection.current

  // MARK: Hierarchy

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open var tag = 0
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, besides: sibling, offset: 0) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, besides: sibling, offset: 1) }
  open func removeFromSuperview() { detach() }

  // MARK: Input

  open var isUserInteractionEnabled: Bool {
    get { touching.isEnabled }
    set { touching.isEnabled = newValue }
  }
  open var isMultipleTouchEnabled: Bool {
    get { touching.isMultiple }
    set { touching.isMultiple = newValue }
  }
  open var isExclusiveTouch: Bool {
    get { touching.isExclusive }
    set { touching.isExclusive = newValue }
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  var attachedRecognizers: [UIGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditing(inside: self, force: force) }

  /// A Boolean value that indicates whether the Tab key can move the focus to this view.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view has the keyboard focus, and so receives keys that no other object handles.
  open var isFocused: Bool { window?.focusedView === self }
  /// Tab stops once at a group. Nil for the superview's group.
  open var focusGroupIdentifier: String? {
    get { focusGroup.identifier }
    set { focusGroup.identifier = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusGroup.priority }
    set { focusGroup.priority = newValue }
  }
  /// The view that the focus ring surrounds: this view, or the part of it that responds to keys.
  var focusRingTarget: UIView { self }

  // MARK: Layout and display

  open func updateProperties() {}
  /// Doesn't request layout.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { settleLayout() }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Redraws the whole view, regardless of `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  // MARK: State of the extensions

  var looks = Looks()
  var snapshots = Snapshots()
  var touching = Touching()
  var focusGroup = FocusGroup()
  var updates = Updates()
  /// The view's Auto Layout data, or nil while it does not take part in Auto Layout.
  var layoutStorage: ViewLayout?
  var storedInteractions: [any UIInteraction] = []
  weak var viewController: UIViewController?
  /// The view to which this one is about to be added. Meanwhile its safe area is computed there, so that a transition can lay out the view
  /// first.
  weak var prospectiveSuperview: UIView?

  // MARK: Overridable hooks

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() { layOutByConstraints() }
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func draw(_ rect: CGRect) { looks.reachedDefaultDrawing = true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Views that are hidden, nearly transparent (alpha below 0.01), disabled or scaled to nothing, and views under an animation that blocks
  /// touches, are skipped with all their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// Called when the tint color or the traits have changed, before the public methods. For subclasses in this module.
  func colorsMayHaveChanged() {}

  /// A Boolean value that indicates whether a change of the layer's contents in an animation block fades.
  var dissolvesContents: Bool { false }
  /// A Boolean value that indicates whether an animation block animates the visibility of subviews.
  var animatesVisibilityOfSubviews: Bool { false }
  /// Called after `isHidden` of a subview has changed.
  func subviewVisibilityDidChange(_ view: UIView) {}

  /// The insets of a safe area that doesn't depend on the view's position, in points, or nil.
  var fixedSafeAreaInsets: UIEdgeInsets? { nil }

  /// The size of the content that scrolls in the bounds, in points, or nil if the view has no such content.
  ///
  /// Constraints to the edges of a view with scrolling content refer to the content.
  var scrollingContentSize: CGSize? {
    get { nil }
    set {}
  }

  func notifyOfFocusChange() { (self as? any FocusObserving)?.focusDidChange() }

  /// Called after the size of the bounds has changed and subviews have been autoresized.
  func boundsSizeDidChange(from oldSize: CGSize) {}

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layer delegate

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let action = ViewAnimation.action(for: layer, key: event, view: self)
    return ConcentricCorners.isUsed ? ConcentricCorners.following(action, key: event, of: self) : action
  }

  open func layoutSublayers(of layer: CALayer) { layOutWithController() }

  open func display(_ layer: CALayer) { recordDrawing() }
}

import Foundation

/// A rectangle of the interface: content, subviews and a place in the responder chain.
///
/// Geometry and appearance live in `layer`; the view adds what layers lack: events, traits, safe areas, controllers.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the compositor sees of the view. Its delegate is the view.
  public let layer: CALayer

  /// A view with this frame, in its future superview's points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Archives do not exist here; there so that classes written for iOS compile. Gives a view with an empty frame.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
  }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      misuse("+[\(self) layerClass] must be CALayer or a subclass of it, not \(layerClass)")
      return CALayer()
    }
    return type.init()
  }

  private func adoptLayer() {
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// Place and size in the superview's points: the box around the view, with its transform applied.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinates; its origin is other than zero in scroll views.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where the anchor point, normally the middle, lies in the superview's points.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// Moves, scales or rotates the view about its anchor point, without changing `bounds` or `center`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform with depth and perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that `center` and the transform refer to, in fractions of the bounds. (0.5, 0.5) is the middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  /// Resizes subviews by their `autoresizingMask` when the bounds change size.
  open var autoresizesSubviews = true
  /// What gives and what stays when the superview changes size.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that fits the content best inside `size`, in points. The view's own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits the content, keeping the top left corner.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// The natural size of the content, in points; `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Tells that `intrinsicContentSize` has changed: what lays the view out by it does so again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Stands for "no natural size" along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Auto Layout

  /// Whether the view's frame is what is set as its frame, and stands so in constraints. Set it to false to have the frame found by
  /// constraints.
  ///
  /// What these leave open is 0 for a place and the content's size for a length: a view that none of them mentions lies at its
  /// superview's origin. (Where no constraint is active in the whole hierarchy, all frames stand as they are.)
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isLaidOutByConstraints }
    set { setLaidOutByConstraints(!newValue) }
  }

  /// Whether the view needs Auto Layout, though nothing around it may use it: `updateConstraints()` is then called before it is laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Has `updateConstraints()` called in the next layout pass.
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }

  /// Has constraints updated now, of the views inside this one first, where that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Sets up constraints that depend on the view's state. Call `super` at the end; never call it yourself.
  open func updateConstraints() {}

  /// How far the frame reaches beyond what constraints align, as shadows and ornaments do, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints align of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame around what constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// The view inside this one, or itself, whose first line of text constraints to the first baseline go by.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one, or itself, whose last line of text constraints to the last baseline go by.
  open var forLastBaselineLayout: UIView { self }

  /// The size that satisfies the constraints inside the view and is nearest to `targetSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontally: .fittingSizeLevel, vertically: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints inside the view and heeds `targetSize` as much as the priorities say, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
  }

  /// Tells that `layoutMargins` may have changed.
  open func layoutMarginsDidChange() {}

  /// Whether the content has another height in another width, as text in several lines has.
  var wrapsContent: Bool { false }

  /// The natural size when the width is given: that of text in lines.
  func intrinsicContentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Where the baselines of the view's own text lie. Without text, the edges stand for them.
  var baselines: TextBaselines { .fromEdges(first: 0, last: 0) }

  // MARK: Appearance

  /// 0…1; applies to the view and its subviews together.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subviews are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.subviewVisibilityDidChange(self)
    }
  }

  /// The colour behind the content; nil is none. Dynamic colours follow the view's traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of what can be operated: inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the tint is shown in grey, as below an alert. Inherited unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.mode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Whether content and subviews are cut off at the bounds (rounded by `layer.cornerRadius`).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content is fitted into bounds of another size.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }

  /// A view whose alpha cuts out this one. It is no subview.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// Light or dark for this view and its subviews, whatever surrounds it; `.unspecified` inherits.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { inheritTraits() } }

  /// The view's traits: inherited, but for what it overrides.
  open internal(set) var traitCollection = UITraitCollection.current

  // MARK: Hierarchy

  /// From back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// A number to find the view by.
  open var tag = 0

  /// Adds `view` in front of the other subviews, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts `view` so that `index` views lie behind it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` right behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, besides: sibling, offset: 0) }

  /// Inserts `view` right in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, besides: sibling, offset: 1) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Takes the view out of its superview and window.
  open func removeFromSuperview() { detach() }

  // MARK: Input

  /// Whether the view and its subviews get touches.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one of several touches at a time.
  open var isMultipleTouchEnabled = false
  /// Whether, while a touch is down here, no other view of the window gets touches.
  open var isExclusiveTouch = false

  /// The recognisers attached to the view, in the order in which they were added; nil for none.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Attaches a recogniser: it sees the touches of this view and its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a recogniser, which is cancelled if it is under way.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked before a recogniser attached to this view, or to one around it, begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Has whatever is being edited inside the view give up the keyboard. With `force` it is not asked whether it agrees.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditing(inside: self, force: force) }

  /// Whether the Tab key stops at this view.
  open var canBecomeFocused: Bool { false }

  /// Whether keys that nobody else handles go to this view.
  open var isFocused: Bool { window?.focusedView === self }

  /// Tells that the view has got or lost the focus. Redraw here what shows it; the window draws a ring on its own.
  open func focusDidChange() {}

  /// The view that the ring goes around while this one has the focus: itself, or the part of it that keys work on.
  var focusRingTarget: UIView { self }

  // MARK: Layout and display

  /// Has `layoutSubviews()` called in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays the view and its subviews out now, where needed.
  open func layoutIfNeeded() { settleLayout() }

  /// Has `draw(_:)` called before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has `draw(_:)` called before the next frame; all is drawn anew, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// How far bars and the screen's edges reach into the view, in points.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// A picture of the view as it is now, as a view of its own that may be moved, scaled and faded.
  ///
  /// With `afterUpdates` pending layout and drawing are done first, and the model's values are shown; without, what is on the
  /// screen at this moment: nothing that was changed since the latest commit, at the end of the turn before. A view that is not on the
  /// screen yet then has no picture, which is said in UIKit's words, and nil is returned. Later changes of the view do not show.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A picture of a part of the view; parts inside the cap insets keep their size when the picture is stretched.
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    let snapshot = makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    snapshot?.snapshotSource = SnapshotSource(view: self)
    return snapshot
  }

  // MARK: State of the extensions

  /// The picture that snapshots of parts of the view show, while any of them is there.
  weak var latestPicture: LayerPicture?

  /// The controller whose `view` this is.
  weak var viewController: UIViewController?
  /// Where the view is about to be added: its safe area is reckoned there meanwhile, so that a transition can lay it out first.
  weak var prospectiveSuperview: UIView?
  /// The number of running animations that keep touches away from the view and its subviews: those made without
  /// `allowUserInteraction`. Kept by the animation engine.
  var touchBlockingAnimations = 0
  /// The number of running transitions that keep touches away from the view and its subviews.
  var touchBlockingTransitions = 0
  /// What the view is a snapshot of; nil for any other view.
  var snapshotSource: SnapshotSource?

  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// What `draw(_:)` last drew.
  var drawing: CGDrawing?
  var reachedDefaultDrawing = false

  /// What Auto Layout keeps for the view; nil while it has nothing to do with it.
  var layoutStorage: ViewLayout?
  var constraintsNeedUpdate = true
  var storedInteractions: [any UIInteraction] = []
  /// Whether `updateConstraints()` is due for this view or one inside it.
  var subtreeNeedsUpdateConstraints = true

  // MARK: Overridable hooks

  /// Tells that `subview` has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that `subview` is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to be added to `newSuperview`, or removed for nil.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has been added to a superview or removed from it.
  open func didMoveToSuperview() {}

  /// The view, or one around it, is about to enter or leave a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view, or one around it, has entered or left a window.
  open func didMoveToWindow() {}

  /// Places the subviews; by their constraints, unless overridden without calling super. Runs in the layout pass after
  /// `setNeedsLayout()`, or in `layoutIfNeeded()`; never call it yourself.
  open func layoutSubviews() { layOutByConstraints() }

  /// Tells that `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Tells that the effective `tintColor` or `tintAdjustmentMode` has changed.
  open func tintColorDidChange() {}

  /// The view's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content inside `rect` into the current context. Override only to draw; call `setNeedsDisplay()` to have it called.
  open func draw(_ rect: CGRect) { reachedDefaultDrawing = true }

  /// Whether `point`, in the view's own points, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at `point`, in the view's own points, that takes touches.
  ///
  /// Hidden, nearly invisible (alpha under 0.01), disabled views, views scaled to nothing and views under an animation that keeps
  /// touches away are skipped with all their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, touchBlockingAnimations == 0, touchBlockingTransitions == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      guard let inside = subview.layer.pointOnMovingLayer(point) ?? convert(point, toSubview: subview) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a change of the layer's contents inside an animation block fades.
  var dissolvesContents: Bool { false }

  /// Called when the size of the bounds has changed, after autoresizing.
  func boundsSizeDidChange(from oldSize: CGSize) {}

  // MARK: Responder

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layer delegate

  /// The action that a change of a layer property starts: an animation inside an animation block, none otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, key: event, view: self)
  }

  /// Lays out on behalf of the layer.
  open func layoutSublayers(of layer: CALayer) {
    traitCollection.performAsCurrent {
      prepareForLayout()
      viewController?.viewIsAboutToLayOut()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Draws on behalf of the layer.
  open func display(_ layer: CALayer) { recordDrawing() }
}

extension UIView: @preconcurrency CALayerDelegate {}

extension UIView: UITraitEnvironment {}

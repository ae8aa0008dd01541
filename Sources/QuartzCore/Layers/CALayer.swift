import CoreGraphics

/// A rectangle of content in a tree of layers, with its appearance, its geometry, and its animations.
///
/// Setting a property changes the model immediately. What is presented follows through animations (see `action(forKey:)`). Use layers only
/// on the main thread.
open class CALayer: NSObject, CAMediaTiming {
  /// The values that have been set. The presented values differ while animations run; see `presentedState(at:)`.
  package internal(set) final var modelState = LayerState()
  /// Unique among layers, and increasing in the order of their creation.
  package let serial = CALayer.serials.next()

  private static let serials = SerialNumbers()

  /// Provides actions, layout, and content. A view is its layer's delegate.
  public weak var delegate: (any CALayerDelegate)?
  /// The name in traces and in the debugger.
  public var name: String?
  /// The delegate takes precedence.
  public var actions: [String: any CAAction]?
  /// The values of properties that the layer itself doesn't define, by key, and under "actions" further actions.
  ///
  /// A dictionary under "style" has the values that this one doesn't define. A property that has its initial value counts as not defined.
  /// After you have changed the value of a property, set the dictionary again. Geometry isn't looked up.
  @Observed public var style: [AnyHashable: Any]? { didSet { styleDidChange() } }

  // MARK: Tree

  final weak var parent: CALayer?
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  /// The layer tree that shows this layer, if it is a root layer on screen.
  var shownTree: LayerTree?
  /// The difference between the layer and what the screen shows of it.
  final var mark = UncommittedChanges.Mark.unchanged

  // MARK: Time and animations

  final var time = LayerTime()
  /// In the order in which they were added, which is the order in which they apply.
  final var runningAnimations: [RunningAnimation] = []
  /// The schedule in which the layer's animations wait for their end, or nil if none waits.
  var schedule: AnimationSchedule?
  /// The layer whose values this presentation layer shows, or nil for a model layer.
  final var presented: CALayer?

  // MARK: Layout and display

  final var layoutPass = LayerPass()
  /// The pass that displays a subtree after laying it out, so that what needs layout needs it too.
  final var displayPass = LayerPass()
  final var placement = LayerPlacement()
  public var needsDisplayOnBoundsChange = false

  /// The values of custom keys.
  var extraValues: [String: Any] = [:]
  /// The initial values combined with those of `style`, or nil without a style.
  var styledState: LayerState?

  public required override init() {
    super.init()
    modelState = Self.initialState
  }

  /// Creates a copy of `layer`'s values, without its tree and its animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// Returns a new layer of this kind for copies. It is never of a client's class, which may have an initializer with side effects.
  func makeEmptyCopy() -> CALayer { CALayer() }

  /// The values that a new layer of this kind has in addition to the common ones of `LayerState`.
  class var initialSpecifics: LayerState.Specifics { .none }

  static var initialState: LayerState {
    var state = LayerState()
    state.specifics = initialSpecifics
    return state
  }

  /// Sets a value that only this kind of layer has. Returns whether there is such a value.
  func setOwnValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// Copies all values of `layer` except its tree and its animations.
  func copyValues(from layer: CALayer) {
    modelState = layer.modelState
    name = layer.name
    time = layer.time
    extraValues = layer.extraValues
    _style.wrappedValue = layer.style
    styledState = layer.styledState
  }

  /// The smallest rectangle that contains the layer, in its superlayer's coordinate space. Setting it sets `position` and `bounds`.
  open var frame: CGRect {
    get { modelState.frame }
    set {
      var target = modelState
      target.setFrame(newValue)
      position = target.position
      bounds = target.bounds
    }
  }

  // MARK: Layout

  /// Called by `layoutIfNeeded()`, before a frame is shown.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsLayout() {
    layoutPass.isNeeded = true
    markLayout()
    markDirty()
  }

  // MARK: Display

  /// Updates the contents by asking the delegate, which calls `draw(in:)` by default.
  open func display() {
    if let delegate { delegate.display(self) } else { recordContents() }
  }

  /// Returns whether the layer redraws itself when the value of a custom key changes, and while an animation changes it. The default is
  /// false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  open func setNeedsDisplay() {
    displayPass.isNeeded = true
    markDirty()
  }

  /// All of the contents is redrawn, regardless of `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Actions

  /// Returns the action to run when the property `event` changes, or nil for none.
  ///
  /// The search asks the delegate, then `actions`, then `style`, then `defaultAction(forKey:)`. The first answer counts, and `NSNull` ends
  /// the search. Without an answer, animatable properties of layers that have no delegate get the transaction's implicit animation.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] ?? styledAction(forKey: event) { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return delegate == nil ? implicitAnimation(forKey: event) : nil
  }

  /// Returns the value of a property that neither the layer nor its style defines.
  ///
  /// The default is the initial value, and nil for a custom key.
  open class func defaultValue(forKey key: String) -> Any? { AnimatableKeyPath(key).flatMap { $0.value(in: initialState)?.value } }

  /// The delegate and `actions` take precedence.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Hit testing

  /// The point is in the layer's own coordinate space.
  open func contains(_ point: CGPoint) -> Bool { modelState.bounds.contains(point) }

  /// The point is in the superlayer's coordinate space.
  open func hitTest(_ point: CGPoint) -> CALayer? { hitTestInTree(point) }

  // MARK: Presentation

  /// Returns a separate layer with the presented values, or nil if the layer isn't on screen yet. Changing it has no effect on screen.
  open func presentation() -> CALayer? { makePresentation() }

  open func model() -> CALayer { presented ?? self }

  // MARK: Animations

  /// Replaces an animation with the same key.
  open func add(_ animation: CAAnimation, forKey key: String?) { addCopy(of: animation, forKey: key) }

  /// The animation's delegate is notified that it did not finish.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// The animations' delegates are notified that they did not finish.
  open func removeAllAnimations() { removeAnimations { $0.motion == nil } }
}

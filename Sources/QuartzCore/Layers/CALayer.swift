import CoreGraphics
import Foundation

/// A rectangle of content in a tree of such: what is shown, where, and how it moves.
///
/// Setting a property changes the model at once; what is presented follows through animations (see `action(forKey:)`). Layers belong
/// to the main thread.
open class CALayer: NSObject, CAMediaTiming {
  /// The values as they have been set; what is shown differs while animations run (`presentedState(at:)`).
  public internal(set) var modelState = LayerState()

  /// Asked for actions, layout and content; a view is its layer's delegate.
  public weak var delegate: (any CALayerDelegate)?
  /// What the layer is called in traces and in the debugger.
  public var name: String?
  /// Actions by key, asked after the delegate.
  public var actions: [String: any CAAction]?

  // MARK: Tree

  weak var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?
  /// Set on a root layer that is on show.
  var shownTree: LayerTree?
  /// How the layer differs from what the screen shows of it.
  var mark = UncommittedChanges.Mark.unchanged

  // MARK: Time

  /// When the layer's time begins in its superlayer's, in seconds.
  public var beginTime: CFTimeInterval = 0 {
    willSet { willChange() }
    didSet { timingDidChange() }
  }
  /// What is added to the layer's time, in seconds: where it stands while `speed` is 0.
  public var timeOffset: CFTimeInterval = 0 {
    willSet { willChange() }
    didSet { timingDidChange() }
  }
  /// The layer's seconds per second of its superlayer; 0 stands still.
  public var speed: Float = 1 {
    willSet { willChange() }
    didSet { timingDidChange() }
  }
  /// Without effect on a layer, whose time never ends; there because `CAMediaTiming` asks for it.
  public var duration: CFTimeInterval = .infinity
  /// Without effect on a layer.
  public var repeatCount: Float = 0
  /// Without effect on a layer.
  public var repeatDuration: CFTimeInterval = 0
  /// Without effect on a layer.
  public var autoreverses = false
  /// Without effect on a layer.
  public var fillMode = CAMediaTimingFillMode.removed

  // MARK: Animation

  /// In the order in which they were added, which is the order in which they apply.
  var runningAnimations: [RunningAnimation] = []
  /// Where its animations wait for their end; nil when none does.
  var schedule: AnimationSchedule?
  /// The layer that this one shows a moment of; nil for a layer of the model.
  var presented: CALayer?

  // MARK: Layout and display

  var layoutIsNeeded = false
  var displayIsNeeded = false
  /// Whether this layer or one below it needs layout or display.
  var subtreeIsDirty = false
  /// Whether a change of size asks for `display()`.
  public var needsDisplayOnBoundsChange = false

  /// Values under keys that no property has.
  var extraValues: [String: Any] = [:]

  public required override init() {
    super.init()
    modelState.specifics = Self.initialSpecifics
  }

  /// A copy of `layer`'s own values, without its place in a tree and its animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// A new layer of this kind for copies. Never of a class from outside, whose initialiser may do more than make a layer.
  func makeEmptyCopy() -> CALayer { CALayer() }

  /// What a new layer of this kind has beyond `LayerState`'s common values.
  class var initialSpecifics: LayerState.Specifics { .none }

  /// Takes over all that is not in the tree, in the state, or animated.
  func copyValues(from layer: CALayer) {
    modelState = layer.modelState
    name = layer.name
    beginTime = layer.beginTime
    timeOffset = layer.timeOffset
    speed = layer.speed
    extraValues = layer.extraValues
  }

  // MARK: Layout

  /// Places the sublayers: asks the delegate. Called by `layoutIfNeeded()`, before a frame is shown.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    layoutIsNeeded = true
    markDirty()
  }

  // MARK: Display

  /// Makes the contents: asks the delegate, which by default leads to `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { recordContents() }
  }

  /// Draws the contents, in the layer's coordinates: asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Asks for `display()` before the next frame.
  open func setNeedsDisplay() {
    displayIsNeeded = true
    markDirty()
  }

  /// Asks for `display()` before the next frame; all of the contents is drawn anew, whatever `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Actions

  /// What happens when `event` (a property's name) changes; nil for nothing.
  ///
  /// Asks in turn the delegate, `actions` and `defaultAction(forKey:)`; the first answer counts and `NSNull` ends the search. Without
  /// an answer, animatable properties of layers without a delegate get the transaction's implicit animation.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return delegate == nil ? implicitAnimation(forKey: event) : nil
  }

  /// The action that layers of this class have for `event`, unless something nearer has another.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Hit testing

  /// Whether `point`, in the layer's own coordinates, lies inside its bounds.
  open func contains(_ point: CGPoint) -> Bool { modelState.bounds.contains(point) }

  /// The farthest descendant (or the layer itself) at `point`, which is in the superlayer's coordinates; nil for none.
  open func hitTest(_ point: CGPoint) -> CALayer? { hitTestInTree(point) }

  // MARK: Presentation

  /// What is shown at the current time, as a layer of its own; changing it changes nothing on the screen.
  open func presentation() -> CALayer? { makePresentation() }

  /// The layer whose moment a presentation shows; the layer itself otherwise.
  open func model() -> CALayer { presented ?? self }

  // MARK: Animations

  /// Runs a copy of `animation`, in place of one that runs under the same key.
  open func add(_ animation: CAAnimation, forKey key: String?) { addCopy(of: animation, forKey: key) }

  /// Takes the animation under `key` off; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Takes all animations off; their delegates are told that they did not finish.
  open func removeAllAnimations() { removeAnimations { _ in true } }
}

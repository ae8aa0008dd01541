import CoreGraphics

extension CALayer {
  /// Changes one property of the model: finds the action for the old value, sets the new value, and runs the action.
  func change(_ property: LayerProperty, _ apply: (inout LayerState) -> Void) {
    willChange()
    guard presented == nil, !CATransaction.disableActions(), let action = action(forKey: property.rawValue) else {
      apply(&modelState)
      didChange(property)
      return
    }
    let before = action is CABasicAnimation ? presentedState(at: currentLocalTime)[property]?.value : nil
    let picture = action is CATransition ? frozenPicture(presentation: true) : nil
    apply(&modelState)
    didChange(property)
    action.run(forKey: property.rawValue, object: self, arguments: (before ?? picture).map { [Self.previousValueArgument: $0] })
  }

  func changeColor(_ property: LayerProperty, from old: LayerColor?, to color: CGColor?) {
    let new = color.map { LayerColor($0) }
    if new != old { change(property) { $0[property] = new.map { .color($0) } } }
  }

  private func didChange(_ property: LayerProperty) {
    appearanceDidChange()
    if placement.isPlaced, property.isPlace { placeDidChange() }
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer's coordinate space. Animatable.
  public var position: CGPoint {
    get { modelState.position }
    set { if newValue != position { change(.position) { $0.position = newValue } } }
  }

  /// The position toward the eye, which also determines the drawing order of siblings. Animatable.
  public var zPosition: CGFloat {
    get { modelState.zPosition }
    set { if newValue != zPosition { change(.zPosition) { $0.zPosition = newValue } } }
  }

  /// Animatable.
  public var bounds: CGRect {
    get { modelState.bounds }
    set {
      let old = bounds
      guard newValue != old else { return }
      change(.bounds) { $0.bounds = newValue }
      guard newValue.size != old.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// A fraction of the bounds. Animatable.
  public var anchorPoint: CGPoint {
    get { modelState.anchorPoint }
    set { if newValue != anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// Animatable.
  public var anchorPointZ: CGFloat {
    get { modelState.anchorPointZ }
    set { if newValue != anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
  }

  /// Applied about the anchor point. Animatable.
  public var transform: CATransform3D {
    get { modelState.transform }
    set { if newValue != transform { change(.transform) { $0.transform = newValue } } }
  }

  /// Applied to the sublayers about the anchor point, usually for perspective. Animatable.
  public var sublayerTransform: CATransform3D {
    get { modelState.sublayerTransform }
    set { if newValue != sublayerTransform { change(.sublayerTransform) { $0.sublayerTransform = newValue } } }
  }

  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// In 0…1. Animatable.
  public var opacity: Float {
    get { modelState.opacity }
    set { if newValue != opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  public var isHidden: Bool {
    get { modelState.isHidden }
    set {
      guard newValue != isHidden else { return }
      change(.hidden) { $0.isHidden = newValue }
      if layerTree != nil { runOrderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn) }
    }
  }

  /// A Boolean value that indicates whether the layer is visible when its back faces the eye.
  public var isDoubleSided: Bool {
    get { modelState.isDoubleSided }
    set { if newValue != isDoubleSided { change(.doubleSided) { $0.isDoubleSided = newValue } } }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds, rounded by `cornerRadius`.
  public var masksToBounds: Bool {
    get { modelState.masksToBounds }
    set { if newValue != masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
  }

  /// A Boolean value that indicates whether the layer and its descendants fade as one picture.
  public var allowsGroupOpacity: Bool {
    get { modelState.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue) }
  }

  /// Fills the rounded bounds, below the contents. Animatable.
  public var backgroundColor: CGColor? {
    get { modelState.backgroundColor?.cgColor }
    set { changeColor(.backgroundColor, from: modelState.backgroundColor, to: newValue) }
  }

  /// Animatable.
  public var cornerRadius: CGFloat {
    get { modelState.corners.radius }
    set { if newValue != cornerRadius { change(.cornerRadius) { $0.corners.radius = newValue } } }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { modelState.corners.isContinuous ? .continuous : .circular }
    set { set(\.corners.isContinuous, newValue == .continuous) }
  }

  /// Returns the distance from a corner at which its side is straight, as a multiple of the radius, if the sides are long enough.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }

  /// Radii in addition to `cornerRadius`. Animatable.
  package var cornerRadii: LayerCornerRadii {
    get { modelState.corners.extraRadii }
    set { if newValue != cornerRadii { change(.cornerRadii) { $0.corners.extraRadii = newValue } } }
  }

  public var maskedCorners: CACornerMask {
    get { modelState.corners.masked }
    set { set(\.corners.masked, newValue) }
  }

  /// The border is inside the bounds, above the sublayers. Animatable.
  public var borderWidth: CGFloat {
    get { modelState.borderWidth }
    set { if newValue != borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
  }

  /// Nil draws no border. Animatable.
  public var borderColor: CGColor? {
    get { modelState.borderColor?.cgColor }
    set { changeColor(.borderColor, from: modelState.borderColor, to: newValue) }
  }

  // MARK: Shadow

  /// Nil casts no shadow. Animatable.
  public var shadowColor: CGColor? {
    get { modelState.shadow.color?.cgColor }
    set { changeColor(.shadowColor, from: modelState.shadow.color, to: newValue) }
  }

  /// In 0…1. Animatable.
  public var shadowOpacity: Float {
    get { modelState.shadow.opacity }
    set { if newValue != shadowOpacity { change(.shadowOpacity) { $0.shadow.opacity = newValue } } }
  }

  /// Animatable.
  public var shadowOffset: CGSize {
    get { modelState.shadow.offset }
    set { if newValue != shadowOffset { change(.shadowOffset) { $0.shadow.offset = newValue } } }
  }

  /// The standard deviation of the shadow's blur, in points. Animatable.
  public var shadowRadius: CGFloat {
    get { modelState.shadow.radius }
    set { if newValue != shadowRadius { change(.shadowRadius) { $0.shadow.radius = newValue } } }
  }

  /// The outline that casts the shadow. If nil, the layer's appearance casts it. Animatable, but not implicitly.
  public var shadowPath: CGPath? {
    get { modelState.shadow.path }
    set {
      let path = newValue.flatMap { $0.copy() }
      if path != shadowPath { change(.shadowPath) { $0.shadow.path = path } }
    }
  }

  // MARK: Contents

  /// A `CGImage`, a `CGDrawing`, or a `LayerPicture`. Other values show nothing. An animation fades from one to the other.
  public var contents: Any? {
    get { modelState.contents.source.value }
    set {
      let contents = LayerContents(newValue)
      if contents != modelState.contents.source { change(.contents) { $0.contents.source = contents } }
    }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { modelState.contents.gravity }
    set { set(\.contents.gravity, newValue) }
  }

  /// The visible part of the contents, as a fraction of their size. Animatable.
  public var contentsRect: CGRect {
    get { modelState.contents.rect }
    set { if newValue != contentsRect { change(.contentsRect) { $0.contents.rect = newValue } } }
  }

  /// The part of the contents that stretches when they are resized, as a fraction of their size. Animatable.
  public var contentsCenter: CGRect {
    get { modelState.contents.center }
    set { if newValue != contentsCenter { change(.contentsCenter) { $0.contents.center = newValue } } }
  }

  /// The number of pixels of the contents per point.
  public var contentsScale: CGFloat {
    get { modelState.contents.scale }
    set { set(\.contents.scale, newValue) }
  }

  /// Shows a state that another layer presents, without its sublayers, mask and animations.
  package func show(_ state: LayerState) { set(\.self, state) }

  /// Sets a property that never animates.
  func set<Value: Equatable>(_ keyPath: WritableKeyPath<LayerState, Value>, _ value: Value) {
    guard modelState[keyPath: keyPath] != value else { return }
    willChange()
    modelState[keyPath: keyPath] = value
    appearanceDidChange()
  }
}

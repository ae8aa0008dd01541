import CoreGraphics

/// The description of the particles that a `CAEmitterLayer` or another particle emits.
///
/// A layer copies the cell's values when `emitterCells` is set. Later changes of the cell have no effect. Use `setValue(_:forKeyPath:)` of
/// the layer instead, with key paths such as "emitterCells.spark.birthRate".
open class CAEmitterCell: NSObject {
  var style = EmitterCellStyle()

  /// Identifies the cell in key paths.
  public var name: String? {
    get { style.name }
    set { style.name = newValue }
  }
  /// A `CGImage`. Other objects show nothing.
  public var contents: Any? {
    get { style.contents.value }
    set { style.contents = LayerContents(newValue) }
  }
  /// The visible part of the image, as a fraction of its size.
  public var contentsRect: CGRect {
    get { style.contentsRect }
    set { style.contentsRect = newValue }
  }
  /// The number of pixels of the image per point.
  public var contentsScale: CGFloat {
    get { style.contentsScale }
    set { style.contentsScale = newValue }
  }
  /// The particles that each particle emits in turn.
  @Observed public var emitterCells: [CAEmitterCell]? {
    didSet { style.cells = (emitterCells ?? []).map(\.style) }
  }
  public var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  /// The time after which the first particle can be emitted, in seconds of the layer or since the birth of the emitting particle.
  public var beginTime: CFTimeInterval {
    get { style.beginTime }
    set { style.beginTime = newValue }
  }
  /// The time during which particles are emitted, in seconds.
  public var duration: CFTimeInterval {
    get { style.duration }
    set { style.duration = newValue }
  }
  /// In particles per second.
  public var birthRate: Float {
    get { Float(style.birthRate) }
    set { style.birthRate = Double(newValue) }
  }
  /// In seconds.
  public var lifetime: Float {
    get { Float(style.lifetime.mean) }
    set { style.lifetime.mean = Double(newValue) }
  }
  /// How far a particle's lifetime may differ from `lifetime`, in seconds.
  public var lifetimeRange: Float {
    get { Float(style.lifetime.range) }
    set { style.lifetime.range = Double(newValue) }
  }

  /// In points/s.
  public var velocity: CGFloat {
    get { CGFloat(style.velocity.mean) }
    set { style.velocity.mean = Double(newValue) }
  }
  /// How far a particle's velocity may differ from `velocity`, in points/s.
  public var velocityRange: CGFloat {
    get { CGFloat(style.velocity.range) }
    set { style.velocity.range = Double(newValue) }
  }
  /// The direction in the layer's plane, in radians clockwise from x.
  public var emissionLongitude: CGFloat {
    get { CGFloat(style.direction.mean) }
    set { style.direction.mean = Double(newValue) }
  }
  /// The angle out of the layer's plane, in radians. The particle stays in the plane, and is slower there.
  public var emissionLatitude: CGFloat {
    get { CGFloat(style.latitude) }
    set { style.latitude = Double(newValue) }
  }
  /// How far a particle's direction may differ from that direction, in radians.
  public var emissionRange: CGFloat {
    get { CGFloat(style.direction.range) }
    set { style.direction.range = Double(newValue) }
  }
  /// In points/s².
  public var xAcceleration: CGFloat {
    get { style.acceleration.dx }
    set { style.acceleration.dx = newValue }
  }
  /// In points/s².
  public var yAcceleration: CGFloat {
    get { style.acceleration.dy }
    set { style.acceleration.dy = newValue }
  }

  public var scale: CGFloat {
    get { CGFloat(style.scale.mean) }
    set { style.scale.mean = Double(newValue) }
  }
  public var scaleRange: CGFloat {
    get { CGFloat(style.scale.range) }
    set { style.scale.range = Double(newValue) }
  }
  /// Per second.
  public var scaleSpeed: CGFloat {
    get { CGFloat(style.scaleSpeed) }
    set { style.scaleSpeed = Double(newValue) }
  }
  /// In radians/s.
  public var spin: CGFloat {
    get { CGFloat(style.spin.mean) }
    set { style.spin.mean = Double(newValue) }
  }
  /// In radians/s.
  public var spinRange: CGFloat {
    get { CGFloat(style.spin.range) }
    set { style.spin.range = Double(newValue) }
  }

  /// The color that is multiplied with the image. Nil stands for white.
  public var color: CGColor? {
    get {
      let color = style.color
      return CGColor(red: color.red.start, green: color.green.start, blue: color.blue.start, alpha: color.alpha.start)
    }
    set {
      let color = newValue.map { LayerColor($0) } ?? .white
      (style.color.red.mean, style.color.green.mean) = (Double(color.red), Double(color.green))
      (style.color.blue.mean, style.color.alpha.mean) = (Double(color.blue), Double(color.alpha))
    }
  }
  public var redRange: Float {
    get { Float(style.color.red.range) }
    set { style.color.red.range = Double(newValue) }
  }
  public var greenRange: Float {
    get { Float(style.color.green.range) }
    set { style.color.green.range = Double(newValue) }
  }
  public var blueRange: Float {
    get { Float(style.color.blue.range) }
    set { style.color.blue.range = Double(newValue) }
  }
  public var alphaRange: Float {
    get { Float(style.color.alpha.range) }
    set { style.color.alpha.range = Double(newValue) }
  }
  /// Per second.
  public var redSpeed: Float {
    get { Float(style.color.red.speed) }
    set { style.color.red.speed = Double(newValue) }
  }
  /// Per second.
  public var greenSpeed: Float {
    get { Float(style.color.green.speed) }
    set { style.color.green.speed = Double(newValue) }
  }
  /// Per second.
  public var blueSpeed: Float {
    get { Float(style.color.blue.speed) }
    set { style.color.blue.speed = Double(newValue) }
  }
  /// Per second.
  public var alphaSpeed: Float {
    get { Float(style.color.alpha.speed) }
    set { style.color.alpha.speed = Double(newValue) }
  }
}

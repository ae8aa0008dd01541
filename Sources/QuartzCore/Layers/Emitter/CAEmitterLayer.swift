import CoreGraphics

/// A layer that shows a stream of particles, such as confetti, snow or sparks.
///
/// Each particle's motion depends only on the layer's time and on `seed`, so the same time always shows the same picture. Particles are
/// emitted from the layer's time 0: to begin now, set `beginTime` to `CACurrentMediaTime()`, as on iOS. The properties aren't animatable,
/// and particles stay in the layer's plane.
open class CAEmitterLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .emitter(EmitterStyle()) }

  override func makeEmptyCopy() -> CALayer { CAEmitterLayer() }

  open override func presentation() -> CAEmitterLayer? { makePresentation() }

  /// The layer copies the values that the cells have now.
  @Observed public var emitterCells: [CAEmitterCell]? {
    didSet {
      let cells = (emitterCells ?? []).map(\.style)
      update { $0.cells = cells }
    }
  }
  /// The middle of the shape.
  public var emitterPosition: CGPoint {
    get { modelState.emitter.position }
    set { update { $0.position = newValue } }
  }
  /// The width is the radius of a circle.
  public var emitterSize: CGSize {
    get { modelState.emitter.size }
    set { update { $0.size = newValue } }
  }
  public var emitterShape: CAEmitterLayerEmitterShape {
    get { modelState.emitter.shape }
    set { update { $0.shape = newValue } }
  }
  public var emitterMode: CAEmitterLayerEmitterMode {
    get { modelState.emitter.mode }
    set { update { $0.mode = newValue } }
  }
  public var renderMode: CAEmitterLayerRenderMode {
    get { modelState.emitter.renderMode }
    set { update { $0.renderMode = newValue } }
  }
  /// Determines the random numbers.
  public var seed: UInt32 {
    get { modelState.emitter.seed }
    set { update { $0.seed = newValue } }
  }
  /// Multiplies the cells' birth rates. With 0 no particles are emitted, and existing ones continue.
  public var birthRate: Float {
    get { Float(modelState.emitter.birthRate) }
    set { update { $0.birthRate = Double(newValue) } }
  }
  /// Multiplies the cells' lifetimes.
  public var lifetime: Float {
    get { Float(modelState.emitter.lifetime) }
    set { update { $0.lifetime = Double(newValue) } }
  }
  /// Multiplies the cells' velocities.
  public var velocity: Float {
    get { Float(modelState.emitter.velocity) }
    set { update { $0.velocity = Double(newValue) } }
  }
  /// Multiplies the cells' scales.
  public var scale: Float {
    get { Float(modelState.emitter.scale) }
    set { update { $0.scale = Double(newValue) } }
  }
  /// Multiplies the cells' rotations.
  public var spin: Float {
    get { Float(modelState.emitter.spin) }
    set { update { $0.spin = Double(newValue) } }
  }

  /// Sets a number of a cell by a key path such as "emitterCells.spark.birthRate".
  override func setOwnValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let number = value.flatMap(AnimatableValue.number) else { return false }
    update { style in
      guard let index = style.cells.firstIndex(where: { $0.name == parts[1] }) else { return }
      _ = style.cells[index].set(number, forKey: parts[2])
    }
    return true
  }

  private func update(_ change: (inout EmitterStyle) -> Void) {
    var style = modelState.emitter
    let former = style.presentRates
    change(&style)
    let rates = style.presentRates
    if !isOnScreen || style.rates.count != rates.count {
      style.rates = rates.map { EmissionRates($0) }
    } else {
      for index in rates.indices where rates[index] != former[index] { style.rates[index].change(to: rates[index], at: currentLocalTime) }
    }
    guard style != modelState.emitter else { return }
    willChange()
    modelState.emitter = style
    appearanceDidChange()
  }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A cuboid, which in the layer's plane is a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A sphere, which in the layer's plane is a circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners, or the middle of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline. A circle emits outward.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The area.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The area.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same as `oldestFirst` here.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The same as `oldestFirst` here, because all particles are in one plane.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The same as `oldestFirst` here. On iOS, colors are added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

import CoreGraphics

package struct Particle: Equatable {
  package var contents: LayerContents
  /// The visible part of the image, as a fraction of its size.
  package var contentsRect: CGRect
  /// The size of the visible part, in points.
  package var size: CGSize
  /// The middle, in points of the layer.
  package var position: CGPoint
  /// In radians.
  package var rotation: CGFloat
  /// The color that is multiplied with the image.
  package var color: LayerColor
  /// In seconds of the layer.
  var birth: Double
}

/// The particles of an emitter layer, each a function of time.
struct ParticleSystem {
  private let style: EmitterStyle
  private let time: Double
  private var particles: [Particle] = []

  /// The maximum number of particles of a layer, and of generations of particles that emit others.
  private static let mostParticles = 4000
  private static let mostGenerations = 4

  private init(_ style: EmitterStyle, at time: Double) {
    self.style = style
    self.time = time
  }

  /// In drawing order.
  static func particles(of style: EmitterStyle, at time: Double) -> [Particle] {
    var system = ParticleSystem(style, at: time)
    for (index, (cell, rates)) in zip(style.cells, style.rates).enumerated() { system.emit(cell, index, rates) }
    let sorted = system.particles.enumerated().sorted { ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset) }.map(\.element)
    return style.renderMode == .oldestLast ? sorted.reversed() : sorted
  }

  private mutating func emit(_ cell: EmitterCellStyle, _ index: Int, _ rates: EmissionRates) {
    let end = min(time, cell.beginTime + cell.duration)
    let start = max(time - cell.longestLife(factor: style.lifetime), cell.beginTime)
    guard end > start else { return }
    let (first, last) = (rates.count(at: start).rounded(.down) + 1, rates.count(at: end).rounded(.down))
    guard last >= first else { return }
    for number in max(Int(first), Int(last) - Self.mostParticles)...Int(last) {
      guard let birth = rates.time(of: number), birth <= time else { continue }
      let random = RandomNumbers(style.seed, index, number)
      let (place, outward) = style.place(random)
      add(cell, random, born: birth, at: place, toward: outward, generation: 0)
    }
  }

  /// Adds a particle if it exists, and the particles that it has emitted.
  private mutating func add(
    _ cell: EmitterCellStyle, _ random: RandomNumbers, born birth: Double, at place: CGPoint, toward outward: Double, generation: Int
  ) {
    guard particles.count < Self.mostParticles else { return }
    let life = max(cell.lifetime.value(random[0]), 0) * style.lifetime
    let way = Way(cell, style, random, from: place, toward: outward)
    let age = time - birth
    if age >= 0, age < life { show(cell, random, way, age, birth) }
    guard generation < Self.mostGenerations else { return }
    for (index, inner) in cell.cells.enumerated() where inner.isEnabled && inner.birthRate > 0 {
      let start = inner.beginTime
      let end = min(life, start + inner.duration, age)
      let oldest = max(start, age - inner.longestLife(factor: style.lifetime))
      guard end > oldest else { continue }
      let first = Int(((oldest - start) * inner.birthRate).rounded(.down)) + 1
      let last = Int(((end - start) * inner.birthRate).rounded(.down))
      guard last >= first else { continue }
      for number in first...last {
        let moment = start + Double(number) / inner.birthRate
        add(
          inner, random.inner(index, number), born: birth + moment, at: way.position(at: moment), toward: 0, generation: generation + 1)
      }
    }
  }

  private mutating func show(_ cell: EmitterCellStyle, _ random: RandomNumbers, _ way: Way, _ age: Double, _ birth: Double) {
    guard case .image(let image) = cell.contents else { return }
    let scale = CGFloat(max((cell.scale.value(random[3]) + cell.scaleSpeed * age) * style.scale, 0)) / max(cell.contentsScale, 1e-6)
    let shades = cell.color
    let color = LayerColor(
      red: shades.red.value(random[5], age: age), green: shades.green.value(random[6], age: age),
      blue: shades.blue.value(random[7], age: age), alpha: shades.alpha.value(random[8], age: age))
    guard scale > 0, color.alpha > 0 else { return }
    let size = CGSize(
      width: CGFloat(image.width) * cell.contentsRect.width * scale, height: CGFloat(image.height) * cell.contentsRect.height * scale)
    particles.append(
      Particle(
        contents: cell.contents, contentsRect: cell.contentsRect, size: size, position: way.position(at: age),
        rotation: CGFloat(cell.spin.value(random[4]) * style.spin * age), color: color, birth: birth))
  }

  /// The motion of a particle.
  private struct Way {
    let start: CGPoint
    let velocity: CGVector
    let acceleration: CGVector

    init(_ cell: EmitterCellStyle, _ style: EmitterStyle, _ random: RandomNumbers, from start: CGPoint, toward outward: Double) {
      self.start = start
      acceleration = cell.acceleration
      let speed = cell.velocity.value(random[1]) * style.velocity * cos(cell.latitude)
      let angle = outward + cell.direction.value(random[2])
      velocity = CGVector(dx: CGFloat(cos(angle) * speed), dy: CGFloat(sin(angle) * speed))
    }

    func position(at age: Double) -> CGPoint {
      let age = CGFloat(age)
      return CGPoint(
        x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
        y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
    }
  }
}

extension EmitterStyle {
  /// Returns the particles at a time of the layer, in seconds, in drawing order.
  package func particles(at time: Double) -> [Particle] { ParticleSystem.particles(of: self, at: time) }

  /// Returns where a particle begins, and the angle that is added to its direction, in radians.
  fileprivate func place(_ random: RandomNumbers) -> (CGPoint, Double) {
    let (u, v) = (CGFloat(random[9]), CGFloat(random[10]))
    let (width, height) = (size.width, size.height)
    func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: position.x + x, y: position.y + y) }
    switch (shape, mode) {
    case (.line, .points): return (offset(u < 0.5 ? -width / 2 : width / 2, 0), 0)
    case (.line, _): return (offset((u - 0.5) * width, 0), 0)
    case (.rectangle, .points), (.cuboid, .points): return (offset(u < 0.5 ? -width / 2 : width / 2, v < 0.5 ? -height / 2 : height / 2), 0)
    case (.rectangle, .outline), (.cuboid, .outline):
      let along = u * (width + height)
      let side: CGFloat = v < 0.5 ? -0.5 : 0.5
      return (along < width ? offset(along - width / 2, side * height) : offset(side * width, along - width - height / 2), 0)
    case (.rectangle, _), (.cuboid, _): return (offset((u - 0.5) * width, (v - 0.5) * height), 0)
    case (.circle, .points), (.sphere, .points): return (position, 0)
    case (.circle, _), (.sphere, _):
      let angle = u * 2 * .pi
      let radius = mode == .outline ? width : width * v.squareRoot()
      return (offset(cos(angle) * radius, sin(angle) * radius), mode == .volume ? 0 : Double(angle))
    default: return (position, 0)
    }
  }
}

/// The random numbers of a particle, 0…1. Each depends only on the particle and on its own index.
struct RandomNumbers {
  private let state: UInt64

  init(_ seed: UInt32, _ cell: Int, _ number: Int) {
    state = Self.mixed(UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(cell) &<< 40 &+ UInt64(number))
  }

  private init(state: UInt64) { self.state = state }

  /// Returns the numbers of a particle that this one emits.
  func inner(_ cell: Int, _ number: Int) -> RandomNumbers {
    RandomNumbers(state: Self.mixed(state &+ UInt64(cell) &<< 40 &+ UInt64(number)))
  }

  subscript(index: Int) -> Double {
    Double(Self.mixed(state &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15) >> 11) / Double(UInt64(1) << 53)
  }

  /// The mixing step of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

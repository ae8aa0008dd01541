import CoreGraphics

struct EmitterCellStyle: Equatable {
  /// A value that each particle has for its whole life.
  struct Spread: Equatable {
    var mean: Double
    /// The difference between the greatest and the smallest value.
    var range: Double = 0

    /// `random` is in 0…1.
    func value(_ random: Double) -> Double { mean + range * (random - 0.5) }
  }

  /// A component of the color, which changes evenly.
  struct Shade: Equatable {
    var mean = 1.0
    var range = 0.0
    /// Per second.
    var speed = 0.0

    var start: CGFloat { CGFloat(mean) }

    /// Returns the component in 0…1 for a particle's age in seconds. `random` is in 0…1.
    func value(_ random: Double, age: Double) -> CGFloat { CGFloat(min(max(mean + range * (random - 0.5) + speed * age, 0), 1)) }
  }

  /// The components of the color.
  struct Shades: Equatable {
    var red = Shade()
    var green = Shade()
    var blue = Shade()
    var alpha = Shade()
  }

  var name: String?
  var contents = LayerContents.none
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var cells: [EmitterCellStyle] = []
  var isEnabled = true
  var beginTime = 0.0
  var duration = Double.infinity
  var birthRate = 0.0
  var lifetime = Spread(mean: 0)
  var velocity = Spread(mean: 0)
  var direction = Spread(mean: 0)
  var latitude = 0.0
  var acceleration = CGVector(dx: 0, dy: 0)
  var scale = Spread(mean: 1)
  var scaleSpeed = 0.0
  var spin = Spread(mean: 0)
  var color = Shades()

  /// The longest life of a particle and the particles that it emits, in seconds.
  func longestLife(factor: Double) -> Double {
    let own = max(lifetime.mean + abs(lifetime.range) / 2, 0) * factor
    return own + (cells.map { $0.longestLife(factor: factor) }.max() ?? 0)
  }

  /// Returns whether there is a number with the key.
  mutating func set(_ value: Double, forKey key: String) -> Bool {
    switch key {
    case "birthRate": birthRate = value
    case "lifetime": lifetime.mean = value
    case "lifetimeRange": lifetime.range = value
    case "velocity": velocity.mean = value
    case "velocityRange": velocity.range = value
    case "emissionLongitude": direction.mean = value
    case "emissionRange": direction.range = value
    case "xAcceleration": acceleration.dx = CGFloat(value)
    case "yAcceleration": acceleration.dy = CGFloat(value)
    case "scale": scale.mean = value
    case "scaleRange": scale.range = value
    case "scaleSpeed": scaleSpeed = value
    case "spin": spin.mean = value
    case "spinRange": spin.range = value
    case "alphaSpeed": color.alpha.speed = value
    case "alphaRange": color.alpha.range = value
    default: return false
    }
    return true
  }
}

import CoreGraphics
import Foundation

/// The values of a `CAEmitterCell`.
struct EmitterCellStyle: Equatable {
  /// A value that each particle has once for its life.
  struct Spread: Equatable {
    var mean: Double
    /// The difference between the largest and the smallest value.
    var range: Double = 0

    /// Returns the value of a particle, for a random number in 0…1.
    func value(_ random: Double) -> Double { mean + range * (random - 0.5) }
  }

  /// A component of the color, which changes evenly.
  struct Shade: Equatable {
    var mean = 1.0
    var range = 0.0
    /// The change per second.
    var speed = 0.0

    /// The mean as a component of a color.
    var start: CGFloat { CGFloat(mean) }

    /// Returns the component, 0…1, of a particle of an age in seconds, for a random number in 0…1.
    func value(_ random: Double, age: Double) -> CGFloat { CGFloat(min(max(mean + range * (random - 0.5) + speed * age, 0), 1)) }
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
  var red = Shade()
  var green = Shade()
  var blue = Shade()
  var alpha = Shade()

  /// The longest life of a particle, with what it emits, in seconds.
  func longestLife(factor: Double) -> Double {
    let own = max(lifetime.mean + abs(lifetime.range) / 2, 0) * factor
    return own + (cells.map { $0.longestLife(factor: factor) }.max() ?? 0)
  }

  /// Sets a number by its key, such as "birthRate", and returns whether there is one.
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
    case "alphaSpeed": alpha.speed = value
    case "alphaRange": alpha.range = value
    default: return false
    }
    return true
  }
}

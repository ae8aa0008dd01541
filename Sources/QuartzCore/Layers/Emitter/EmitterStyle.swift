import CoreGraphics

package struct EmitterStyle: Equatable {
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var seed: UInt32 = 0
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var cells: [EmitterCellStyle] = []
  /// For each cell, the rates at which it has emitted particles.
  var rates: [EmissionRates] = []

  /// The rates that result from the current values.
  var presentRates: [Double] { cells.map { $0.isEnabled ? max(birthRate * $0.birthRate, 0) : 0 } }

  /// The time until which there are particles, in seconds of the layer: infinite while some are emitted, and nil if there are none.
  package var end: Double? {
    zip(cells, rates).compactMap { cell, rates in
      rates.end.map { min($0, cell.beginTime + cell.duration) + cell.longestLife(factor: lifetime) }
    }.max()
  }
}

/// The emission rates over time.
struct EmissionRates: Equatable {
  /// The rate from a time on.
  private struct Change: Equatable {
    var time: Double
    /// Particles per second.
    var rate: Double
    /// The number of particles before.
    var count: Double
  }

  private var changes: [Change]

  init(_ rate: Double, since time: Double = 0) { changes = [Change(time: time, rate: rate, count: 0)] }

  /// Changes the rate from a time on, discarding later changes.
  mutating func change(to rate: Double, at time: Double) {
    let count = count(at: time)
    changes.removeAll { $0.time >= time }
    changes.append(Change(time: time, rate: rate, count: changes.isEmpty ? 0 : count))
  }

  /// The time of the last particle, or nil if there was none.
  var end: Double? {
    guard let last = changes.last else { return nil }
    if last.rate > 0 { return .infinity }
    return last.count > 0 ? last.time : nil
  }

  /// Returns the number of particles until a time. The fractional part belongs to the next particle.
  func count(at time: Double) -> Double {
    guard let change = changes.last(where: { $0.time <= time }) else { return 0 }
    return change.count + (time - change.time) * change.rate
  }

  /// Returns the time at which a particle is emitted. Particles are counted from 1.
  func time(of number: Int) -> Double? {
    guard let change = changes.last(where: { $0.count < Double(number) && $0.rate > 0 }) else { return nil }
    return change.time + (Double(number) - change.count) / change.rate
  }
}

extension LayerState {
  /// The style of an emitter layer. For any other layer, the default style.
  package var emitter: EmitterStyle {
    get { if case .emitter(let style) = specifics { style } else { EmitterStyle() } }
    set { specifics = .emitter(newValue) }
  }

  /// A Boolean value that indicates whether the layer emits particles, so that its appearance depends on the time.
  package var isEmitting: Bool { if case .emitter(let style) = specifics { style.end != nil } else { false } }
}

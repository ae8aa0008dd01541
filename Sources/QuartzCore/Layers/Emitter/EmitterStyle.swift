import CoreGraphics
import Foundation

/// What a `CAEmitterLayer` emits, from where, and since when.
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

  /// The rates that follow from the present values.
  var presentRates: [Double] { cells.map { $0.isEnabled ? max(birthRate * $0.birthRate, 0) : 0 } }

  /// The time until which there are particles, in seconds of the layer: infinite while some are emitted, and nil if there are none.
  package var end: Double? {
    zip(cells, rates).compactMap { cell, rates in
      rates.end.map { min($0, cell.beginTime + cell.duration) + cell.longestLife(factor: lifetime) }
    }.max()
  }
}

/// The rates at which particles were emitted one after the other.
struct EmissionRates: Equatable {
  /// The rate since a time.
  private struct Change: Equatable {
    var time: Double
    /// The particles per second.
    var rate: Double
    /// The number of particles before.
    var count: Double
  }

  private var changes: [Change]

  /// Creates the rates of what emits evenly from a time on.
  init(_ rate: Double, since time: Double = 0) { changes = [Change(time: time, rate: rate, count: 0)] }

  /// Changes the rate from a time on, in place of what was to come after it.
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

  /// Returns the number of particles until a time, with the fraction of the one to come.
  func count(at time: Double) -> Double {
    guard let change = changes.last(where: { $0.time <= time }) else { return 0 }
    return change.count + (time - change.time) * change.rate
  }

  /// Returns the time at which a particle is emitted, counted from 1.
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

  /// A Boolean value that indicates whether the layer emits particles, so that it looks different at each time.
  package var isEmitting: Bool { if case .emitter(let style) = specifics { style.end != nil } else { false } }
}

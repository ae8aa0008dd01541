import UIKit

/// A change that creates a take from another one: the same gesture at another speed, of another length, or on the other side.
package enum TakeVariation: String, CaseIterable, Sendable {
  case faster
  case slower
  /// With drags that are 20 % shorter in the same time.
  case shorter
  /// With drags that are 20 % longer in the same time.
  case longer
  /// With left and right exchanged.
  case mirrored
}

extension Take {
  package func varied(by variation: TakeVariation) -> Take {
    switch variation {
    case .faster: paced(by: 2)
    case .slower: paced(by: 0.5)
    case .shorter: lengthened(by: 0.8)
    case .longer: lengthened(by: 1.2)
    case .mirrored: mirrored
    }
  }

  /// Returns ten takes whose drags are a fifth to twice as long as this one's, in the same time.
  package var family: [Take] { (1...10).map { lengthened(by: CGFloat($0) / 5) } }

  func paced(by factor: Double) -> Take {
    changed { $0.moved(to: $0.time / factor) }
  }

  /// Returns the take with drags and scrolling over `factor` times the distance, in the same time, but not beyond the screen.
  func lengthened(by factor: CGFloat) -> Take {
    var starts: [Int: CGPoint] = [:]
    return changed { event in
      switch event.input {
      case .pointer(var input)?:
        if input.phase == .began { starts[input.id] = input.location }
        guard let start = starts[input.id] else { return event }
        input.location = CGPoint(
          x: min(max(start.x + (input.location.x - start.x) * factor, 0), size.width),
          y: min(max(start.y + (input.location.y - start.y) * factor, 0), size.height))
        return TakeEvent(time: event.time, input: .pointer(input))
      case .wheel(var input)?:
        input.delta = CGVector(dx: input.delta.dx * factor, dy: input.delta.dy * factor)
        return TakeEvent(time: event.time, input: .wheel(input))
      default: return event
      }
    }
  }

  /// The take with left and right exchanged.
  var mirrored: Take {
    changed { event in
      switch event.input {
      case .pointer(var input)?:
        input.location.x = size.width - input.location.x
        return TakeEvent(time: event.time, input: .pointer(input))
      case .wheel(var input)?:
        input.location.x = size.width - input.location.x
        input.delta.dx *= -1
        return TakeEvent(time: event.time, input: .wheel(input))
      case .hover(let location?)?:
        return TakeEvent(time: event.time, input: .hover(CGPoint(x: size.width - location.x, y: location.y)))
      default: return event
      }
    }
  }

  /// Returns the take followed by another one of the same demo, which begins at `time`, in seconds, and must not have a prelude.
  package func joined(with other: Take, at time: TimeInterval) -> Take {
    var joined = self
    joined.events += other.events.moved(by: time)
    return joined
  }

  /// Returns the take with each event changed, with the precision of files. The prelude changes first.
  private func changed(_ change: (TakeEvent) -> TakeEvent) -> Take {
    var take = self
    take.prelude = prelude.map(change).moved(by: 0).map(\.rounded)
    take.events = events.map(change).moved(by: 0).map(\.rounded)
    return take
  }
}

package struct TakeEnding: Equatable, Sendable {
  /// The time at which nothing moves any more, in seconds since the take's beginning.
  package var time: TimeInterval
  package var nextPhase: DemoPhase

  package init(time: TimeInterval, nextPhase: DemoPhase) {
    (self.time, self.nextPhase) = (time, nextPhase)
  }

  /// Plays a take to its end.
  @MainActor
  package init(of take: Take, in scenario: Scenario) {
    self = scenario.playing(take).rehearse { run in
      run.finish()
      return TakeEnding(time: max(run.end ?? run.time, take.duration), nextPhase: run.demo.nextPhase)
    }
  }
}

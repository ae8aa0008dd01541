import UIKit

extension Take {
  /// The parts that can be removed by themselves, as indices of events: a finger's stroke, a key with its release, the app's absence with
  /// its return, or a single event.
  var parts: [[Int]] {
    var parts: [[Int]] = []
    var open: [String: Int] = [:]
    for (index, event) in events.enumerated() {
      guard let hold = event.hold, let part = hold.begins ? parts.count : open[hold.name] else {
        parts.append([index])
        continue
      }
      if part < parts.count { parts[part].append(index) } else { parts.append([index]) }
      open[hold.name] = hold.ends ? nil : part
    }
    return parts
  }

  /// The events in the parts in which they would be given calmly, each when nothing moves any more: a gesture with all of its fingers, a
  /// key, consecutive turns of the wheel, or a change of the stage. The times of each part begin at 0, and no touch is cancelled.
  ///
  /// The parts are in the order in which they began.
  var calmParts: [[TakeEvent]] { calmGroups.map(Self.calmed) }

  /// The same parts in the order in which they ended: a drag has its effect when it is released, after a change of the stage during it.
  var calmPartsByEnd: [[TakeEvent]] {
    // Swift's sort preserves the order of parts that end at the same time.
    calmGroups.sorted { $0.lastTime < $1.lastTime }.map(Self.calmed)
  }

  private static func calmed(_ events: [TakeEvent]) -> [TakeEvent] { events.later(by: -events[0].time).map(\.uncancelled) }

  private var calmGroups: [[TakeEvent]] {
    var groups: [(events: [TakeEvent], kind: String)] = []
    for part in parts.map({ $0.map { events[$0] } }) {
      let kind = part[0].kind
      let gap = kind == "wheel" ? Self.pauseOfWheel : 0
      if let last = groups.last, let kind, last.kind == kind, part[0].time <= last.events.lastTime + gap {
        groups[groups.count - 1].events = (last.events + part).sorted { $0.time < $1.time }
      } else {
        groups.append((part, kind ?? ""))
      }
    }
    return groups.map(\.events)
  }

  /// The longest time between two turns of the wheel that belong together, in seconds.
  private static let pauseOfWheel: TimeInterval = 0.1
}

extension TakeEvent {
  /// The state that lasts from one event to a later one: a finger or key that is down, or the app in the background.
  fileprivate var hold: (name: String, begins: Bool, ends: Bool)? {
    switch content {
    case .input(.pointer(let input)):
      ("finger \(input.id) \(input.button)", input.phase == .began, input.phase == .ended || input.phase == .cancelled)
    case .input(.key(let key)): ("key \(key.usage)", key.isDown && !key.isRepeat, !key.isDown)
    case .change(.activity(let activity)): ("app", activity != .active, activity == .active)
    case .input(.wheel), .input(.pinch), .input(.hover), .input(.text), .change: nil
    }
  }

  /// The event, with a lifted finger in place of a cancelled touch.
  fileprivate var uncancelled: TakeEvent {
    guard case .pointer(var pointer)? = input, pointer.phase == .cancelled else { return self }
    pointer.phase = .ended
    return TakeEvent(time: time, input: .pointer(pointer))
  }

  /// The kind of input that belongs together if it overlaps, or nil for independent input.
  fileprivate var kind: String? {
    switch content {
    case .input(.pointer(let input)): "finger \(input.button)"
    case .input(.wheel): "wheel"
    case .input(.pinch): "pinch"
    default: nil
    }
  }
}

import UIKit

/// Removes the parts of a take that aren't needed to reproduce a problem.
@MainActor
struct TakeShrinking {
  /// Returns whether a take still reproduces the problem.
  let stillFails: (Take) -> Bool
  /// The maximum number of takes to try.
  let tries: Int

  func shrink(_ take: Take) -> Take {
    var tries = tries
    let coarse = shrink(take, leavingOut: take.parts, &tries)
    return shrink(coarse, leavingOut: coarse.events.indices.map { [$0] }.filter { coarse.events[$0[0]].isMove }, &tries)
  }

  /// Removes as many parts of a take (lists of its events) as possible, large runs of them first, then smaller ones.
  private func shrink(_ take: Take, leavingOut parts: [[Int]], _ tries: inout Int) -> Take {
    var removable = parts
    var removed: Set<Int> = []
    var best = take
    var count = max(removable.count / 2, 1)
    while tries > 0, !removable.isEmpty {
      var hasShrunk = false
      var start = 0
      while start < removable.count, tries > 0 {
        let run = removable[start..<min(start + count, removable.count)]
        let candidate = take.leavingOut(removed.union(run.joined()))
        tries -= 1
        if !candidate.events.isEmpty, stillFails(candidate) {
          removed.formUnion(run.joined())
          removable.removeSubrange(run.indices)
          (best, hasShrunk) = (candidate, true)
        } else {
          start += count
        }
      }
      if count == 1, !hasShrunk { break }
      count = max(count / 2, 1)
    }
    return best
  }
}

extension Take {
  /// The parts that can be removed by themselves, as indices of events: a finger's stroke, a key with its release, the app's absence with
  /// its return, or a single event.
  fileprivate var parts: [[Int]] {
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

  /// Returns the take without some of its events. Its times count from the first remaining event.
  fileprivate func leavingOut(_ removed: Set<Int>) -> Take {
    let kept = events.indices.filter { !removed.contains($0) }.map { events[$0] }
    var take = self
    take.events = kept.map { $0.moved(to: (($0.time - (kept.first?.time ?? 0)) * 1_000_000).rounded() / 1_000_000) }
    return take
  }
}

extension TakeEvent {
  fileprivate var isMove: Bool { if case .pointer(let input)? = input { input.phase == .moved } else { false } }

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
}

import UIKit

/// Removes the parts of a take that aren't needed to reproduce a problem.
@MainActor
struct TakeShrinking {
  let stillFails: (Take) -> Bool
  let tries: Int

  func shrink(_ take: Take) -> Take {
    var tries = tries
    let coarse = shrink(take, leavingOut: take.parts, &tries)
    return shrink(coarse, leavingOut: coarse.events.indices.map { [$0] }.filter { coarse.events[$0[0]].isMove }, &tries)
  }

  /// Removes whole parts only, such as a finger's stroke.
  func shrinkParts(of take: Take) -> Take {
    var tries = tries
    return shrink(take, leavingOut: take.parts, &tries)
  }

  /// Removes as many parts of a take (lists of its events) as possible, long runs of parts first, then shorter ones.
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
}

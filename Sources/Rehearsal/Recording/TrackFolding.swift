import Foundation

/// Sorts observed motions into tracks: one for each layer and property, and one for all layers with the same animations.
@MainActor
enum TrackFolding {
  static func tracks(of motions: [AnimationWatch.ObservedMotion]) -> [MotionTrack] {
    folded(separate(motions))
  }

  /// Returns one track for each layer and property: named layers first, and otherwise in the order in which they were first animated.
  private static func separate(_ motions: [AnimationWatch.ObservedMotion]) -> [MotionTrack] {
    struct Target: Hashable {
      let layer: ObjectIdentifier
      let keyPath: String
    }
    var targets: [Target] = []
    var members: [Target: [AnimationWatch.ObservedMotion]] = [:]
    for motion in motions {
      let target = Target(layer: ObjectIdentifier(motion.layer), keyPath: motion.keyPath)
      if members[target] == nil { targets.append(target) }
      members[target, default: []].append(motion)
    }
    let groups = targets.enumerated().compactMap { index, target in members[target].map { (index, $0) } }
    let sorted = groups.sorted { a, b in
      let (first, second) = (a.1[0], b.1[0])
      if first.title.isNamed != second.title.isNamed { return first.title.isNamed }
      return (first.order, a.0) < (second.order, b.0)
    }
    return sorted.map { _, motions in
      MotionTrack(layer: motions[0].title, keyPath: motions[0].keyPath, segments: motions.map(\.segment))
    }
  }

  /// Merges the tracks of layers of the same kind that show the same movement. The first one keeps its place.
  private static func folded(_ tracks: [MotionTrack]) -> [MotionTrack] {
    var folded: [MotionTrack] = []
    for track in tracks {
      let match = folded.firstIndex { $0.layer == track.layer && $0.keyPath == track.keyPath && movesAlike($0, track) }
      if let match {
        folded[match].merge(track)
      } else {
        folded.append(track)
      }
    }
    return folded
  }

  private static func movesAlike(_ a: MotionTrack, _ b: MotionTrack) -> Bool {
    guard a.segments.count == b.segments.count else { return false }
    return zip(a.segments, b.segments).allSatisfy { a, b in
      a.ending == b.ending && a.timing == b.timing && near(a.commit, b.commit) && near(a.start, b.start) && near(a.end, b.end)
    }
  }

  private static func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-5 }
}

extension MotionTrack {
  /// Merges a track with the same movement of another layer. Values that differ are removed.
  fileprivate mutating func merge(_ other: MotionTrack) {
    count += other.count
    for (index, segment) in other.segments.enumerated() {
      if segments[index].from != segment.from { segments[index].from = nil }
      if segments[index].to != segment.to { segments[index].to = nil }
    }
  }
}

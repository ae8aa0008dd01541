import Foundation

/// Collects the changes of a keyframe block, and turns them into one animation for each changed property.
@MainActor
final class KeyframeCollector {
  private struct Frame {
    var start: Double
    var end: Double
    var state: LayerState

    /// A view that is shown or hidden in a stack view stays visible while it moves.
    var asVisibility: Frame {
      let moment = state.isHidden ? end : start
      return Frame(start: moment, end: moment, state: state)
    }
  }

  private struct Track {
    let layer: CALayer
    let view: UIView
    let key: String
    let start: LayerState
    var frames: [Frame]

    var isVisibility: Bool { key == "hidden" }
  }

  private var tracks: [Track] = []
  private var indices: [LayerPropertyID: Int] = [:]
  private let mode: CAAnimationCalculationMode
  /// The part of the total time, in 0…1, to which the current changes belong.
  private var span = (start: 0.0, end: 1.0)

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs `block`, whose changes begin at `start` and take `duration`. Both are fractions of the total time and are clamped to 0…1.
  func collect(from start: Double, for duration: Double, _ block: () -> Void) {
    let outer = span
    let begin = start.clamped(to: 0...1)
    span = (begin, min(max(begin + duration, begin), 1))
    block()
    span = outer
  }

  func note(_ key: String, of layer: CALayer, view: UIView, start: LayerState) {
    let frame = Frame(start: span.start, end: span.end, state: layer.modelState)
    let id = LayerPropertyID(key, of: layer)
    if let index = indices[id] {
      // A second change in the same span replaces the first one.
      if let last = tracks[index].frames.last, last.start == frame.start, last.end == frame.end {
        tracks[index].frames.removeLast()
      }
      tracks[index].frames.append(frame)
    } else {
      indices[id] = tracks.count
      tracks.append(Track(layer: layer, view: view, key: key, start: start, frames: [frame]))
    }
  }

  /// The properties that animate additively. Differences of rotations do not add up, so transforms are excluded.
  private static let additiveKeys = ViewAnimation.additiveKeys.subtracting(["transform"])

  func finish(in context: AnimationContext) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.key)
      let (times, states) = Self.timeline(of: track)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = track.isVisibility ? .linear : mode
      animation.timingFunction = context.pace.timingFunction
      if Self.additiveKeys.contains(track.key) {
        animation.isAdditive = true
        animation.values = states.compactMap { track.layer.modelState.difference(of: track.key, from: $0)?.value }
      } else {
        animation.values = states.compactMap { $0.value(of: track.key) }
      }
      context.add(animation, to: track.layer, key: track.key, view: track.view)
    }
    tracks = []
    indices = [:]
  }

  /// Returns the frames sorted by start. The sort is stable.
  private static func inOrder(_ frames: [Frame]) -> [Frame] {
    // Frames are usually added in order.
    if !zip(frames, frames.dropFirst()).contains(where: { $0.start > $1.start }) { return frames }
    return frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  /// Returns the key times and states of a track, which holds its value before, between and after changes. As logged from iOS,
  /// a change from 1 to 0 in the first tenth has the times (0, 0.1, 1) and the values (1, 0, 0).
  private static func timeline(of track: Track) -> (times: [Double], states: [LayerState]) {
    var times = [0.0]
    var states = [track.start]
    let made = track.isVisibility ? track.frames.map(\.asVisibility) : track.frames
    let frames = inOrder(made)
    for frame in frames {
      if frame.start > times[times.count - 1] {
        times.append(frame.start)
        states.append(states[states.count - 1])
      }
      times.append(max(frame.end, times[times.count - 1]))
      states.append(frame.state)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      states.append(states[states.count - 1])
    }
    return (times, states)
  }
}

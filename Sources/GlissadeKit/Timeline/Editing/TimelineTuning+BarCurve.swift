import Rehearsal
import Tweaks

extension TimelineTuning {
  /// Returns how a bar's curve can be changed, or nil if it can't be changed in the bar.
  func curve(of bar: TimelineBar) -> TimingEdit? {
    guard let timing = timing(of: bar)?.timing, timing.shape != nil, base.flatMap(bar.animation)?.runsToItsEnd == true else { return nil }
    return TimingEdit(timing: timing, store: store)
  }
}

extension TimingEdit {
  /// The handles that change the curve but not the duration.
  var shapeHandles: [PlotHandle] { handles.filter { $0 != .end } }

  /// Returns the place of a handle in an animation: a part of its duration, and a progress. Returns nil without a value.
  func place(of handle: PlotHandle, in segment: MotionSegment) -> (part: Double, fraction: Double)? {
    switch (value, handle) {
    case (.curve(let curve, _)?, .control(let number)): return number == 1 ? (curve.x1, curve.y1) : (curve.x2, curve.y2)
    case (.spring?, .peak):
      // The highest point or, without an overshoot, the one near the target at which the curve would start to rise.
      let highest = segment.curve.max { $0.fraction < $1.fraction }
      let point = highest.flatMap { $0.fraction > 1.001 ? $0 : segment.curve.first { $0.fraction >= 0.98 } ?? $0 }
      return point.map { (($0.time - segment.start) / max(segment.duration, 1e-6), $0.fraction) }
    default: return nil
    }
  }

  /// Moves a handle of an animation's curve.
  ///
  /// - Parameters:
  ///   - handle: The handle.
  ///   - part: The new part of the duration, 0…1.
  ///   - fraction: The new progress.
  ///   - start: The timing at the start of the drag.
  ///   - stepFactor: The size of the grid to which values snap, in steps of the tweak.
  func move(_ handle: PlotHandle, toPart part: Double, fraction: Double, from start: TimingValue, stepFactor: Double) {
    guard let value else { return }
    move(handle, toTime: part * value.duration, position: fraction, from: start, stepFactor: stepFactor)
  }
}

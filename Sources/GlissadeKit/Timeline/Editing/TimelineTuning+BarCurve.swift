import Rehearsal
import Tweaks

extension TimelineTuning {
  /// Returns the edit for a bar's curve, or nil if the curve can't be changed in the bar.
  func curve(of bar: TimelineBar) -> TimingEdit? {
    guard let timing = timing(of: bar)?.timing, timing.shape != nil, base.flatMap(bar.animation)?.runsToItsEnd == true else { return nil }
    return TimingEdit(timing: timing, store: store)
  }
}

extension TimingEdit {
  /// The handles that change the curve but not the duration.
  var shapeHandles: [PlotHandle] { handles.filter { $0 != .end } }

  /// Returns the position of a handle: a part of the duration, and a progress.
  func place(of handle: PlotHandle, in segment: MotionSegment) -> (part: Double, fraction: Double)? {
    switch (value, handle) {
    case (.curve(let curve, _)?, .control(let number)): return number == 1 ? (curve.x1, curve.y1) : (curve.x2, curve.y2)
    case (.spring?, .peak):
      // The highest point or, without an overshoot, a point near the target, as in `TimingEdit`.
      let highest = segment.curve.max { $0.fraction < $1.fraction }
      let point = highest.flatMap { $0.fraction > 1.001 ? $0 : segment.curve.first { $0.fraction >= 0.98 } ?? $0 }
      return point.map { (($0.time - segment.start) / max(segment.duration, 1e-6), $0.fraction) }
    default: return nil
    }
  }

  /// Moves a handle to a part of the duration, 0…1, and a progress. `start` is the timing at the start of the drag. Values snap to
  /// `stepFactor` steps of the tweak.
  func move(_ handle: PlotHandle, toPart part: Double, fraction: Double, from start: TimingValue, stepFactor: Double) {
    guard let value else { return }
    move(handle, toTime: part * value.duration, position: fraction, from: start, stepFactor: stepFactor)
  }
}

import UIKit

/// Measures the motion of a phase, frame by frame.
@MainActor
package struct Tracer {
  let framesPerSecond: Int

  package init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }

  /// Returns the phase's named layers at n/fps seconds from its start to its end, and at the exact end.
  package func trace(_ run: PhaseRun) -> TraceTable {
    var samples: [Sample] = []
    var end = Ending(time: 0, presented: run.layersAtRest(), atRest: run.layersAtRest())
    var frame = 0
    while run.end == nil, !run.isOverdue {
      let time = Double(frame) / Double(framesPerSecond)
      run.advance(to: time) { moment in
        if run.end == nil { end = Ending(time: moment, presented: run.layers(at: moment), atRest: run.layersAtRest()) }
      }
      if run.end == nil { samples.append(Sample(time: time, layers: run.layers(at: time))) }
      frame += 1
    }
    if run.end != nil {
      // A frame that equals the end except for rounding is the end.
      if let latest = samples.last, end.time - latest.time < 1e-9 { samples.removeLast() }
      let isCancelled = run.progress.latestCancellation.map { $0 > end.time - Stage.instant } ?? false
      samples.append(Sample(time: end.time, layers: isCancelled ? end.presented : end.atRest))
    }
    return table(samples, run.progress, haptics: run.hapticMoments)
  }

  /// The layers at the end of a phase, just before its completion removes anything from the stage. Whether the phase was cancelled is known
  /// only later.
  ///
  /// A spring that is cut off by its duration stops a little short of its target, and then jumps to it: to the model's values. A cancelled
  /// transition ends where it began, which the layers' models don't know.
  private struct Ending {
    let time: Double
    let presented: [LayerMeasurement]
    let atRest: [LayerMeasurement]
  }

  private struct Sample {
    let time: Double
    let layers: [LayerMeasurement]
  }

  private func table(_ samples: [Sample], _ progress: TransitionProgress, haptics: [MotionMoment]) -> TraceTable {
    let end = samples.last?.time ?? 0
    var remaining = haptics[...]
    var table = TraceTable()
    for sample in samples {
      let felt = remaining.prefix { $0.time <= sample.time + 1e-9 || sample.time == end }
      remaining = remaining.dropFirst(felt.count)
      let texts = felt.compactMap { if case .haptic(let feedback) = $0.kind { feedback.description } else { nil } }
      let progress = progress.value(at: sample.time, ofPhaseEndingAt: end)
      table.rows += sample.layers.map {
        TraceRow(time: sample.time, layer: $0, progress: progress, haptics: texts.isEmpty ? nil : texts.joined(separator: "; "))
      }
    }
    return table
  }
}

/// Measures the motion of a phase, frame by frame.
@MainActor
struct Tracer {
  let framesPerSecond: Int

  /// The phase's named layers at n/fps seconds from its first animation through its end, and at the exact end.
  ///
  /// The rows at the end show where the last frame's layers come to rest, before the completion takes any of them off the stage: a
  /// spring that is cut off by its duration is a little short of its target, which it takes at the end.
  func trace(_ run: PhaseRun) -> TraceTable {
    var samples: [Sample] = []
    var last = Sample(time: 0, layers: run.layersAtRest())
    var frame = 0
    while run.end == nil, !run.isOverdue {
      let time = Double(frame) / Double(framesPerSecond)
      run.advance(to: time) { moment in
        if run.end == nil { last = Sample(time: moment, layers: run.layersAtRest()) }
      }
      if run.end == nil { samples.append(Sample(time: time, layers: run.layers(at: time))) }
      frame += 1
    }
    if run.end == nil { return table(samples) }
    // A frame that falls on the end within the rounding of a sum is the end.
    if let latest = samples.last, last.time - latest.time < 1e-9 { samples.removeLast() }
    return table(samples + [last])
  }

  private struct Sample {
    let time: Double
    let layers: [LayerMeasurement]
  }

  private func table(_ samples: [Sample]) -> TraceTable {
    let duration = samples.last?.time ?? 0
    return TraceTable(
      rows: samples.flatMap { sample in
        let progress = duration > 0 ? sample.time / duration : 1
        return sample.layers.map { TraceRow(time: sample.time, layer: $0, progress: progress) }
      })
  }
}

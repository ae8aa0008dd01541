import Compositor
import CoreGraphics

/// Measures complete redraws of the scenes, and transitions in which only the changes are drawn.
package struct CompositorBenchmark {
  package struct Row: Sendable {
    package let name: String
    /// The median of the frames on one thread, in milliseconds.
    package let oneThread: Double
    /// The median of the frames on two threads, in milliseconds.
    package let twoThreads: Double
    /// The ratio of `oneThread` to the time of a plain copy of the frame's bytes.
    package let ratioToCopy: Double
  }

  /// The time of a plain copy of a frame's bytes, in milliseconds.
  package let copy: Double
  /// With frames that are completely redrawn.
  package let scenes: [Row]
  /// With transitions and scrolling, drawn as in a window.
  package let transitions: [Row]

  /// Measures frames of each scene at 1280 × 900 pixels. `clock` returns the time in seconds.
  package init(frames: Int = 40, clock: @escaping () -> Double) {
    let stage = BenchmarkStage()
    let meter = Meter(frames: max(frames, 3), clock: clock)
    let copy = meter.copy()
    self.copy = copy
    func row(_ name: String, _ isRetained: Bool, _ list: (Int) -> DisplayList) -> Row {
      let one = meter.median(threads: 1, isRetained: isRetained, list)
      let two = meter.median(threads: 2, isRetained: isRetained, list)
      return Row(name: name, oneThread: one, twoThreads: two, ratioToCopy: one / copy)
    }
    scenes = BenchmarkScene.allCases.map { scene in
      row(scene.rawValue, false) {
        stage.list(scene, angle: scene == .flip ? 0.3 + 0.4 * Double($0) / Double(frames) : BenchmarkStage.turn)
      }
    }
    let last = Double(max(frames - 1, 1))
    transitions =
      [BenchmarkScene.modal, .zoom, .flip].map { scene in
        row("\(scene.rawValue) running", true) { stage.frame(of: scene, progress: Double($0) / last) }
      } + [
        row("grid scrolling", true) { stage.scrolled(by: CGFloat($0 * 7)) },
        row("under a blurred panel", true) { stage.scrolled(by: CGFloat($0 * 7), under: .blur) },
        row("under a glass panel", true) { stage.scrolled(by: CGFloat($0 * 7), under: .glass) },
        row("under glass, opaque", true) { stage.scrolled(by: CGFloat($0 * 7), under: .opaqueGlass) },
      ]
  }

  private struct Meter {
    let frames: Int
    let clock: () -> Double

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] * 1000 }

    func copy() -> Double {
      let (width, height) = (Int(BenchmarkStage.size.width), Int(BenchmarkStage.size.height))
      return max(median(FrameCopy.times(count: max(frames, 20), width: width, height: height, clock: clock)), 1e-6)
    }

    func median(threads: Int, isRetained: Bool, _ list: (Int) -> DisplayList) -> Double {
      let buffer = PixelBuffer(width: Int(BenchmarkStage.size.width), height: Int(BenchmarkStage.size.height))
      let compositor = Compositor(threads: threads, textEngine: GraphicsServices.current.textEngine)
      let times = (0..<frames).map { frame -> Double in
        let list = list(frame)
        let start = clock()
        _ = compositor.render(list, into: Compositor.Target(buffer, isRetained: isRetained && frame > 0))
        return clock() - start
      }
      return median(times)
    }
  }
}

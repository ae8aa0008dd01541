import CoreGraphics
import Foundation

/// What drawing costs: the scenes drawn as a whole, and transitions of which only what changes is drawn.
public struct CompositorBenchmark {
  /// The cost of one scene's frame.
  public struct Row: Sendable {
    public let name: String
    /// Median of the frames, in milliseconds, on one thread.
    public let oneThread: Double
    /// Median of the frames, in milliseconds, on two threads.
    public let twoThreads: Double
    /// `oneThread` as a multiple of the time that a plain copy of the frame's bytes takes.
    public let ratioToCopy: Double
  }

  /// In milliseconds: a plain copy of a frame's bytes.
  public let copy: Double
  /// Every scene, each frame drawn as a whole.
  public let scenes: [Row]
  /// Running transitions and scrolling, drawn as they are in a window.
  public let transitions: [Row]

  /// Measures with `clock`, which tells seconds; `frames` of each scene on 1280 × 900 pixels.
  public init(frames: Int = 40, clock: @escaping () -> Double) {
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
      } + [row("grid scrolling", true) { stage.scrolled(by: CGFloat($0 * 7)) }]
  }

  /// Takes times.
  private struct Meter {
    let frames: Int
    let clock: () -> Double

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] * 1000 }

    func copy() -> Double {
      let (width, height) = (Int(BenchmarkStage.size.width), Int(BenchmarkStage.size.height))
      let source = PixelBuffer(width: width, height: height)
      let target = PixelBuffer(width: width, height: height)
      let times = (0..<max(frames, 20)).map { _ -> Double in
        let start = clock()
        target.pixels.update(from: source.pixels, count: source.stride * source.height)
        return clock() - start
      }
      return max(median(times), 1e-6)
    }

    func median(threads: Int, isRetained: Bool, _ list: (Int) -> DisplayList) -> Double {
      let buffer = PixelBuffer(width: Int(BenchmarkStage.size.width), height: Int(BenchmarkStage.size.height))
      let renderer = FrameRenderer(screen: PixelRect(buffer), threads: threads, caches: RenderCaches())
      let times = (0..<frames).map { frame -> Double in
        let list = list(frame)
        let start = clock()
        renderer.render(list, onto: Canvas(buffer), isRetained: isRetained && frame > 0)
        return clock() - start
      }
      return median(times)
    }
  }
}

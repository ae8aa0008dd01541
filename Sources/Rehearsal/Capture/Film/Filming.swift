import CoreGraphics

/// Films a run frame by frame.
@MainActor
package struct Filming {
  let framesPerSecond: Int

  package init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }

  /// The duration of a phase's last frame, in seconds, so that it is seen before the film continues or repeats.
  static let rest = 0.5

  package private(set) var count = 0

  /// The number of images that `film` takes of a run that ends at `end`, in seconds since its start.
  package func frameCount(ofRunEndingAt end: Double) -> Int { Int((end * Double(framesPerSecond)).rounded(.up)) + 1 }

  /// Passes the images at n/fps seconds to `take`, from the start of the run to the first image that shows its end, each with the number of
  /// frames for which it is shown.
  package func film(_ run: PhaseRun, _ take: (_ image: CGImage, _ count: Int) throws -> Void) rethrows {
    var filming = Filming(framesPerSecond: framesPerSecond)
    while try filming.next(of: run, take) {}
  }

  /// Passes the next image of a run to `take`, and returns whether another one follows.
  package mutating func next(of run: PhaseRun, _ take: (_ image: CGImage, _ count: Int) throws -> Void) rethrows -> Bool {
    let time = Double(count) / Double(framesPerSecond)
    run.advance(to: time)
    let isLast = run.end != nil || run.isOverdue
    try take(run.image(at: time), isLast ? max(Int((Double(framesPerSecond) * Self.rest).rounded()), 1) : 1)
    count += 1
    return !isLast
  }
}

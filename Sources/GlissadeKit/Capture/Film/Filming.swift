import CoreGraphics

/// Looks at a run frame by frame.
@MainActor
struct Filming {
  let framesPerSecond: Int

  /// How long the last frame of a phase stays, seconds: long enough to be seen before the film goes on or begins anew.
  static let rest = 0.5

  /// How many pictures `film` takes of a run that ends at `end`, in seconds since it began.
  func frameCount(ofRunEndingAt end: Double) -> Int { Int((end * Double(framesPerSecond)).rounded(.up)) + 1 }

  /// Hands the pictures at n/fps seconds to `take`, from the beginning of the run to the first that shows its end, and for how many
  /// frames' time each is to be shown.
  func film(_ run: PhaseRun, _ take: (_ image: CGImage, _ count: Int) throws -> Void) rethrows {
    var frame = 0
    while true {
      let time = Double(frame) / Double(framesPerSecond)
      run.advance(to: time)
      let isLast = run.end != nil || run.isOverdue
      try take(run.image(at: time), isLast ? max(Int((Double(framesPerSecond) * Self.rest).rounded()), 1) : 1)
      if isLast { return }
      frame += 1
    }
  }
}

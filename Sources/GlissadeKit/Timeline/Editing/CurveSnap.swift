/// The edges of a bar to which the control points of its curve snap.
struct CurveSnap {
  /// The distances at which a point snaps, as a part of the duration and of the progress.
  let reach: (part: Double, fraction: Double)

  /// Snaps to the nearest edges within reach. `part` is a part of the duration, and `fraction` is the progress.
  func snap(part: Double, fraction: Double) -> (part: Double, fraction: Double) {
    (Self.snap(part, reach: reach.part), Self.snap(fraction, reach: reach.fraction))
  }

  private static func snap(_ number: Double, reach: Double) -> Double {
    let edge = number < 0.5 ? 0.0 : 1
    return abs(number - edge) <= reach ? edge : number
  }
}

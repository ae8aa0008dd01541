/// The way of a value to its target, as a function of time, without a `CAAnimation`.
///
/// A value is up to 16 numbers. What isn't needed is 0.
package protocol ValueMotion: AnyObject {
  /// The time from the begin to the end, in seconds. Can be infinite.
  var duration: Double { get }

  /// Returns what remains of the distance to the target, `time` seconds after the begin.
  func remainder(at time: Double) -> SIMD16<Double>
}

/// The timing of motions.
package protocol ValueTiming {
  /// The time that a motion over the distance 1 takes, in seconds. Can be infinite.
  var duration: Double { get }

  /// A curve with this timing, for what needs one. It may be less exact.
  var curve: TimingCurve { get }

  /// Returns a motion that covers a distance.
  ///
  /// - Parameters:
  ///   - distance: The difference between the target and the value at the begin.
  ///   - precision: The distance that nobody sees. The motion may end when less remains.
  func motion(over distance: SIMD16<Double>, precision: Double) -> any ValueMotion

  /// Returns a motion that continues another one to a new target, with its velocity, or nil if the two are to run side by side.
  ///
  /// The time of the new motion counts from the begin of the other one.
  ///
  /// - Parameters:
  ///   - previous: A motion that this type or another one has made.
  ///   - time: The time since the begin of `previous`, in seconds.
  ///   - distance: The difference between the new target and the value at `time`.
  ///   - precision: The distance that nobody sees. The motion may end when less remains.
  func motion(
    continuing previous: any ValueMotion, at time: Double, over distance: SIMD16<Double>, precision: Double
  ) -> (any ValueMotion)?
}

/// The motion of a value to its target as a function of time, without a `CAAnimation`.
///
/// A value has up to 16 numbers. Unused ones are 0.
package protocol ValueMotion: AnyObject {
  /// In seconds. Can be infinite.
  var duration: Double { get }

  /// Returns the remaining distance to the target, `time` seconds after the begin.
  func remainder(at time: Double) -> SIMD16<Double>
}

package protocol ValueTiming {
  /// The time that a motion over the distance 1 takes, in seconds. Can be infinite.
  var duration: Double { get }

  /// A curve with this timing, where one is required. It may be less exact.
  var curve: TimingCurve { get }

  /// Returns a motion over a distance. It may end when the remaining distance is less than `precision`.
  func motion(over distance: SIMD16<Double>, precision: Double) -> any ValueMotion

  /// Returns a motion that continues another one to a new target, with its velocity, or nil if the two run side by side.
  ///
  /// The time of the new motion counts from the begin of the other one.
  ///
  /// - Parameters:
  ///   - previous: A motion that may be of another type.
  ///   - time: The time since the begin of `previous`, in seconds.
  ///   - distance: The difference between the new target and the value at `time`.
  ///   - precision: The motion may end when the remaining distance is less.
  func motion(
    continuing previous: any ValueMotion, at time: Double, over distance: SIMD16<Double>, precision: Double
  ) -> (any ValueMotion)?
}

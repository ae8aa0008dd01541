import Foundation

/// The parameters of the zoom.
///
/// UIKit doesn't publish them. The two presets contain what two projects have measured. Where one hasn't, it has the other's value.
package struct ZoomTuning: Equatable, Sendable {
  /// The springs of a motion: one for the center and the width, one for the height.
  struct Springs: Equatable, Sendable {
    var place: OffsetSpring
    var height: OffsetSpring

    init(place: OffsetSpring, height: OffsetSpring) { (self.place, self.height) = (place, height) }

    init(both: OffsetSpring) { self.init(place: both, height: both) }

    func duration(toRest fraction: Double) -> Double {
      max(place.duration(toRest: fraction), height.duration(toRest: fraction))
    }
  }

  /// The course of the cross-fade between the source's picture and the page.
  enum Fade: Equatable, Sendable {
    /// Springs in time, the first one after a delay in seconds.
    case springs(opening: OffsetSpring, delay: TimeInterval, closing: OffsetSpring)
    /// Linear over the first part of the distance, in 0…1.
    case way(CGFloat)
  }

  /// The shadow of the card on the page behind it.
  struct Shadow: Equatable, Sendable {
    var opacity: Float
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    /// The downward offset from the card, in points.
    var drop: CGFloat
  }

  /// How the page follows a drag.
  struct Drag: Equatable, Sendable {
    /// The movement after which the page follows, in points.
    var deadZone: CGFloat
    /// The fractions of its width and height that the page loses when it is dragged down by its height.
    var down: CGSize
    /// The fractions of its width and height that the page loses when it is dragged to the side by its width.
    var side: CGSize
    /// A Boolean value that indicates whether the loss follows the direction of the travel. If false, only the axis on which the drag
    /// began counts.
    var blends: Bool
    /// The resistance to travel across the axis of the drag: its gain, and its limit as a fraction of the width. Nil for none.
    var across: (gain: CGFloat, limit: CGFloat)?
    /// The scale below which the page shrinks ever more slowly, and the scale that it never reaches.
    var knee: CGFloat
    var floor: CGFloat
    var release: Release

    static func == (a: Drag, b: Drag) -> Bool {
      a.deadZone == b.deadZone && a.down == b.down && a.side == b.side && a.blends == b.blends && a.across?.gain == b.across?.gain
        && a.across?.limit == b.across?.limit && a.knee == b.knee && a.floor == b.floor && a.release == b.release
    }
  }

  /// The rule by which a released drag zooms back.
  enum Release: Equatable, Sendable {
    /// Beyond a travel in points, or a speed along the drag in points per second.
    case travel(CGFloat, speed: CGFloat)
    /// Below a scale at the position to which the velocity leads within a time in seconds: for drags down, from the edge, and sideways.
    case scale(down: CGFloat, edge: CGFloat, side: CGFloat, projection: TimeInterval)
  }

  /// A push, or the beginning of a presentation.
  var opening: Springs
  /// A pop or a dismissal that code requests.
  var closing: Springs
  /// The motion to the source after a gesture.
  var landing: Springs
  /// The return to the whole page after a gesture.
  var returning: Springs
  var fade: Fade
  /// The opacity of the black overlay on the page behind.
  var dimming: CGFloat
  var shadow: Shadow
  /// The radius of the card's corners when it is almost a page, in points: that of the display.
  var cornerRadius: CGFloat
  var drag: Drag
  /// The scale below which a released pinch zooms back. Its velocity doesn't count.
  var pinchThreshold: CGFloat
  /// The duration of the cross-fade with Reduce Motion, in seconds.
  var reducedDuration: TimeInterval

  /// Measured on an iPhone 16 Pro with iOS 27.0.1 at 120 Hz, by Tembeon/morph (`tool/ios_reference/spec/navigation-pages.md`).
  ///
  /// The losses are given there per point of a page of 402 × 874 points. The knee, the floor, the pinch and Reduce Motion are from
  /// `simulator`.
  package static let device = ZoomTuning(
    opening: Springs(place: OffsetSpring(response: 0.317, dampingRatio: 1), height: OffsetSpring(response: 0.406, dampingRatio: 0.925)),
    closing: Springs(both: OffsetSpring(response: 0.34, dampingRatio: 0.92)),
    landing: Springs(place: OffsetSpring(response: 0.45, dampingRatio: 0.81), height: OffsetSpring(response: 0.33, dampingRatio: 0.98)),
    returning: Springs(both: OffsetSpring(response: 0.278, dampingRatio: 0.927)),
    fade: .springs(
      opening: OffsetSpring(response: 0.156, dampingRatio: 1), delay: 0.01, closing: OffsetSpring(response: 0.191, dampingRatio: 1)),
    dimming: 0.15, shadow: Shadow(opacity: 0.36, radius: 30, drop: 4), cornerRadius: 55,
    drag: Drag(
      deadZone: 13.5, down: CGSize(width: 0.00078 * 874, height: 0.00154 * 874),
      side: CGSize(width: 0.00156 * 402, height: 0.00168 * 402), blends: true, across: nil, knee: 1 - 0.67 * 0.52, floor: 0.37,
      release: .travel(132.5, speed: 1050)),
    pinchThreshold: 0.5, reducedDuration: 0.14)

  /// Measured in the simulator with iOS 27.0, 402 × 874 points, by JakeThomson/swift_transitions (`docs/parity-plan.md`).
  package static let simulator = ZoomTuning(
    opening: Springs(both: OffsetSpring(frequency: 19, dampingRatio: 1)),
    closing: Springs(both: OffsetSpring(frequency: 19, dampingRatio: 1)),
    landing: Springs(both: OffsetSpring(frequency: 15, dampingRatio: 0.75)),
    returning: Springs(both: OffsetSpring(frequency: 22, dampingRatio: 0.9)),
    fade: .way(0.55), dimming: 0.15, shadow: Shadow(opacity: 0.24, radius: 18, drop: 4), cornerRadius: 55,
    drag: Drag(
      deadZone: 12, down: CGSize(width: 0.67, height: 0.67), side: CGSize(width: 0.67, height: 0.67), blends: false,
      across: (gain: 0.56, limit: 0.9), knee: 1 - 0.67 * 0.52, floor: 0.37,
      release: .scale(down: 0.905, edge: 0.7, side: 0.79, projection: 0.12)),
    pinchThreshold: 0.5, reducedDuration: 0.14)
}

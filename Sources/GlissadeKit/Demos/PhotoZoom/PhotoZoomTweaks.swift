import Transitions
import Tweaks

/// The parameters of the photo zoom's demo: those of the transition, and the layout of the grid.
@MainActor
struct PhotoZoomTweaks {
  var zoom = PhotoZoom.Parameters()
  var grid = PhotoGridController.Style.columns

  /// The parameters of the original article.
  static var article: PhotoZoomTweaks {
    var tweaks = PhotoZoomTweaks()
    tweaks.zoom = .article
    tweaks.grid = .squares
    return tweaks
  }

  static let all = ParameterTweaks(PhotoZoomTweaks(), [push, pop, drag, release, finish, cancel, screen])

  private typealias Tweaks = ParameterTweaks<PhotoZoomTweaks>

  private static let push = Tweaks.Group.group(
    "Push",
    [
      .number(
        "push.duration", \.zoom.pushDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
        "How long the photo takes to fill the screen."),
      .number(
        "push.damping", \.zoom.pushDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio,
        "How soon its spring comes to rest; 1 does not swing."),
    ], timings: [.spring("Push", duration: "push.duration", damping: "push.damping")])

  private static let pop = Tweaks.Group.group(
    "Pop",
    [
      .number(
        "pop.duration", \.zoom.popDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
        "How long the photo takes back into its cell."),
      .number("pop.damping", \.zoom.popDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio, "How soon its spring comes to rest."),
      .number(
        "pop.delay", \.zoom.popDelay, "Delay", in: 0...0.04, step: 0.001, unit: .seconds,
        "How much later than the background the photo sets off; it arrives with it."),
    ], timings: [.spring("Pop", duration: .rest(afterSeconds: "pop.delay", of: "pop.duration"), damping: "pop.damping")])

  private static let drag = Tweaks.Group.group(
    "Drag",
    [
      .number(
        "drag.distance", \.zoom.dragDistance, "Distance", in: 50...600, step: 5, unit: .points,
        "How far down the whole drag is: all of the shrinking and fading."),
      .number("drag.scale", \.zoom.dragScale, "Scale", in: 0.2...1, step: 0.01, unit: .ratio, "How small the whole drag makes the photo."),
      .boolean("drag.follows", \.zoom.followsHand, "Exact follow", "Off, a smaller photo moves less than the hand does."),
      .boolean("drag.smooth", \.zoom.dropsSlop, "Smooth start", "Off, the photo jumps by what told the drag from a click."),
    ])

  private static let release = Tweaks.Group.group(
    "Release",
    [
      .number(
        "drag.threshold", \.zoom.dragThreshold, "Threshold", in: 0...0.9, step: 0.01, unit: .ratio,
        "The share of the whole drag beyond which a photo that moves down goes back to the grid."),
      .number(
        "backdrop.damping", \.zoom.backdropDamping, "Backdrop", in: 0.1...1, step: 0.01, unit: .ratio,
        "How soon the background's spring comes to rest after the release."),
      .boolean("release.velocity", \.zoom.handsOverVelocity, "Velocity", "Off, every flight starts from a standstill."),
      .number(
        "release.limit", \.zoom.velocityLimit, "Limit", in: 1...100, step: 1,
        "The most that is handed over, in whole ways to go a second."),
      .boolean(
        "release.settles", \.zoom.settlesAtRelease, "Settle early",
        "Off, UIKit, and whoever waits for the end of the drag, hears of the outcome only when the photo has arrived."),
      .number(
        "lost.alpha", \.zoom.lostPhotoAlpha, "Lost alpha", in: 0...1, step: 0.01, unit: .ratio, "How opaque a photo without a cell leaves."),
    ])

  private static let finish = Tweaks.Group.group(
    "Release into the grid",
    [
      .number(
        "finish.duration", \.zoom.finishDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
        "How long a released photo takes into its cell; released in motion, it takes longer."),
      .number(
        "finish.damping", \.zoom.finishDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio,
        "How soon that flight's spring comes to rest."),
    ], timings: [.spring("Into the grid", duration: "finish.duration", damping: "finish.damping")])

  private static let cancel = Tweaks.Group.group(
    "Release back to full screen",
    [
      .number(
        "cancel.duration", \.zoom.cancelDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
        "How long a released photo takes back to full screen; released in motion, it takes longer."),
      .number(
        "cancel.damping", \.zoom.cancelDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio,
        "How soon that flight's spring comes to rest."),
    ], timings: [.spring("Back to full screen", duration: "cancel.duration", damping: "cancel.damping")])

  private static let screen = Tweaks.Group.group(
    "Grid",
    [.option("grid.style", \.grid, "Layout", "How the thumbnails are laid out. Reset the stage to see it.")])
}

import Transitions
import Tweaks

@MainActor
struct PhotoZoomTweaks {
  var zoom = PhotoZoom.Parameters()
  var grid = PhotoCollectionController.Style.columns
  var kind = PhotoNavigationController.Kind.own

  static let all = ParameterTweaks(PhotoZoomTweaks()) { list in
    list.group("Push")
    list.seconds("push.duration", \.zoom.pushDuration, "Duration", in: 0.05...3, "The duration until the photo fills the screen.")
    list.ratio("push.damping", \.zoom.pushDamping, "Damping", in: 0.1...1, "The damping ratio; at 1 there is no overshoot.")
    list.timings(.spring("Push", duration: "push.duration", damping: "push.damping"))

    list.group("Pop")
    list.seconds("pop.duration", \.zoom.popDuration, "Duration", in: 0.05...3, "The duration of the photo's flight into its cell.")
    list.ratio("pop.damping", \.zoom.popDamping, "Damping", in: 0.1...1, "The damping ratio of its spring.")
    list.seconds(
      "pop.delay", \.zoom.popDelay, "Delay", in: 0...0.04, step: 0.001,
      "The delay of the photo after the background; both arrive at the same time.")
    list.timings(.spring("Pop", duration: .rest(afterSeconds: "pop.delay", of: "pop.duration"), damping: "pop.damping"))

    list.group("Drag")
    list.points(
      "drag.distance", \.zoom.dragDistance, "Distance", in: 50...600, step: 5,
      "The length of the whole drag down, with all of the shrinking and fading.")
    list.ratio("drag.scale", \.zoom.dragScale, "Scale", in: 0.2...1, "The scale of the photo after the whole drag.")
    list.boolean("drag.follows", \.zoom.followsFinger, "Exact follow", "When off, a smaller photo moves less than the pointer.")
    list.boolean("drag.smooth", \.zoom.dropsSlop, "Smooth start", "When off, the photo jumps by the distance needed to recognize the drag.")

    list.group("Release")
    list.ratio(
      "drag.threshold", \.zoom.dragThreshold, "Threshold", in: 0...0.9,
      "The fraction of the whole drag beyond which a photo returns to the grid when it is released at rest.")
    list.number(
      "drag.flick", \.zoom.flick, "Flick", in: 0...2000, step: 10, unit: .pointsPerSecond,
      "The speed from which the direction of the release alone decides.")
    list.boolean(
      "drag.downward", \.zoom.needsDownwardRelease, "Only downward",
      "When on, as in the article, only a photo that moves down at the release returns to the grid, and one that rests never does.")
    list.ratio(
      "backdrop.damping", \.zoom.backdropDamping, "Backdrop", in: 0.1...1, "The damping ratio of the background's spring after the release."
    )
    list.boolean("release.velocity", \.zoom.keepsVelocity, "Velocity", "When off, every flight starts with a velocity of zero.")
    list.number(
      "release.limit", \.zoom.velocityLimit, "Limit", in: 1...100, step: 1,
      "The maximum velocity handed over, in remaining distances per second.")
    list.boolean(
      "release.settles", \.zoom.settlesAtRelease, "Settle early",
      "When off, UIKit and code that waits are notified of the outcome only when the photo arrives.")
    list.ratio("lost.alpha", \.zoom.lostPhotoAlpha, "Lost alpha", in: 0...1, "The final opacity of a photo without a cell.")

    list.group("Release into the grid")
    list.seconds(
      "finish.duration", \.zoom.finishDuration, "Duration", in: 0.05...3,
      "The duration of a released photo's flight into its cell; longer if it is released in motion.")
    list.ratio("finish.damping", \.zoom.finishDamping, "Damping", in: 0.1...1, "The damping ratio of that flight's spring.")
    list.timings(.spring("Into the grid", duration: "finish.duration", damping: "finish.damping"))

    list.group("Release back to full screen")
    list.seconds(
      "cancel.duration", \.zoom.cancelDuration, "Duration", in: 0.05...3,
      "The duration of a released photo's flight back to full screen; longer if it is released in motion.")
    list.ratio("cancel.damping", \.zoom.cancelDamping, "Damping", in: 0.1...1, "The damping ratio of that flight's spring.")
    list.timings(.spring("Back to full screen", duration: "cancel.duration", damping: "cancel.damping"))

    list.group("Grid")
    list.option("grid.style", \.grid, "Layout", "The layout of the thumbnails. Reset the stage to see it.")
    list.option("grid.zoom", \.kind, "Zoom", "This demo's own transition, or the system's, which has none of the values above.")
  }
}

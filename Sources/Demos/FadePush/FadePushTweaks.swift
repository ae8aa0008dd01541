import Transitions
import Tweaks

@MainActor
struct FadePushTweaks {
  var fade = FadePush.Parameters()
  var mistake = PushMistake.none

  static let all = ParameterTweaks(
    FadePushTweaks(),
    [
      .group(
        "Motion",
        [
          .number(
            "fade.duration", \.fade.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
            "The duration of a fade, in either direction."),
          .curve("fade.curve", \.fade.curve, "Curve", "The timing curve of the fade."),
          .number(
            "fade.reduced", \.fade.reducedDuration, "Reduced motion", in: 0.05...3, step: 0.01, unit: .seconds,
            "The duration of the fade with Reduce Motion."),
          .boolean(
            "push.standard", \.fade.usesStandardTransition, "Standard transition",
            "Leaves push, pop and swipe to the navigation controller, for comparison."),
        ], timings: [.curve("Fade", duration: "fade.duration", curve: "fade.curve")]),
      .swipe(\.fade.swipe),
      .group(
        "Exhibit",
        [.option("exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the animator breaks. Push, pop, and see the result.")]),
    ])
}

import Transitions
import Tweaks

/// The parameters of the fading push's demo: those of the transition, and a mistake.
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
            "fade.duration", \.fade.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long a fade takes, there or back."),
          .curve("fade.curve", \.fade.curve, "Curve", "How the fade is paced."),
          .number(
            "fade.reduced", \.fade.reducedDuration, "Reduced motion", in: 0.05...3, step: 0.01, unit: .seconds,
            "How long it takes where less motion is asked for."),
          .boolean(
            "push.standard", \.fade.usesStandardTransition, "Standard transition",
            "Leaves push, pop and swipe to the navigation controller, to compare with."),
        ], timings: [.curve("Fade", duration: "fade.duration", curve: "fade.curve")]),
      .swipe(\.fade.swipe),
      .group(
        "Exhibit",
        [.option("exhibit.mistake", \.mistake, "Mistake", "A promise to UIKit that the animator breaks. Push, pop, and see what is left.")]),
    ])
}

import Transitions
import Tweaks

@MainActor
struct FadePushTweaks {
  var fade = FadePush.Parameters()
  var mistake = PushMistake.none

  static let all = ParameterTweaks(FadePushTweaks()) { list in
    list.group("Motion")
    list.seconds("fade.duration", \.fade.duration, "Duration", in: 0.05...3, "The duration of a fade, in either direction.")
    list.curve("fade.curve", \.fade.curve, "Curve", "The timing curve of the fade.")
    list.seconds("fade.reduced", \.fade.reducedDuration, "Reduced motion", in: 0.05...3, "The duration of the fade with Reduce Motion.")
    list.boolean(
      "push.standard", \.fade.usesStandardTransition, "Standard transition",
      "Leaves push, pop and swipe to the navigation controller, for comparison.")
    list.timings(.curve("Fade", duration: "fade.duration", curve: "fade.curve"))

    list.swipe(\.fade.swipe)

    list.group("Exhibit")
    list.option("exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the animator breaks. Push, pop, and see the result.")
  }
}

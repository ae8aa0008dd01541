import Transitions
import Tweaks

@MainActor
struct FlipCardTweaks {
  var flip = FlipCard.Parameters()
  var mistake = FlipMistake.none

  static let all = ParameterTweaks(FlipCardTweaks(), [turn, card, swipe, exhibit])

  private typealias Tweaks = ParameterTweaks<FlipCardTweaks>

  private static let turn = Tweaks.Group.group(
    "Turn",
    [
      .number(
        "turn.duration", \.flip.duration, "Duration", in: 0.1...3, step: 0.01, unit: .seconds,
        "The duration of the turn out of the card: a third each to edge-on, to face the viewer, and to grow."),
      .number(
        "turn.return", \.flip.returnDuration, "Return", in: 0.1...3, step: 0.01, unit: .seconds,
        "The duration of the turn back into the card."),
      .curve("turn.curve", \.flip.curve, "Curve", "The timing curve of the whole turn."),
      .number(
        "turn.m34", \.flip.m34, "m34", in: -0.01...0, step: 0.0001,
        "The perspective: −1 divided by the distance of the eye in points. 0 has no depth."),
      .boolean("turn.smooth", \.flip.joinsSmoothly, "Smooth keyframes", "Whether each third continues smoothly into the next."),
      .boolean(
        "turn.backs", \.flip.hidesBacks, "Hide backs", "When off, the back of a page is briefly visible where it swings past edge-on."),
      .boolean(
        "present.standard", \.flip.usesStandardTransition, "Standard transition",
        "Leaves presenting and dismissing to UIKit, for comparison."),
      .number(
        "fade.duration", \.flip.fadeDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
        "The duration of the cross-fade with Reduce Motion."),
    ],
    timings: [
      .curve("Turn", duration: "turn.duration", curve: "turn.curve"), .curve("Turn back", duration: "turn.return", curve: "turn.curve"),
    ])

  private static let card = Tweaks.Group.group(
    "Card",
    [
      .number("card.radius", \.flip.cornerRadius, "Corner radius", in: 0...60, step: 1, unit: .points, "The corner radius of the card."),
      .boolean(
        "card.rounds", \.flip.roundsWhileShrinking, "Rounds while shrinking",
        "Whether corners become round during the dismissal. When off, as in the tutorial, they are round at once."),
    ])

  private static let swipe = Tweaks.Group.group(
    "Swipe",
    [
      .number(
        "swipe.distance", \.flip.swipeDistance, "Distance", in: 50...400, step: 5, unit: .points,
        "The length of a swipe from the left edge for the whole turn."),
      .number(
        "swipe.threshold", \.flip.completionThreshold, "Threshold", in: 0...1, step: 0.01, unit: .ratio,
        "The progress beyond which a released turn finishes."),
    ])

  private static let exhibit = Tweaks.Group.group(
    "Exhibit",
    [
      .option(
        "exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the animator breaks. Turn a card, turn it back, and see the result."
      )
    ])
}

import Transitions
import Tweaks

/// The parameters of the flip card's demo: those of the transition, and a mistake.
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
        "How long the turn out of the card takes: a third each to edge-on, to face you, and to grow."),
      .number(
        "turn.return", \.flip.returnDuration, "Way back", in: 0.1...3, step: 0.01, unit: .seconds,
        "How long the turn back into the card takes."),
      .curve("turn.curve", \.flip.curve, "Curve", "How the whole turn is paced."),
      .number(
        "turn.m34", \.flip.m34, "m34", in: -0.01...0, step: 0.0001,
        "The perspective: minus one over the distance of the eye in points. 0 has no depth."),
      .boolean("turn.smooth", \.flip.joinsSmoothly, "Smooth keyframes", "Whether one third runs smoothly into the next."),
      .boolean(
        "turn.backs", \.flip.hidesBacks, "Hide backs", "Off, a page is seen from behind where it swings past edge-on for a moment."),
      .boolean(
        "present.standard", \.flip.usesStandardTransition, "Standard transition",
        "Leaves presenting and dismissing to UIKit, to compare with."),
    ],
    timings: [
      .curve("Turn", duration: "turn.duration", curve: "turn.curve"), .curve("Turn back", duration: "turn.return", curve: "turn.curve"),
    ])

  private static let card = Tweaks.Group.group(
    "Card",
    [
      .number("card.radius", \.flip.cornerRadius, "Corner radius", in: 0...60, step: 1, unit: .points, "How round the card is."),
      .boolean(
        "card.rounds", \.flip.roundsWhileShrinking, "Rounds on the way",
        "Whether the screen rounds its corners on the way back. Off, as in the tutorial, they are round from its first frame."),
    ])

  private static let swipe = Tweaks.Group.group(
    "Swipe",
    [
      .number(
        "swipe.distance", \.flip.swipeDistance, "Distance", in: 50...400, step: 5, unit: .points,
        "How far a swipe from the left edge has to come for the whole turn."),
      .number(
        "swipe.threshold", \.flip.completionThreshold, "Threshold", in: 0...1, step: 0.01, unit: .ratio,
        "How far the turn must have come to run on when released."),
      .number(
        "fade.duration", \.flip.fadeDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
        "How long the cross-fade takes where less motion is asked for."),
    ])

  private static let exhibit = Tweaks.Group.group(
    "Exhibit",
    [
      .option(
        "exhibit.mistake", \.mistake, "Mistake", "A promise to UIKit that the animator breaks. Turn a card, turn it back, and watch.")
    ])
}

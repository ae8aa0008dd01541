import Transitions
import Tweaks

@MainActor
struct FlipCardTweaks {
  var flip = FlipCard.Parameters()
  var mistake = FlipMistake.none

  static let all = ParameterTweaks(FlipCardTweaks()) { list in
    list.group("Turn")
    list.seconds(
      "turn.duration", \.flip.duration, "Duration", in: 0.1...3,
      "The duration of the turn out of the card: a third each to edge-on, to face the viewer, and to grow.")
    list.seconds("turn.return", \.flip.returnDuration, "Return", in: 0.1...3, "The duration of the turn back into the card.")
    list.curve("turn.curve", \.flip.curve, "Curve", "The timing curve of the whole turn.")
    list.number(
      "turn.m34", \.flip.m34, "m34", in: -0.01...0, step: 0.0001,
      "The perspective: −1 divided by the distance of the eye in points. 0 has no depth.")
    list.boolean("turn.smooth", \.flip.joinsSmoothly, "Smooth keyframes", "Whether each third continues smoothly into the next.")
    list.boolean(
      "turn.backs", \.flip.hidesBacks, "Hide backs", "When off, the back of a page is briefly visible where it swings past edge-on.")
    list.boolean(
      "present.standard", \.flip.usesStandardTransition, "Standard transition", "Leaves presenting and dismissing to UIKit, for comparison."
    )
    list.seconds("fade.duration", \.flip.fadeDuration, "Reduced motion", in: 0.05...2, "The duration of the cross-fade with Reduce Motion.")
    list.timings(
      .curve("Turn", duration: "turn.duration", curve: "turn.curve"), .curve("Turn back", duration: "turn.return", curve: "turn.curve"))

    list.group("Card")
    list.points("card.radius", \.flip.cornerRadius, "Corner radius", in: 0...60, "The corner radius of the card.")
    list.boolean(
      "card.rounds", \.flip.roundsWhileShrinking, "Rounds while shrinking",
      "Whether corners become round during the dismissal. When off, as in the tutorial, they are round at once.")

    list.group("Swipe")
    list.points(
      "swipe.distance", \.flip.swipeDistance, "Distance", in: 50...400, step: 5,
      "The length of a swipe from the left edge for the whole turn.")
    list.ratio("swipe.threshold", \.flip.completionThreshold, "Threshold", in: 0...1, "The progress beyond which a released turn finishes.")

    list.group("Exhibit")
    list.option(
      "exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the animator breaks. Turn a card, turn it back, and see the result.")
  }
}

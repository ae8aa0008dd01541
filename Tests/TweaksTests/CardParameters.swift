import Tweaks

/// A demo's parameters with one property of each kind, for use in the specifications.
struct CardParameters: Equatable {
  enum Edge: String, CaseIterable { case bottom, top }

  var duration = 0.44
  var damping: Float = 0.5
  var segments = 4
  var edge = Edge.bottom
  var tapDismisses = true
  var gray = 0.2

  nonisolated(unsafe) static let tweaks = ParameterTweaks(
    CardParameters(),
    [
      .group(
        "Present",
        [
          .number("present.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration of the card's rise."),
          .number("present.damping", \.damping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio, "Lower values overshoot more."),
        ]),
      .group(
        "Look",
        [
          .integer("segments", \.segments, "Segments", in: 1...8, "How many parts the card folds into."),
          .option("edge", \.edge, "Edge", "Where the card comes from."),
          .boolean("tap-dismisses", \.tapDismisses, "Tap dismisses", "Whether a tap beside the card closes it."),
          .color(
            "dim", \.gray, "Dimming", "The colour over the screen below.",
            encode: { TweakColor(red: $0, green: $0, blue: $0) }, decode: \.red),
        ]),
    ])

  static func store() -> TweakStore { TweakStore(tweaks.groups) }
}

/// Words that people type when they look for a value, and the names of values that they stand for.
enum TweakSynonyms {
  /// Words that are typed, and the parts of titles and identifiers that they stand for.
  private static let table: [(typed: [String], found: [String])] = [
    (
      ["bounce", "bouncy", "bounciness", "overshoot", "spring", "springy", "oscillation", "wobble", "elastic", "friction"],
      ["damping", "bounce", "dampingratio", "dampingfraction"]
    ),
    (["overdamped", "critical", "settle"], ["damping"]),
    (["tension", "stiff", "hardness", "snappy", "frequency", "response"], ["stiffness", "response", "duration"]),
    (["weight", "heavy", "inertia"], ["mass"]),
    (["speed", "slow", "fast", "quick", "tempo", "pace", "time", "seconds", "milliseconds", "ms"], ["duration", "velocity"]),
    (["easing", "ease", "bezier", "cubic", "timing", "acceleration", "interpolation"], ["curve"]),
    (["flick", "swipe", "fling", "throw", "toss", "momentum", "speed"], ["velocity", "flick", "swipe"]),
    (["fade", "opacity", "opaque", "transparent", "transparency", "translucent", "visible"], ["alpha", "opacity", "fade"]),
    (["dim", "darken", "dark", "shade", "scrim", "backdrop", "overlay", "background"], ["dim", "overlay", "backdrop", "alpha"]),
    (["corner", "corners", "round", "rounded", "rounding", "curvature"], ["radius", "corner"]),
    (["blur", "frost", "frosted", "glass", "soft", "material"], ["blur"]),
    (["shadow", "elevation", "glow"], ["shadow"]),
    (["delay", "stagger", "wait", "pause", "lag", "hold"], ["delay", "stagger", "wait"]),
    (["zoom", "shrink", "grow", "magnify"], ["scale", "zoom"]),
    (["size"], ["scale", "size", "height", "width", "large", "small"]),
    (["distance", "travel", "offset", "move", "translation", "slide", "length"], ["distance", "travel", "offset", "translation"]),
    (["threshold", "cutoff", "trigger", "complete", "finish", "cancel", "commit", "limit"], ["threshold"]),
    (["perspective", "depth", "3d", "eye"], ["m34", "perspective"]),
    (["rotate", "rotation", "angle", "tilt", "spin", "degrees"], ["angle", "rotation", "degrees", "tilt"]),
    (["rubber", "rubberband", "resistance", "stretch", "overscroll"], ["rubber", "resistance"]),
    (["color", "colour", "tint", "hue", "paint"], ["color", "colour", "tint"]),
    (["margin", "padding", "inset", "spacing", "gap", "space"], ["margin", "padding", "inset", "spacing", "clearance"]),
    (["border", "outline", "stroke", "line"], ["border", "line"]),
    (["accessibility", "reduce", "crossfade"], ["reduced"]),
  ]

  /// The number of letters from which the beginning of a word is enough.
  private static let leastLetters = 3

  /// Returns the parts of titles and identifiers that a word stands for, which may still be incomplete.
  static func words(for typed: String) -> Set<String> {
    guard typed.count >= leastLetters || typed == "ms" || typed == "3d" else { return [] }
    var found: Set<String> = []
    for entry in table where entry.typed.contains(where: { $0.hasPrefix(typed) }) { found.formUnion(entry.found) }
    return found
  }
}

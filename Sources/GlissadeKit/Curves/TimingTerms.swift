import Rehearsal
import Tweaks
import UIKit

struct TimingTerms: Equatable {
  struct Term: Equatable {
    /// The name of the parameter in the API, such as "duration" or "dampingRatio".
    let name: String
    /// Nil if the API can't create the motion.
    let value: Double?
    let unit: String
    let mark: PlotMark?

    init(_ name: String, _ value: Double?, _ unit: String = "", mark: PlotMark? = nil) {
      (self.name, self.value, self.unit, self.mark) = (name, value, unit, mark)
    }

    @MainActor var text: String {
      guard let value else { return "none" }
      if unit == "s", value < 1e9 { return TimingNumber.seconds(value) }
      return TimingNumber.figures(value) + (unit.isEmpty || value >= 1e9 ? "" : " " + unit)
    }

    /// The value with all digits, for the clipboard. It is nil if the value is missing or too large.
    @MainActor var exactText: String? { value.flatMap { $0.isFinite && abs($0) < 1e9 ? TimingNumber.exact($0) : nil } }
  }

  struct Row: Equatable {
    let title: String
    /// A sentence that says where the numbers are used.
    let meaning: String
    let terms: [Term]

    init(_ title: String, _ meaning: String, _ terms: Term...) { (self.title, self.meaning, self.terms) = (title, meaning, terms) }
  }

  let facts: Row
  let rows: [Row]

  init(_ value: TimingValue) {
    switch value {
    case .spring(let spring):
      facts = Row(
        "Motion", "The visible motion.", Term("overshoot", (spring.overshoot?.amount ?? 0) * 100, "%"),
        Term("1/1000", spring.restingTime, "s", mark: .rest), Term("settling", spring.settlingDuration, "s", mark: .settling))
      rows = Self.rows(of: spring)
    case .curve(let curve, let duration):
      facts = Row(
        "Motion", "The visible motion.", Term("duration", duration, "s"),
        Term("half-way", curve.cubic.time(whereValueIs: 0.5) * duration, "s"))
      rows = [
        Row("First control point", "controlPoint1 of UICubicTimingParameters.", Term("x", curve.x1), Term("y", curve.y1)),
        Row("Second control point", "controlPoint2 of UICubicTimingParameters.", Term("x", curve.x2), Term("y", curve.y2)),
      ]
    }
  }

  private static func rows(of spring: SpringDescription) -> [Row] {
    let fitted = spring.durationAndDampingRatio
    let start = Row(
      "Velocity at the start", "initialSpringVelocity and initialVelocity, in distances per second.",
      Term("velocity", spring.initialVelocity, "1/s"))
    return [
      Row(
        "UIKit, by duration", "UIView.animate(…usingSpringWithDamping:) and UIViewPropertyAnimator(duration:dampingRatio:).",
        Term("duration", fitted?.duration, "s"), Term("dampingRatio", fitted?.dampingRatio)),
      Row(
        "UIKit and Core Animation, by physics",
        "UISpringTimingParameters(mass:stiffness:damping:initialVelocity:) and CASpringAnimation.",
        Term("mass", spring.mass), Term("stiffness", spring.stiffness), Term("damping", spring.damping)),
      Row(
        "UIKit, by bounce", "UIView.animate(springDuration:bounce:) of iOS 17; it runs until it has settled.",
        Term("duration", spring.response, "s"), Term("bounce", spring.bounce)),
      Row(
        "SwiftUI", ".spring(response:dampingFraction:).", Term("response", spring.response, "s"),
        Term("dampingFraction", spring.dampingRatio)),
      Row(
        "Undamped frequency", "The frequency without damping.", Term("frequency", spring.naturalFrequency, "Hz"),
        Term("period", spring.response, "s")),
    ] + (spring.initialVelocity == 0 ? [] : [start])
  }
}

import Rehearsal
import Tweaks
import UIKit

/// A timing in the terms of several APIs, for the table and the clipboard.
struct TimingTerms: Equatable {
  struct Term: Equatable {
    /// The name of the parameter in the API, such as "duration" or "dampingRatio".
    let name: String
    /// The value, or nil if the API can't create the motion.
    let value: Double?
    var unit = ""
    var mark: PlotMark?

    /// The value as in the table.
    @MainActor var text: String {
      guard let value else { return "none" }
      if unit == "s", value < 1e9 { return TimingNumber.seconds(value) }
      return TimingNumber.figures(value) + (unit.isEmpty || value >= 1e9 ? "" : " " + unit)
    }

    /// The value with all digits for the clipboard, or nil if there is nothing to copy.
    @MainActor var exactText: String? { value.flatMap { $0.isFinite && abs($0) < 1e9 ? TimingNumber.exact($0) : nil } }
  }

  struct Row: Equatable {
    let title: String
    /// A sentence that says where these numbers are used.
    let meaning: String
    let terms: [Term]
  }

  /// The visible properties of the motion.
  let facts: Row
  /// The rows, one for each API.
  let rows: [Row]

  init(_ value: TimingValue) {
    switch value {
    case .spring(let spring):
      facts = Self.facts(of: spring)
      rows = Self.rows(of: spring)
    case .curve(let curve, let duration):
      facts = Row(
        title: "Motion", meaning: "The visible motion.",
        terms: [
          Term(name: "duration", value: duration, unit: "s"),
          Term(name: "half-way", value: curve.cubic.time(whereValueIs: 0.5) * duration, unit: "s"),
        ])
      rows = [
        Row(
          title: "First control point", meaning: "controlPoint1 of UICubicTimingParameters.",
          terms: [Term(name: "x", value: curve.x1), Term(name: "y", value: curve.y1)]),
        Row(
          title: "Second control point", meaning: "controlPoint2 of UICubicTimingParameters.",
          terms: [Term(name: "x", value: curve.x2), Term(name: "y", value: curve.y2)]),
      ]
    }
  }

  private static func facts(of spring: SpringDescription) -> Row {
    Row(
      title: "Motion", meaning: "The visible motion.",
      terms: [
        Term(name: "overshoot", value: (spring.overshoot?.amount ?? 0) * 100, unit: "%"),
        Term(name: "1/1000", value: spring.restingTime, unit: "s", mark: .rest),
        Term(name: "settling", value: spring.settlingDuration, unit: "s", mark: .settling),
      ])
  }

  private static func rows(of spring: SpringDescription) -> [Row] {
    let fitted = spring.durationAndDampingRatio
    var rows = [
      Row(
        title: "UIKit, by duration",
        meaning: "UIView.animate(…usingSpringWithDamping:) and UIViewPropertyAnimator(duration:dampingRatio:).",
        terms: [
          Term(name: "duration", value: fitted?.duration, unit: "s"), Term(name: "dampingRatio", value: fitted?.dampingRatio),
        ]),
      Row(
        title: "UIKit and Core Animation, by physics",
        meaning: "UISpringTimingParameters(mass:stiffness:damping:initialVelocity:) and CASpringAnimation.",
        terms: [
          Term(name: "mass", value: spring.mass), Term(name: "stiffness", value: spring.stiffness),
          Term(name: "damping", value: spring.damping),
        ]),
      Row(
        title: "UIKit, by bounce", meaning: "UIView.animate(springDuration:bounce:) of iOS 17; it runs until it has settled.",
        terms: [Term(name: "duration", value: spring.response, unit: "s"), Term(name: "bounce", value: spring.bounce)]),
      Row(
        title: "SwiftUI", meaning: ".spring(response:dampingFraction:).",
        terms: [
          Term(name: "response", value: spring.response, unit: "s"), Term(name: "dampingFraction", value: spring.dampingRatio),
        ]),
    ]
    rows.append(
      Row(
        title: "Undamped frequency", meaning: "The frequency without damping.",
        terms: [
          Term(name: "frequency", value: spring.naturalFrequency, unit: "Hz"), Term(name: "period", value: spring.response, unit: "s"),
        ]))
    if spring.initialVelocity != 0 {
      rows.append(
        Row(
          title: "Velocity at the start", meaning: "initialSpringVelocity and initialVelocity, in distances per second.",
          terms: [Term(name: "velocity", value: spring.initialVelocity, unit: "1/s")]))
    }
    return rows
  }
}

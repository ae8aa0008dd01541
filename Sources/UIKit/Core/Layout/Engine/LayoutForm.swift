internal import Cassowary
import Foundation

/// Foundation also has a type named `Expression`.
typealias LinearExpression = Cassowary.Expression

/// A linear expression for the solver: a sum of variables and a constant, with the views whose insets or scroll position the constant
/// depends on.
@MainActor
struct LayoutForm {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0
  private(set) var sources: [UIView] = []

  var expression: LinearExpression { LinearExpression(terms: terms, constant: constant) }

  mutating func add(_ variable: Variable, times factor: Double = 1) { terms.append(Term(variable: variable, coefficient: factor)) }

  /// Adds a length that is currently known, and may change with `source`.
  mutating func add(_ length: CGFloat, of source: UIView? = nil) {
    constant += Double(length)
    if let source, !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  mutating func add(_ other: LayoutForm, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
    for source in other.sources { add(0, of: source) }
  }
}

enum LayoutQuantity: Int {
  /// The position of a view's top left corner in its superview, or of a guide's in its owner.
  case x, y
  case width, height
  /// The size of a scroll view's content.
  case contentWidth, contentHeight

  static let count = 6

  static func origin(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .x : .y }
  static func extent(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
  static func content(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .contentWidth : .contentHeight }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .vertical: .vertical
    case .length: self == .height ? .vertical : .horizontal
    case .horizontal, .none: .horizontal
    }
  }

  /// The relative position of the attribute in a rectangle: at its start (0), center (0.5) or end (1). Nil for lengths.
  var fraction: Double? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline: 1
    case .width, .height, .notAnAttribute: nil
    }
  }

  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

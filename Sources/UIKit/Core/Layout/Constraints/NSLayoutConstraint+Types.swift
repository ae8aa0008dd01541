import Foundation

extension NSLayoutConstraint {
  /// The attribute of a view or guide that a constraint relates.
  ///
  /// The writing direction is always left to right in Glissade.
  public enum Attribute: Int, Sendable {
    /// No attribute, for the second side of a constraint with a constant.
    case notAnAttribute = 0
    /// The edges, dimensions and centers of the alignment rectangle.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline
    /// The edges of the area inside the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centers of the area inside the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// A layout axis.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign in the description of a constraint.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute: horizontal positions, vertical positions and lengths can be related among themselves.
  enum Kind {
    case horizontal, vertical, length, none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute follows the writing direction, or nil if that makes no difference.
  var followsReadingDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// The attribute at the other end of a line of text, for those that follow the writing direction.
  var opposite: Self {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// The name of the attribute in the description of a constraint.
  var name: String {
    switch self {
    case .notAnAttribute: "none"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

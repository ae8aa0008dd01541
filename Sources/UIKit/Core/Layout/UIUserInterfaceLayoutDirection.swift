public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The meaning of a view's content, which determines its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of a player, which are always laid out from left to right.
  case playback = 1
  /// Directions in space, such as those of a joystick, which are always laid out from left to right.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

// The direction of the person's language is always left to right. Apps can try the other one with a trait or for a view.
extension UIApplication {
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A view whose content must be laid out or drawn again when its direction has changed.
@MainActor
protocol LayoutDirectionFollowing: UIView {
  func layoutDirectionDidChange()
}

extension UIView {
  /// Constraints from leading or trailing edges follow the direction of the view that holds them, which is the nearest one that contains
  /// both items.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch looks.semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Subviews don't inherit this attribute.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { looks.semanticContentAttribute }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      looks.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { updateLayoutDirection() }
    }
  }

  /// Returns the direction in the person's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the view, and the items of its constraints, in its new direction.
  func updateLayoutDirection() {
    let followers = constraints.filter { constraint in
      [constraint.firstAttribute, constraint.secondAttribute].contains { $0.followsReadingDirection == true }
    }
    for constraint in followers { constraint.isActive = false }
    for constraint in followers { constraint.isActive = true }
    if layoutStorage != nil { marginsMayHaveChanged() }
    setNeedsLayout()
    (self as? any LayoutDirectionFollowing)?.layoutDirectionDidChange()
  }

  /// Mirrors the frames of subviews that were laid out from left to right, if the view is laid out from right to left.
  func mirror(_ views: [UIView?]) {
    guard isRightToLeft else { return }
    for case let view? in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }
}

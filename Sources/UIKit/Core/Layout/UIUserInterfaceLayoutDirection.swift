/// The direction in which text is read and interfaces are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The meaning of a view's content, on which its direction depends.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction is that of the environment.
  case unspecified = 0
  /// Controls of playback, such as those of a player, which are always from left to right.
  case playback = 1
  /// Directions in space, such as those of a joystick, which are always from left to right.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

// The direction of a person's language is from left to right; apps try the other one by a trait or by views.
extension UIApplication {
  /// The direction of the person's language: left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A view whose content must be laid out or drawn again when its direction has changed.
@MainActor
protocol LayoutDirectionFollowing: UIView {
  func layoutDirectionDidChange()
}

extension UIView {
  /// The direction in which the view lays out its content: that of `semanticContentAttribute`, or of the environment.
  ///
  /// Constraints from leading or trailing edges follow the direction of the view that holds them, which is the nearest one that contains
  /// both items.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch looks.semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The meaning of the view's content. Subviews don't inherit it.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { looks.semanticContentAttribute }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      looks.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { updateLayoutDirection() }
    }
  }

  /// Returns the direction for a meaning, in the person's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the view, and what its constraints relate, in its new direction.
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

  /// Mirrors the frames of subviews that were laid out from left to right, if the view's direction is the other one.
  func mirror(_ views: [UIView?]) {
    guard isRightToLeft else { return }
    for case let view? in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }
}

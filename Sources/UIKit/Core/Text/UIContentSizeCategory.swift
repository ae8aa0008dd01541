import Foundation

/// The size of text that a person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that isn't one for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the size that a person prefers has changed, with the new one under `newValueUserInfoKey`.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The sizes in order.
  static let inOrder = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
    accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the sizes in order, which for an unknown one is that of the default.
  var index: Int { Self.inOrder.firstIndex(of: self) ?? 3 }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Returns a Boolean value that indicates whether the first size is smaller.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index < b.index }
}

/// An object whose font can follow the size of text that a person prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether a font for a style of text follows the size that a person prefers.
  ///
  /// Such fonts come from `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`; others stay as they are.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view with a font that can follow the size of text that a person prefers.
@MainActor
protocol FontAdjusting: UIContentSizeCategoryAdjusting, UIView {
  /// Replaces the fonts by those for the size that the view's traits prefer.
  func adjustFonts()
}

extension FontAdjusting {
  func adjustFontsIfNeeded() { if adjustsFontForContentSizeCategory { adjustFonts() } }
}

extension UIView {
  /// Adjusts the view's fonts after a change of traits.
  func contentSizeCategoryMayHaveChanged(from previous: UITraitCollection) {
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    (self as? any FontAdjusting)?.adjustFontsIfNeeded()
  }
}

extension UIApplication {
  /// The size of text that a person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    (UIWindowScene.running ?? firstScene)?.preferredContentSizeCategory ?? .large
  }
}

extension UIWindowScene {
  /// Tells the scene's code about another preferred size of text.
  func contentSizeCategoryDidChange() {
    traitsMayHaveChanged()
    perform {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
  }
}

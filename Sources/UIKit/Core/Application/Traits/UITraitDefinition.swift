import Foundation

/// The definition of a trait: one of UIKit's, or one of an app's own.
///
/// An app's own trait is read and changed by its type, such as `traits[DensityTrait.self] = .high`.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value of the trait where none is set.
  static var defaultValue: Value { get }
  static var name: String { get }
  /// The identifier of the trait: reverse DNS, or the name of its type.
  static var identifier: String { get }
  /// A Boolean value that indicates whether dynamic colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  /// The full name of the defining type.
  public static var identifier: String { String(reflecting: self) }
  /// False: dynamic colors don't depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// The interface style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: dynamic colors may depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The contrast between colors.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: dynamic colors may depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// The level of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: dynamic colors may depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// The direction in which interfaces are laid out.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The size of text that a person prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitCollection {
  /// The system's traits on which dynamic colors may depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
  /// The system's traits on which the variant of an image may depend.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self,
    ]
  }
}

import CoreGraphics

/// One of UIKit's own traits, for which `UIMutableTraits` has a property.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  static var property: WritableKeyPath<UIMutableTraits, Value> { get }
}

extension StoredTrait {
  static func value(in traits: UIMutableTraits) -> Any { traits[keyPath: property] }

  static func isSpecified(in traits: UIMutableTraits) -> Bool { traits[keyPath: property] != defaultValue }

  static func setValue(_ value: Any, in traits: inout UIMutableTraits) {
    guard let value = value as? Value else { return }
    traits[keyPath: property] = value
  }

  static func removeValue(in traits: inout UIMutableTraits) { traits[keyPath: property] = defaultValue }
}

extension UITraitUserInterfaceStyle: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitDisplayScale: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, CGFloat> { \.displayScale }
}

extension UITraitHorizontalSizeClass: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitUserInterfaceIdiom: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitAccessibilityContrast: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitUserInterfaceLevel: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

extension UITraitLayoutDirection: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
  static var property: WritableKeyPath<UIMutableTraits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

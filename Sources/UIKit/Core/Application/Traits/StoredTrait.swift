import CoreGraphics

/// One of UIKit's own traits, for which `UIMutableTraits` has a property.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  typealias Property = WritableKeyPath<UIMutableTraits, Value>

  static var property: Property { get }
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

extension UITraitUserInterfaceStyle: StoredTrait { static var property: Property { \.userInterfaceStyle } }
extension UITraitDisplayScale: StoredTrait { static var property: Property { \.displayScale } }
extension UITraitHorizontalSizeClass: StoredTrait { static var property: Property { \.horizontalSizeClass } }
extension UITraitVerticalSizeClass: StoredTrait { static var property: Property { \.verticalSizeClass } }
extension UITraitUserInterfaceIdiom: StoredTrait { static var property: Property { \.userInterfaceIdiom } }
extension UITraitAccessibilityContrast: StoredTrait { static var property: Property { \.accessibilityContrast } }
extension UITraitUserInterfaceLevel: StoredTrait { static var property: Property { \.userInterfaceLevel } }
extension UITraitLayoutDirection: StoredTrait { static var property: Property { \.layoutDirection } }
extension UITraitPreferredContentSizeCategory: StoredTrait { static var property: Property { \.preferredContentSizeCategory } }

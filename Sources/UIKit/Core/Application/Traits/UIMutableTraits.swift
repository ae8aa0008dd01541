import Foundation

public struct UIMutableTraits: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The number of pixels per point, or 0 if not specified.
  public var displayScale: CGFloat = 0
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  private var own: [ObjectIdentifier: OwnTraitValue] = [:]

  init() {}

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) as? Trait.Value ?? trait.defaultValue }
    set { setValue(newValue, of: trait) }
  }

  /// Returns the value of a trait, or nil for one of the app's own that isn't set.
  func value(of trait: UITrait) -> Any? {
    if let stored = trait as? any StoredTrait.Type { return stored.value(in: self) }
    return own[ObjectIdentifier(trait)]?.value
  }

  private mutating func setValue(_ value: Any, of trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type { return stored.setValue(value, in: &self) }
    own[ObjectIdentifier(trait)] = OwnTraitValue(value: value)
  }

  func differs(from other: UIMutableTraits, in trait: UITrait) -> Bool {
    let (value, otherValue) = (value(of: trait), other.value(of: trait))
    if value == nil, otherValue == nil { return false }
    func orDefault<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any { trait.defaultValue }
    return OwnTraitValue(value: value ?? orDefault(trait)) != OwnTraitValue(value: otherValue ?? orDefault(trait))
  }

  func sets(_ trait: UITrait) -> Bool {
    if let stored = trait as? any StoredTrait.Type { return stored.isSpecified(in: self) }
    return own[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type { return stored.removeValue(in: &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  mutating func override(with other: UIMutableTraits) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
    if !other.own.isEmpty { own.merge(other.own) { $1 } }
  }
}

/// A value of an app's own trait. Values that can't be compared differ from each other, as do objects that aren't identical.
private struct OwnTraitValue: Hashable, @unchecked Sendable {
  let value: Any

  static func == (a: OwnTraitValue, b: OwnTraitValue) -> Bool {
    if let first = a.value as? AnyHashable, let second = b.value as? AnyHashable { return first == second }
    guard type(of: a.value) is AnyClass, type(of: b.value) is AnyClass else { return false }
    return a.value as AnyObject === b.value as AnyObject
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? AnyHashable { hasher.combine(value) }
  }
}

import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The backgrounds of the dark interface style depend on the level.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  /// In front of the screen, such as a sheet or a popover.
  case elevated = 1
}

public final class UITraitCollection: NSObject, Sendable {
  private let traits: UIMutableTraits

  public override convenience init() { self.init(UIMutableTraits()) }

  private init(_ traits: UIMutableTraits) {
    self.traits = traits
    super.init()
  }

  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits = UIMutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// The last collection that specifies a trait takes precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { traits in
      for collection in collections { traits.override(with: collection.traits) }
    }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The number of pixels per point, or 0 if not specified.
  public var displayScale: CGFloat { traits.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool { traits.differs(from: other.traits, in: trait) }

  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    var traits = traits
    traits.override(with: overrides.traits)
    return UITraitCollection(traits)
  }

  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = traits
    mutations(&traits)
    return UITraitCollection(traits)
  }

  /// Returns whether this collection has the same value for every trait that `other` specifies.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = traits
    merged.override(with: other.traits)
    return merged == traits
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  public override var hash: Int { traits.hashValue }

  /// The traits that resolve dynamic colors: those of the view that is being laid out or drawn, otherwise those of the running scene.
  public static var current: UITraitCollection {
    get { SceneContext.traits }
    set { SceneContext.traits = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }
}

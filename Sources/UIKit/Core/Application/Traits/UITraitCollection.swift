import Foundation

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  /// Little space, as on a phone.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The contrast between an interface's colors.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  /// The contrast that a person asks for who can't tell the usual colors apart.
  case high = 1
}

/// The level of an interface, on which the backgrounds of the dark interface style depend.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  /// The screen itself.
  case base = 0
  /// In front of the screen, such as a sheet or a popover.
  case elevated = 1
}

/// The traits of a view's environment: interface style, scale, size classes, kind of device and contrast.
public final class UITraitCollection: NSObject, Sendable {
  private let traits: UIMutableTraits

  public override convenience init() { self.init(UIMutableTraits()) }

  private init(_ traits: UIMutableTraits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits = UIMutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies only the scale, in pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies only the contrast between colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that specifies only the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that specifies only the direction of interfaces.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }

  /// Creates a collection that specifies only the preferred size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with the traits of several collections.
  ///
  /// The last one that specifies a trait takes precedence.
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
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }

  /// The direction in which interfaces are laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The size of text that a person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// The value of a trait: one of the system's, or one of the app's own.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  /// Returns a Boolean value that indicates whether a trait's value is another one than in `other`.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool { traits.differs(from: other.traits, in: trait) }

  /// Returns a copy with those traits that are overridden.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    var traits = traits
    traits.override(with: overrides.traits)
    return UITraitCollection(traits)
  }

  /// Returns a copy with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = traits
    mutations(&traits)
    return UITraitCollection(traits)
  }

  /// Returns whether this collection has the same value for every trait that `other` specifies.
  public func containsTraits(in other: UITraitCollection) -> Bool {
    var merged = traits
    merged.override(with: other.traits)
    return merged == traits
  }

  /// Returns whether dynamic colors may look different from those with the traits of `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  public override var hash: Int { traits.hashValue }

  // MARK: The current collection

  /// The traits with which dynamic colors are resolved: those of the view that is being laid out or drawn, otherwise those of
  /// the running scene.
  public static var current: UITraitCollection {
    get { SceneContext.traits }
    set { SceneContext.traits = newValue }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }
}

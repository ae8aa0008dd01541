import Foundation
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The traits of an environment that can be written while a collection is made.
public struct UIMutableTraits: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels a point; 0 for unspecified.
  public var displayScale: CGFloat = 0
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

  /// Takes over every trait that `other` specifies.
  fileprivate mutating func override(with other: UIMutableTraits) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
  }
}

/// The traits of the environment that a view stands in: appearance, scale, room and device.
public final class UITraitCollection: NSObject, Sendable {
  private let traits: UIMutableTraits

  /// A collection in which every trait is unspecified.
  public override convenience init() { self.init(UIMutableTraits()) }

  private init(_ traits: UIMutableTraits) {
    self.traits = traits
    super.init()
  }

  /// A collection with the traits that `mutations` sets.
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

  /// All traits of several collections; where more than one specifies a trait, the last one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { traits in
      for collection in collections { traits.override(with: collection.traits) }
    }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  /// A copy with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = traits
    mutations(&traits)
    return UITraitCollection(traits)
  }

  /// Whether every trait that `other` specifies has the same value here.
  public func containsTraits(in other: UITraitCollection) -> Bool {
    var merged = traits
    merged.override(with: other.traits)
    return merged == traits
  }

  /// Whether dynamic colours may look different from what they are in `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  public override var hash: Int { traits.hashValue }

  // MARK: The current collection

  private static let currentTraits = Mutex(UITraitCollection(userInterfaceStyle: .light))

  /// The traits that dynamic colours resolve with: those of the view that is laying out or drawing, else those of the running scene.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }
}

import Foundation

/// An image in an asset catalog of the user, as in the symbols that Xcode generates for image sets.
public struct ImageResource: Hashable, Sendable {
  /// The name of the image set.
  public let name: String
  /// Creates a resource. The bundle is ignored, because all bundles have the same images.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in an asset catalog of the user, as in the symbols that Xcode generates for color sets.
public struct ColorResource: Hashable, Sendable {
  /// The name of the color set.
  public let name: String
  /// Creates a resource. The bundle is ignored, because all bundles have the same colors.
  public init(name: String, bundle: Bundle) { self.name = name }
}

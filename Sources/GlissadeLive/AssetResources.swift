import Foundation

/// An image in an asset catalog of the user's, as the symbols that Xcode makes of image sets are.
public struct ImageResource: Hashable, Sendable {
  /// The name of the image set.
  public let name: String
  /// Creates a resource with a name. All bundles have the same images here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in an asset catalog of the user's, as the symbols that Xcode makes of color sets are.
public struct ColorResource: Hashable, Sendable {
  /// The name of the color set.
  public let name: String
  /// Creates a resource with a name. All bundles have the same colors here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

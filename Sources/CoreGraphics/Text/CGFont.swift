import Foundation

/// A font without a size, by its name.
public final class CGFont: Hashable, Sendable {
  /// The name of the font: a family, then a hyphen and its style, such as "Inter-SemiBold".
  package let name: String

  /// Creates a font by its name, or returns nil if the name is empty.
  ///
  /// If the family isn't installed, the system font is used in its place.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// The name of the font.
  public var postScriptName: CFString? { name }

  /// The name of the font for people.
  public var fullName: CFString? { name.replacingOccurrences(of: "-", with: " ") }

  /// Returns a Boolean value that indicates whether two fonts have the same name.
  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

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

  public var postScriptName: CFString? { name }

  public var fullName: CFString? { name.replacingOccurrences(of: "-", with: " ") }

  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

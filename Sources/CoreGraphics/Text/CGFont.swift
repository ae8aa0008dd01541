import Foundation

/// A font without a size.
public final class CGFont: Hashable, Sendable {
  /// A family, a hyphen and a style, such as "Inter-SemiBold".
  package let name: String

  /// Returns nil if the name is empty. If the family isn't installed, the system font is used instead.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  public var postScriptName: CFString? { name }

  public var fullName: CFString? { name.replacingOccurrences(of: "-", with: " ") }

  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

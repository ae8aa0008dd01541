import Foundation

/// A kind of data, such as a text or an image.
///
/// It belongs to the framework UniformTypeIdentifiers, whose import is left out here. These are the types that items are dragged as.
public struct UTType: Hashable, Sendable {
  /// The name of the type, such as "public.image".
  public let identifier: String

  /// Creates a type with an identifier, or returns nil if it is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or returns nil if it isn't known.
  public init?(filenameExtension: String) {
    guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = known
  }

  /// Creates a type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// Creates a type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// A text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// A text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// An image in PNG.
  public static let png = UTType(known: "public.png")
  /// An image in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// Any movie.
  public static let movie = UTType(known: "public.movie")
  /// Data in JSON.
  public static let json = UTType(known: "public.json")

  private static let parents: [UTType: [UTType]] = [
    .data: [.item], .text: [.data], .plainText: [.text], .utf8PlainText: [.plainText], .url: [.data], .fileURL: [.url],
    .image: [.data], .png: [.image], .jpeg: [.image], .movie: [.data], .json: [.text],
  ]

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "json": .json, "mov": .movie,
  ]

  /// Returns whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.parents[self, default: []].contains { $0.conforms(to: type) }
  }

  /// Returns whether the type with an identifier is the one with another or a kind of it.
  static func identifier(_ identifier: String, conformsTo other: String) -> Bool {
    guard let type = UTType(identifier), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}

import Foundation

/// A kind of data, such as a text or an image.
///
/// It belongs to the framework UniformTypeIdentifiers, whose import is left out here. These are the types that code for iOS names most.
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
    guard let known = KnownType.all.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else { return nil }
    self = known.type
  }

  /// Creates the type with a MIME type, such as "image/png", or returns nil if it isn't known.
  public init?(mimeType: String) {
    guard let known = KnownType.all.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
    self = known.type
  }

  /// The extension of files of the type, or nil if it isn't known.
  public var preferredFilenameExtension: String? { known?.extensions.first }

  /// The MIME type, such as "image/png", or nil if it isn't known.
  public var preferredMIMEType: String? { known?.mimeType }

  private var known: KnownType? { KnownType.all.first { $0.type == self } }

  /// Creates a type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// Creates a type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  /// A text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// A text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let movie = UTType(known: "public.movie")
  public static let json = UTType(known: "public.json")
  /// Anything with content, such as a document.
  public static let content = UTType(known: "public.content")
  public static let folder = UTType(known: "public.folder")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let html = UTType(known: "public.html")
  public static let rtf = UTType(known: "public.rtf")
  public static let xml = UTType(known: "public.xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Anything that is seen or heard.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie without sound.
  public static let video = UTType(known: "public.video")
  /// Any sound.
  public static let audio = UTType(known: "public.audio")
  /// A sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  public func conforms(to type: UTType) -> Bool {
    self == type || (known?.parents ?? []).contains { $0.conforms(to: type) }
  }

  /// Returns whether the type with an identifier is the one with another or a kind of it.
  static func identifier(_ identifier: String, conformsTo other: String) -> Bool {
    guard let type = UTType(identifier), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}

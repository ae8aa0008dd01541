import Foundation

/// A kind of data, such as text or an image.
///
/// Apple declares it in UniformTypeIdentifiers, which needs no import here. Only the types that code for iOS uses most are declared.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// Returns nil if the identifier is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Returns nil if no known type has the extension.
  public init?(filenameExtension: String) {
    guard let known = KnownType.all.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else { return nil }
    self = known.type
  }

  /// Returns nil if no known type has the MIME type.
  public init?(mimeType: String) {
    guard let known = KnownType.all.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
    self = known.type
  }

  public var preferredFilenameExtension: String? { known?.extensions.first }

  public var preferredMIMEType: String? { known?.mimeType }

  private var known: KnownType? { KnownType.all.first { $0.type == self } }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let movie = UTType(known: "public.movie")
  public static let json = UTType(known: "public.json")
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
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie without sound.
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  public func conforms(to type: UTType) -> Bool {
    self == type || (known?.parents ?? []).contains { $0.conforms(to: type) }
  }

  static func identifier(_ identifier: String, conformsTo other: String) -> Bool {
    guard let type = UTType(identifier), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}

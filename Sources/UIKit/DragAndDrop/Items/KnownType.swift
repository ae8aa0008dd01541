import Foundation

/// The description of a kind of data: the kinds that it belongs to, the extensions of its files, and its MIME type.
struct KnownType {
  let type: UTType
  let parents: [UTType]
  var extensions: [String] = []
  var mimeType: String?

  private init(_ type: UTType, _ parents: UTType..., files extensions: String..., mime: String? = nil) {
    (self.type, self.parents, self.extensions, mimeType) = (type, parents, extensions, mime)
  }

  /// The types that have a name in `UTType`, from Apple's table of types.
  static let all = [
    KnownType(.data, .item), KnownType(.folder, .item), KnownType(.content), KnownType(.text, .data, .content),
    KnownType(.plainText, .text, files: "txt", "text", mime: "text/plain"), KnownType(.utf8PlainText, .plainText),
    KnownType(.url, .data), KnownType(.fileURL, .url),
    KnownType(.image, .data, .content), KnownType(.png, .image, files: "png", mime: "image/png"),
    KnownType(.jpeg, .image, files: "jpeg", "jpg", mime: "image/jpeg"), KnownType(.gif, .image, files: "gif", mime: "image/gif"),
    KnownType(.heic, .image, files: "heic", mime: "image/heic"), KnownType(.tiff, .image, files: "tiff", "tif", mime: "image/tiff"),
    KnownType(.webP, .image, files: "webp", mime: "image/webp"), KnownType(.svg, .image, files: "svg", mime: "image/svg+xml"),
    KnownType(.pdf, .data, .content, files: "pdf", mime: "application/pdf"),
    KnownType(.html, .text, files: "html", "htm", mime: "text/html"), KnownType(.rtf, .text, files: "rtf", mime: "text/rtf"),
    KnownType(.xml, .text, files: "xml", mime: "application/xml"), KnownType(.json, .text, files: "json", mime: "application/json"),
    KnownType(.commaSeparatedText, .text, files: "csv", mime: "text/csv"),
    KnownType(.audiovisualContent, .data, .content), KnownType(.movie, .audiovisualContent), KnownType(.video, .movie),
    KnownType(.audio, .audiovisualContent), KnownType(.mp3, .audio, files: "mp3", mime: "audio/mpeg"),
    KnownType(.mpeg4Movie, .movie, files: "mp4", mime: "video/mp4"),
    KnownType(.quickTimeMovie, .movie, files: "mov", "qt", mime: "video/quicktime"),
    KnownType(.archive, .data), KnownType(.zip, .archive, files: "zip", mime: "application/zip"),
  ]
}

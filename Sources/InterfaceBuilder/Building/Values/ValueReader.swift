import UIKit

/// Reads colors, fonts, pictures and texts of an element in the terms of UIKit.
@MainActor
struct ValueReader {
  let source: InterfaceSource
  /// The line of the element, which warnings name.
  let line: Int

  /// Returns the values of an element's attributes.
  func values(_ values: [String: InterfaceValue]) -> AttributeValues { AttributeValues(values: values, reader: self) }

  /// Returns a text in the language of the strings files.
  func text(_ text: String, key: String) -> String { source.code.text(forKey: key, inFile: source.file.name) ?? text }

  /// Returns a picture. One that the code doesn't have is a gray area of the size that the file notes, or nil if it notes none.
  func image(_ name: String, catalog: String?) -> UIImage? {
    if catalog == "system" { return UIImage(systemName: name) }
    if let image = source.code.image(named: name) { return image }
    source.warn("Could not load the \"\(name)\" image referenced from a nib", line: line)
    guard let size = source.file.imageSizes[name], Self.sides.contains(size.width), Self.sides.contains(size.height) else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height)).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }

  /// The possible widths and heights of a picture, in points.
  private static let sides = 1.0...4096
}

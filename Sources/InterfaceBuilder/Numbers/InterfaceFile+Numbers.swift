import Foundation

extension InterfaceFile {
  /// Returns the numbers in the file's bytes that can be tuned, in the order of the file.
  ///
  /// A number that isn't written, because it has its default value, is left out. So are those of objects without an identifier of their own.
  /// A file that isn't in UTF-8 has none.
  package func numbers(in bytes: Data) -> [InterfaceNumber] {
    let characters = [UInt8](bytes)
    guard let tags = MarkupScanner.tags(in: characters), !tags.isEmpty, Self.isInUTF8(characters) else { return [] }
    guard var root = try? MarkupReader.root(of: bytes), root.agrees(with: tags) else { return [] }
    _ = root.makeIdentifiersUnique()
    var finder = InterfaceNumberFinder(path: path, tags: tags, titles: InterfaceTitles(self))
    for section in root.children where section.name == "scenes" || section.name == "objects" { finder.visit(section) }
    return finder.numbers
  }

  /// Returns whether the XML declaration, if there is one, names UTF-8.
  private static func isInUTF8(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = start.range(of: "<?xml"), let end = start.range(of: "?>") else { return true }
    guard declaration.upperBound <= end.lowerBound else { return true }
    let text = start[declaration.upperBound..<end.lowerBound].lowercased()
    return !text.contains("encoding") || text.contains("utf-8")
  }
}

extension MarkupElement {
  /// Returns whether start tags are those of this element and all inside it.
  fileprivate func agrees(with tags: [MarkupTag]) -> Bool {
    var count = 0
    return matches(tags, count: &count) && count == tags.count
  }

  private func matches(_ tags: [MarkupTag], count: inout Int) -> Bool {
    guard ordinal == count, count < tags.count, tags[count].name == name else { return false }
    count += 1
    for child in children {
      guard child.matches(tags, count: &count) else { return false }
    }
    return true
  }
}

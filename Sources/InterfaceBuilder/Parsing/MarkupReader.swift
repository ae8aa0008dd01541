import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML file into its elements, up to a size that no Interface Builder file reaches.
final class MarkupReader: NSObject, XMLParserDelegate {
  private static let maximumBytes = 64 << 20
  private static let maximumElements = 400_000
  private static let maximumDepth = 240

  /// The elements that have been opened and not closed, the root first.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var count = 0
  private var problem: InterfaceProblem?

  /// Returns the root element of a file.
  static func root(of bytes: Data) throws(InterfaceProblem) -> MarkupElement {
    guard !bytes.isEmpty else { throw InterfaceProblem(line: 1, "The file is empty") }
    guard bytes.count <= maximumBytes else { throw InterfaceProblem(line: 1, "The file is larger than \(maximumBytes >> 20) MB") }
    guard let text = utf8(bytes) else { throw InterfaceProblem(line: 1, "The file isn’t text in UTF-8") }
    let reader = MarkupReader()
    let parser = XMLParser(data: text)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isComplete = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isComplete, let root = reader.root else { throw MarkupFault.first(in: text) ?? reader.breakage(at: parser) }
    return root
  }

  /// Returns the bytes in UTF-8, or nil if they are no text. Foundation's parser traps on names that aren't in UTF-8.
  private static func utf8(_ bytes: Data) -> Data? {
    guard bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) else {
      return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }
    guard let text = String(data: bytes, encoding: .utf16) else { return nil }
    // The XML declaration names the encoding that the bytes had.
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return Data(text.utf8) }
    return Data(text[end.upperBound...].utf8)
  }

  private func breakage(at parser: XMLParser) -> InterfaceProblem {
    let place = open.last.map { " inside of the element “\($0.name)” of line \($0.line)" } ?? ""
    return InterfaceProblem(line: max(parser.lineNumber, 1), "The file isn’t well-formed XML\(place)")
  }

  private func stop(_ parser: XMLParser, _ sentence: String) {
    problem = InterfaceProblem(line: max(parser.lineNumber, 1), sentence)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    guard problem == nil else { return }
    guard open.count < Self.maximumDepth else { return stop(parser, "More than \(Self.maximumDepth) elements are inside each other") }
    guard count < Self.maximumElements else { return stop(parser, "The file has more than \(Self.maximumElements) elements") }
    open.append(MarkupElement(name: name, attributes: attributes, line: max(parser.lineNumber, 1), ordinal: count))
    count += 1
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard problem == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard problem == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a property list in XML form, element by element, so that its depth is bounded.
final class XMLPropertyListReader: NSObject, XMLParserDelegate {
  /// A value that has begun and isn't complete.
  private enum Open {
    case array([PropertyList])
    case dictionary([String: PropertyList], key: String?)
  }

  private let path: String
  private var open: [Open] = []
  private var text = ""
  private var result: PropertyList?
  private var problem: ProjectProblem?

  private init(path: String) { self.path = path }

  static func read(_ data: Data, path: String) throws(ProjectProblem) -> PropertyList {
    let parser = XMLParser(data: data)
    let reader = XMLPropertyListReader(path: path)
    parser.delegate = reader
    let isComplete = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isComplete, let result = reader.result else {
      throw ProjectProblem(path: path, line: max(parser.lineNumber, 1), "this is no complete property list in XML")
    }
    return result
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    switch name {
    case "dict": open.append(.dictionary([:], key: nil))
    case "array": open.append(.array([]))
    default: break
    }
    if open.count > PropertyList.maximumDepth { stop(parser, "values are nested deeper than \(PropertyList.maximumDepth) levels") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    defer { text = "" }
    switch name {
    case "plist": break
    case "key":
      guard case .dictionary(let entries, _) = open.popLast() else { return stop(parser, "there is a key outside a dictionary") }
      open.append(.dictionary(entries, key: text))
    case "dict":
      guard case .dictionary(let entries, _) = open.popLast() else { return }
      add(.dictionary(entries), parser)
    case "array":
      guard case .array(let elements) = open.popLast() else { return }
      add(.array(elements), parser)
    case "true", "false": add(.boolean(name == "true"), parser)
    case "integer", "real": add(.number(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0), parser)
    case "data": add(.data(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()), parser)
    case "string", "date": add(.text(text), parser)
    default: stop(parser, "“\(name.prefix(60))” is no value of a property list")
    }
  }

  private func add(_ value: PropertyList, _ parser: XMLParser) {
    switch open.popLast() {
    case nil: result = result ?? value
    case .array(var elements):
      elements.append(value)
      open.append(.array(elements))
    case .dictionary(var entries, let key):
      guard let key else { return stop(parser, "there is a value without a key in a dictionary") }
      entries[key] = value
      open.append(.dictionary(entries, key: nil))
    }
  }

  private func stop(_ parser: XMLParser, _ sentence: String) {
    problem = problem ?? ProjectProblem(path: path, line: parser.lineNumber, sentence)
    parser.abortParsing()
  }
}

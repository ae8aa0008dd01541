import Foundation

/// A value of a property list, in whichever form it was written.
enum PropertyList: Equatable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The maximum depth of values within values that is read.
  static let maximumDepth = 64
  /// The maximum size of a file in bytes that is read.
  static let maximumSize = 64 << 20

  /// A text, number or Boolean as a text, with YES and NO for Booleans, as in build settings.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .data, .array, .dictionary: nil
    }
  }

  /// The elements, or none if this is no array.
  var elements: [PropertyList] { if case .array(let elements) = self { elements } else { [] } }

  /// The texts of an array, or of a single value.
  var texts: [String] {
    if case .array(let elements) = self { elements.compactMap(\.text) } else { text.map { [$0] } ?? [] }
  }

  /// The entries, or none if this is no dictionary.
  var entries: [String: PropertyList] { if case .dictionary(let entries) = self { entries } else { [:] } }

  subscript(key: String) -> PropertyList? { if case .dictionary(let entries) = self { entries[key] } else { nil } }

  /// Reads a file in binary, XML, JSON or OpenStep form.
  static func read(at path: String) throws(ProjectProblem) -> PropertyList {
    let data = try FileContents.data(at: path, atMost: maximumSize)
    if data.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyListReader(data, path: path)
      return try reader.read()
    }
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = data.dropFirst(start).first { !" \t\r\n".utf8.contains($0) }
    do throws(ProjectProblem) {
      if first == UInt8(ascii: "<"), !isConflicted(data) { return try XMLPropertyListReader.read(data, path: path) }
      if first == UInt8(ascii: "{"), let json = try? JSONSerialization.jsonObject(with: data) { return PropertyList(json: json, depth: 0) }
      var reader = OpenStepReader([UInt8](data.dropFirst(start)), path: path)
      return try reader.read()
    } catch {
      throw conflict(in: data, path: path) ?? error
    }
  }

  private init(json: Any, depth: Int) {
    switch json {
    case let entries as [String: Any] where depth < Self.maximumDepth:
      self = .dictionary(entries.mapValues { PropertyList(json: $0, depth: depth + 1) })
    case let elements as [Any] where depth < Self.maximumDepth: self = .array(elements.map { PropertyList(json: $0, depth: depth + 1) })
    case let text as String: self = .text(text)
    case let number as NSNumber: self = Self.isBoolean(number) ? .boolean(number.boolValue) : .number(number.doubleValue)
    default: self = .text("")
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private static func isConflicted(_ data: Data) -> Bool { data.starts(with: Array("<<<<<<<".utf8)) }

  /// The problem of a file in which a merge left its marks, at the first of them.
  private static func conflict(in data: Data, path: String) -> ProjectProblem? {
    var line = 1
    for text in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if text.starts(with: Array("<<<<<<< ".utf8)) {
        return ProjectProblem(path: path, line: line, "there are conflict markers of a merge: resolve the conflict first")
      }
      line += 1
    }
    return nil
  }
}

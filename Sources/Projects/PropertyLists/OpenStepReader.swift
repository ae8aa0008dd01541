import Foundation

/// Reads a property list in the form of OpenStep, in which Xcode writes its projects.
struct OpenStepReader {
  private let bytes: [UInt8]
  private let path: String
  private var index = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads the one value of the file. A file of strings may leave out the outer braces.
  mutating func read() throws(ProjectProblem) -> PropertyList {
    try skipSpace()
    guard let byte = current else { throw problem("the file is empty") }
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") else {
      return .dictionary(try entries(until: nil, depth: 1))
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard index == bytes.count else { throw problem("the property list ends before the file does") }
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value(depth: Int) throws(ProjectProblem) -> PropertyList {
    guard depth <= PropertyList.maximumDepth else { throw problem("values are nested deeper than \(PropertyList.maximumDepth) levels") }
    switch current {
    case UInt8(ascii: "{"):
      index += 1
      return .dictionary(try entries(until: UInt8(ascii: "}"), depth: depth + 1))
    case UInt8(ascii: "("):
      index += 1
      return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .text(try text())
    }
  }

  private mutating func entries(until end: UInt8?, depth: Int) throws(ProjectProblem) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if current == end {
        index += end == nil ? 0 : 1
        return entries
      }
      let key = try text()
      try skipSpace()
      if current == UInt8(ascii: "=") {
        index += 1
        try skipSpace()
        entries[key] = try value(depth: depth)
        try skipSpace()
      } else {
        entries[key] = .text(key)
      }
      if current == UInt8(ascii: ";") {
        index += 1
      } else if current != end || end == nil {
        throw problem("“;” is missing after the value of “\(key.prefix(60))”")
      }
    }
  }

  private mutating func elements(depth: Int) throws(ProjectProblem) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      if current == UInt8(ascii: ")") {
        index += 1
        return elements
      }
      elements.append(try value(depth: depth))
      try skipSpace()
      if current == UInt8(ascii: ",") {
        index += 1
      } else if current != UInt8(ascii: ")") {
        throw problem("“,” or “)” is missing in a list")
      }
    }
  }

  private mutating func data() throws(ProjectProblem) -> Data {
    index += 1
    var digits: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      index += 1
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !Self.isSpace(byte) {
        throw problem("“\(Character(UnicodeScalar(byte)))” is no hexadecimal digit")
      }
    }
    guard current != nil else { throw problem("“>” is missing at the end of data") }
    index += 1
    return Data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func text() throws(ProjectProblem) -> String {
    guard let byte = current else { throw problem("the file ends in the middle") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while let byte = current, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw problem("“\(Character(UnicodeScalar(byte)))” is not expected here") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectProblem) -> String {
    let start = index
    index += 1
    var units: [UInt8] = []
    while let byte = current {
      index += 1
      if byte == quote { return String(decoding: units, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { units += escaped() } else { units.append(byte) }
    }
    throw ProjectProblem(path: path, line: line(at: start), "the closing quotation mark is missing")
  }

  /// Reads what follows a backslash, and returns it in UTF-8.
  private mutating func escaped() -> [UInt8] {
    guard let byte = current else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units = [UInt16(number(digits: 4, base: 16))]
      // A character beyond the first plane is written as two units.
      if 0xD800..<0xDC00 ~= units[0], index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == byte {
        index += 2
        units.append(UInt16(number(digits: 4, base: 16)))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: number(digits: 3, base: 8)))).utf8)
    default: return [byte]
    }
  }

  private mutating func number(digits: Int, base: Int) -> Int {
    var number = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < base else { break }
      number = number * base + digit
      index += 1
    }
    return number
  }

  /// Skips spaces, line ends and comments.
  private mutating func skipSpace() throws(ProjectProblem) {
    while let byte = current {
      if Self.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = current, byte != 10, byte != 13 { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
        guard index + 1 < bytes.count else { throw ProjectProblem(path: path, line: line(at: start), "a comment has no end") }
        index += 2
      } else {
        return
      }
    }
  }

  private func problem(_ sentence: String) -> ProjectProblem { ProjectProblem(path: path, line: line(at: index), sentence) }

  private func line(at index: Int) -> Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == 10 } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    // Tools other than Xcode leave more unquoted.
    case UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 128...255: true
    default: false
    }
  }
}

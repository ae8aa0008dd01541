import Foundation

/// Reads a property list in binary form, with a bounded depth and number of values, so that references in a circle end.
struct BinaryPropertyListReader {
  /// The maximum number of values and of their bytes that are read, each as often as it is referred to.
  private static let maximumCount = 100_000_000

  private let bytes: [UInt8]
  private let path: String
  private var offsets: [Int] = []
  private var referenceSize = 1
  private var count = 0

  init(_ data: Data, path: String) {
    bytes = [UInt8](data)
    self.path = path
  }

  mutating func read() throws(ProjectProblem) -> PropertyList {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw broken }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let number = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    let table = try integer(at: trailer + 24, size: 8)
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, number <= bytes.count, table <= trailer, number * offsetSize <= trailer - table
    else { throw broken }
    for index in 0..<number { offsets.append(try integer(at: table + index * offsetSize, size: offsetSize)) }
    return try value(top, depth: 0)
  }

  private var broken: ProjectProblem { ProjectProblem(path: path, "this is no complete binary property list") }

  private func integer(at index: Int, size: Int) throws(ProjectProblem) -> Int {
    guard index >= 0, size <= bytes.count, index <= bytes.count - size else { throw broken }
    var number: UInt64 = 0
    for byte in bytes[index..<index + size].suffix(8) { number = number << 8 | UInt64(byte) }
    guard let result = Int(exactly: number) else { throw broken }
    return result
  }

  private mutating func value(_ reference: Int, depth: Int) throws(ProjectProblem) -> PropertyList {
    count += 1
    guard depth <= PropertyList.maximumDepth, count <= Self.maximumCount else {
      throw ProjectProblem(path: path, "the binary property list is nested too deep or in a circle")
    }
    guard offsets.indices.contains(reference), offsets[reference] < bytes.count - 32 else { throw broken }
    var index = offsets[reference]
    let marker = bytes[index]
    index += 1
    switch marker >> 4 {
    case 0x0: return marker == 0x08 || marker == 0x09 ? .boolean(marker == 0x09) : .text("")
    case 0x1:
      let size = 1 << Int(marker & 15)
      guard size <= 16 else { throw broken }
      // Negative numbers take eight bytes.
      if size == 8, try integer(at: index, size: 1) >= 128 { return .number(Double(Int64(bitPattern: try bits(at: index, size: 8)))) }
      return .number(Double(try integer(at: index, size: size)))
    case 0x2:
      let size = 1 << Int(marker & 15)
      guard size == 4 || size == 8 else { throw broken }
      let bits = try bits(at: index, size: size)
      return .number(size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits))
    case 0x3: return .number(Double(bitPattern: try bits(at: index, size: 8)))
    case 0x8: return .number(Double(try integer(at: index, size: Int(marker & 15) + 1)))
    default: return try sized(marker, at: index, depth: depth)
    }
  }

  /// Reads a value whose marker holds its length, or is followed by it.
  private mutating func sized(_ marker: UInt8, at start: Int, depth: Int) throws(ProjectProblem) -> PropertyList {
    var index = start
    var length = Int(marker & 15)
    if length == 15 {
      let size = 1 << (try integer(at: index, size: 1) & 15)
      guard size <= 8 else { throw broken }
      length = try integer(at: index + 1, size: size)
      index += 1 + size
    }
    let unit =
      switch marker >> 4 {
      case 0x6: 2
      case 0xA, 0xC: referenceSize
      case 0xD: 2 * referenceSize
      default: 1
      }
    guard length <= bytes.count / unit, index <= bytes.count - length * unit else { throw broken }
    count += length
    let content = bytes[index..<index + length * unit]
    switch marker >> 4 {
    case 0x4: return .data(Data(content))
    case 0x5, 0x7: return .text(String(decoding: content, as: UTF8.self))
    case 0x6:
      let units = stride(from: index, to: index + 2 * length, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      return .text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC:
      var elements: [PropertyList] = []
      for element in 0..<length {
        elements.append(try value(try integer(at: index + element * referenceSize, size: referenceSize), depth: depth + 1))
      }
      return .array(elements)
    case 0xD:
      var entries: [String: PropertyList] = [:]
      for entry in 0..<length {
        let key = try value(try integer(at: index + entry * referenceSize, size: referenceSize), depth: depth + 1)
        let position = index + (length + entry) * referenceSize
        entries[key.text ?? ""] = try value(try integer(at: position, size: referenceSize), depth: depth + 1)
      }
      return .dictionary(entries)
    default: throw broken
    }
  }

  private func bits(at index: Int, size: Int) throws(ProjectProblem) -> UInt64 {
    guard index >= 0, index <= bytes.count - size else { throw broken }
    return bytes[index..<index + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}

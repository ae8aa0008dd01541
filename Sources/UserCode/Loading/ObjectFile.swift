import Foundation

/// The symbols of a shared library of this machine, from its file (ELF, 64 bits, little-endian).
struct ObjectFile {
  /// A variable that code can change.
  struct Variable: Equatable {
    var name: String
    /// The offset from the address at which the library is loaded.
    var offset: Int
    /// In bytes.
    var size: Int
  }

  /// The named variables in sections that stay writable after the library is loaded, or none if the file isn't such a library.
  let variables: [Variable]

  init(path: String) { self.init((try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) ?? Data()) }

  init(_ data: Data) { variables = Self.variables(in: Bytes(data: data)) }

  private static func variables(in bytes: Bytes) -> [Variable] {
    guard bytes.data.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return [] }
    let table = bytes.number(at: 40, 8)
    let (entrySize, count, names) = (bytes.number(at: 58, 2), bytes.number(at: 60, 2), bytes.number(at: 62, 2))
    let sections = (0..<count).map { Section(bytes, at: table + $0 * entrySize) }
    guard let symbols = sections.first(where: { $0.kind == Section.symbols }), sections.indices.contains(symbols.link),
      sections.indices.contains(names)
    else { return [] }
    let writable = Set(sections.indices.filter { [".data", ".bss"].contains(bytes.text(at: sections[names].offset + sections[$0].name)) })
    return stride(from: symbols.offset, to: symbols.offset + symbols.size, by: symbolSize).compactMap { place in
      guard bytes.number(at: place + 4, 1) & 0xf == object, writable.contains(bytes.number(at: place + 6, 2)) else { return nil }
      let name = bytes.text(at: sections[symbols.link].offset + bytes.number(at: place, 4))
      return Variable(name: name, offset: bytes.number(at: place + 8, 8), size: bytes.number(at: place + 16, 8))
    }
  }

  /// The size of an entry of the symbol table, in bytes.
  private static let symbolSize = 24
  /// The type of a symbol that names data.
  private static let object = 1

  private struct Section {
    /// The type of the symbol table's section.
    static let symbols = 2

    let name: Int
    let kind: Int
    let offset: Int
    let size: Int
    /// The index of the section with the texts of this one.
    let link: Int

    init(_ bytes: Bytes, at place: Int) {
      name = bytes.number(at: place, 4)
      kind = bytes.number(at: place + 4, 4)
      offset = bytes.number(at: place + 24, 8)
      size = bytes.number(at: place + 32, 8)
      link = bytes.number(at: place + 40, 4)
    }
  }

  /// The bytes of a file, with zeros beyond its end.
  private struct Bytes {
    let data: Data

    /// Returns a number of some bytes. In the file of a loaded library, none is larger than the file.
    func number(at place: Int, _ size: Int) -> Int {
      guard place >= 0, place + size <= data.count else { return 0 }
      let value = (0..<size).reduce(UInt64(0)) { $0 | UInt64(data[data.startIndex + place + $1]) << UInt64($1 * 8) }
      return Int(value & UInt64(Int32.max))
    }

    func text(at place: Int) -> String {
      guard place >= 0, place < data.count else { return "" }
      return String(decoding: data[(data.startIndex + place)...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

import Foundation

/// The items of a HEIC or AVIF file, which include the picture and the EXIF fields.
struct HEIFItems {
  /// The width of the upright picture in pixels, or 0.
  private(set) var width = 0
  /// The height of the upright picture in pixels, or 0.
  private(set) var height = 0
  /// The range of the EXIF fields in the file, or nil.
  private(set) var exif: Range<Int>?

  private let reader: ByteReader

  /// Reads the boxes, or returns nil if those that describe the picture aren't among the bytes.
  init?(_ reader: ByteReader) {
    self.reader = reader
    let parts = HEIFBox.boxes(at: ["meta"], in: 0..<reader.bytes.count, of: reader).flatMap { boxes(in: $0.content) }
    guard !parts.isEmpty else { return nil }
    func content(_ name: StaticString) -> Range<Int>? { parts.first { $0.has(name) }?.content }
    if let primary = content("pitm").flatMap({ itemNumber(at: $0.lowerBound + 4, isLong: version($0) > 0) }) {
      content("iprp").map { readProperties($0, of: primary) }
    }
    if let items = content("iinf"), let places = content("iloc"), let item = exifItem(in: items) { exif = place(of: item, in: places) }
  }

  private func boxes(in range: Range<Int>) -> [HEIFBox] { HEIFBox.boxes(in: range, of: reader) }

  private func version(_ content: Range<Int>) -> Int { Int(reader[content.lowerBound] ?? 0) }

  private func itemNumber(at offset: Int, isLong: Bool) -> Int? { isLong ? reader.big32(offset) : reader.big16(offset) }

  /// Reads the size of an item and how it is turned.
  private mutating func readProperties(_ range: Range<Int>, of item: Int) {
    let parts = boxes(in: range)
    guard let container = parts.first(where: { $0.has("ipco") }), let map = parts.first(where: { $0.has("ipma") })?.content else { return }
    let properties = boxes(in: container.content)
    for index in propertyIndexes(of: item, in: map) where properties.indices.contains(index - 1) {
      let property = properties[index - 1]
      let start = property.content.lowerBound
      if property.has("ispe"), let width = reader.big32(start + 4), let height = reader.big32(start + 8) {
        (self.width, self.height) = (width, height)
      }
      // A quarter turn exchanges the sides. Turns come after the size.
      if property.has("irot"), (reader[start] ?? 0) & 1 == 1 { swap(&width, &height) }
    }
  }

  /// Returns the numbers of an item's properties, from 1 on, in their order.
  private func propertyIndexes(of item: Int, in map: Range<Int>) -> [Int] {
    let isLong = version(map) > 0
    let isWide = (reader[map.lowerBound + 3] ?? 0) & 1 == 1
    guard let count = reader.big32(map.lowerBound + 4) else { return [] }
    var offset = map.lowerBound + 8
    for _ in 0..<min(count, map.count) {
      guard let number = itemNumber(at: offset, isLong: isLong), let properties = reader[offset + (isLong ? 4 : 2)] else { return [] }
      offset += isLong ? 5 : 3
      let size = isWide ? 2 : 1
      if number == item {
        return (0..<Int(properties)).compactMap { reader.integer(at: offset + $0 * size, count: size, isBigEndian: true) }
          .map { $0 & (isWide ? 0x7fff : 0x7f) }
      }
      offset += Int(properties) * size
    }
    return []
  }

  /// Returns the number of the item with the EXIF fields, or nil.
  private func exifItem(in items: Range<Int>) -> Int? {
    for box in boxes(in: items.dropFirst(version(items) == 0 ? 6 : 8)) {
      let isLong = version(box.content) > 2
      let start = box.content.lowerBound + 4
      if reader.has("Exif", at: start + (isLong ? 6 : 4)) { return itemNumber(at: start, isLong: isLong) }
    }
    return nil
  }

  /// Returns the range of an item in the file, or nil if it is in several parts or elsewhere.
  private func place(of item: Int, in places: Range<Int>) -> Range<Int>? {
    let version = version(places)
    guard let sizes = reader.big16(places.lowerBound + 4) else { return nil }
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version > 0 ? sizes & 15 : 0
    let isLong = version > 1
    var offset = places.lowerBound + 6
    func take(_ count: Int) -> Int {
      defer { offset += count }
      return count == 0 ? 0 : reader.integer(at: offset, count: count, isBigEndian: true) ?? 0
    }
    for _ in 0..<take(isLong ? 4 : 2) where offset < places.upperBound {
      let number = take(isLong ? 4 : 2)
      let method = version > 0 ? take(2) & 15 : 0
      _ = take(2)
      let base = take(baseSize)
      let extents = take(2)
      for extent in 0..<extents where offset < places.upperBound {
        _ = take(indexSize)
        let start = base &+ take(offsetSize)
        let length = take(lengthSize)
        if number == item, extent == 0 {
          let isPlain = method == 0 && extents == 1 && start >= 0 && length > 0 && length < 1 << 20 && start < 1 << 40
          return isPlain ? start..<start + length : nil
        }
      }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func dropFirst(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}

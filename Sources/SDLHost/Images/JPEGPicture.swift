import CHost
import Host

/// A JPEG picture, which libjpeg decodes while its rows are read.
///
/// libjpeg can decode at a half or a quarter of the size in less time, from the low frequencies alone.
final class JPEGPicture: RowSource {
  private let reader: OpaquePointer
  private let ink: ImageHeader.Ink?

  let width: Int
  let height: Int

  /// Begins to decode the picture in `bytes`, which must outlive this object.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - header: The properties of the picture.
  ///   - divisor: By how much to reduce both sides while decoding: 1, 2, or 4.
  init(_ bytes: UnsafeRawBufferPointer, header: ImageHeader, divisor: Int) throws(DecodingFailure) {
    reader = try Self.reporting { host_jpeg_open(bytes.baseAddress, bytes.count, UInt32(divisor), $0) }
    width = Int(host_jpeg_width(reader))
    height = Int(host_jpeg_height(reader))
    ink = host_jpeg_has_ink(reader) ? header.ink ?? .plain : nil
    func reduced(_ side: Int) -> Int { (side + divisor - 1) / divisor }
    guard width == reduced(header.width), height == reduced(header.height) else {
      throw DecodingFailure(reason: "it has two sizes")
    }
  }

  deinit { host_jpeg_close(reader) }

  /// Returns by how much to reduce a picture while decoding it, whose longer side is to be reduced from `side` to `limit`.
  ///
  /// Averaging areas does the rest. It reduces by 2.5 at least, so that the result is as sharp as if it had done all.
  static func divisor(from side: Int, to limit: Int) -> Int { [4, 2].first { side * 2 >= limit * 5 * $0 } ?? 1 }

  func forEachRow(_ body: (Int, UnsafePointer<UInt32>) -> Void) throws(DecodingFailure) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    for y in 0..<height {
      _ = try Self.reporting { host_jpeg_read_row(reader, row, $0) ? true : nil }
      if let ink { Self.mix(row, ink: ink, count: width) }
      body(y, row)
    }
  }

  /// Returns the result of `call`, or throws the message that it wrote if there is none.
  private static func reporting<Value>(_ call: (UnsafeMutablePointer<CChar>?) -> Value?) throws(DecodingFailure) -> Value {
    let (value, reason) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: HostJPEGMessageSize) { message in
      let value = call(message.baseAddress)
      return (value, value == nil ? message.baseAddress.map { String(cString: $0) } : nil)
    }
    guard let value else { throw DecodingFailure(reason: reason ?? "") }
    return value
  }

  /// Converts ink on white paper: each ink removes its part of the light.
  private static func mix(_ row: UnsafeMutablePointer<UInt32>, ink: ImageHeader.Ink, count: Int) {
    let flip: UInt8 = ink == .plain ? 255 : 0
    for x in 0..<count {
      let light = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(row[x], to: SIMD4<UInt8>.self) ^ SIMD4(repeating: flip))
      let mixed = (light &* light.w &+ 127) / 255
      row[x] = 0xff00_0000 | mixed.x << 16 | mixed.y << 8 | mixed.z
    }
  }
}

import CoreGraphics
import Foundation
import Host

/// A folder of its own for one test.
package final class TemporaryFolder {
  package let path = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString)").path

  package init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  @discardableResult
  package func write(_ data: Data, as name: String) throws -> String {
    let file = path + "/" + name
    try data.write(to: URL(fileURLWithPath: file))
    return file
  }

  /// A PNG of one colour.
  package static func picture(width: Int = 40, height: Int = 30, color: UInt32 = 0xff33_6699) throws -> Data {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height { pixels.row(y).update(repeating: color, count: width) }
    return PNGEncoder.encode(CGImage(pixels: pixels))
  }
}

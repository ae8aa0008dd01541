import CPictures
import CoreGraphics
import Foundation
import Host

/// A file in memory, to share with another process.
final class SharedMemory {
  let descriptor: Int32

  /// Creates an empty file, or returns nil if the system has no descriptor left.
  init?() {
    descriptor = picture_memory_create()
    if descriptor < 0 { return nil }
  }

  /// Creates a file with a copy of `bytes`.
  convenience init?(copying bytes: UnsafeRawBufferPointer) {
    self.init()
    guard let start = bytes.baseAddress else { return nil }
    var count = 0
    while count < bytes.count {
      let more = write(descriptor, start + count, bytes.count - count)
      if more <= 0 { return nil }
      count += more
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the pixels in the file, which nobody can change afterward, or nil if they aren't there, or if another process could still
  /// change them.
  func pixelBuffer(width: Int, height: Int) -> PixelBuffer? {
    let size = picture_memory_size(UInt32(width), UInt32(height))
    guard let mapping = map(size) else { return nil }
    let mapped = PixelBuffer(mapping: mapping, byteCount: size, width: width, height: height)
    // A process can have some ten thousand mappings, and more thumbnails than that.
    return size < 256 << 10 ? mapped.copy() : mapped
  }

  /// Returns copies of several pictures in the file, which are stored without gaps, or nil as above.
  func pixelBuffers(_ count: Int, width: Int, height: Int) -> [PixelBuffer]? {
    let size = count * width * height * MemoryLayout<UInt32>.stride
    guard let mapping = map(size) else { return nil }
    defer { munmap(mapping, size) }
    let pixels = mapping.assumingMemoryBound(to: UInt32.self)
    return (0..<count).map { PixelBuffer(copying: pixels + $0 * width * height, width: width, height: height) }
  }

  /// Maps the first bytes of the file, which it seals.
  private func map(_ size: Int) -> UnsafeMutableRawPointer? {
    var status = stat()
    guard picture_memory_seal(descriptor), fstat(descriptor, &status) == 0, Int(status.st_size) >= size else { return nil }
    let mapping = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0)
    return mapping == MAP_FAILED ? nil : mapping
  }
}

import CSDL2
import Foundation

/// The bytes of a font file, mapped into memory. From a stream, every glyph would take several system calls.
final class FontBytes {
  private let path: String
  private let start: UnsafeMutableRawPointer
  private let count: Int

  /// Maps a file. Throws if it can't be read or is empty.
  init(path: String) throws(FontError) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let size = Int32(exactly: status.st_size),
      let start = mmap(nil, Int(size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw .unreadable(path: path, reason: "it is not a font file") }
    self.path = path
    self.start = start
    count = Int(size)
  }

  deinit { munmap(start, count) }

  /// Returns a font for a face of the file, without hinting, at a size in points. The bytes must outlive it.
  ///
  /// `index` selects the face in a collection, and the named instance. `dpi` is the number of pixels per inch.
  func font(index: Int, points: Int, dpi: UInt32) throws(FontError) -> OpaquePointer {
    guard let stream = SDL_RWFromConstMem(start, Int32(count)),
      let font = TTF_OpenFontIndexDPIRW(stream, 1, Int32(points), index, dpi, dpi)
    else {
      throw .unreadable(path: path, reason: String(cString: SDL_GetError()))
    }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    return font
  }
}

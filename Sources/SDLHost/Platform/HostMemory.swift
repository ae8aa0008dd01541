import CHost

/// The process's memory, as the C library's allocator holds it.
package enum HostMemory {
  /// Makes large blocks of memory, such as the buffers of decoders, return to the system as soon as they are released. Call it before the
  /// first of them is allocated.
  package static func prepare() { host_memory_prepare() }

  /// Closes fonts that weren't used since the previous call, and returns free memory to the system. Call it when the window shows something
  /// else, and when it has been at rest for a while.
  package static func releaseUnused() {
    HostPlatform.closeUnusedFonts()
    trim()
  }

  /// Returns free memory between the blocks in use, and that of decoders, to the system. Takes about a millisecond.
  package static func trim() {
    host_memory_trim()
    DecoderPool.shared.trim()
  }
}

import CHost

/// The process's memory, as the C library's allocator holds it.
package enum HostMemory {
  /// Makes large blocks of memory go back to the system as soon as they are released, such as the buffers of decoders.
  ///
  /// Call it before the first of them is allocated.
  package static func prepare() { host_memory_prepare() }

  /// Closes fonts that weren't used since the previous call, and gives free memory back to the system.
  ///
  /// Call it when something else is shown, and when the window has been at rest for a while.
  package static func releaseUnused() {
    HostPlatform.closeUnusedFonts()
    trim()
  }

  /// Gives the free memory between the blocks in use, and that of decoders, back to the system. Takes about a millisecond.
  package static func trim() {
    host_memory_trim()
    DecoderPool.shared.trim()
  }
}

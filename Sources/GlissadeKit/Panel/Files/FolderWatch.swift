import Dispatch
import Foundation

/// Tells when a file of a folder has been written, put there or taken away. It costs nothing while nothing happens.
@MainActor
final class FolderWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let onChange: () -> Void

  /// Written and closed, or moved there as editors do that write a new file first; or gone.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Nil where there is no such folder, or the system watches no more of them.
  ///
  /// - Parameter onChange: called on the main queue, once for whatever has happened since the last time.
  init?(_ folder: URL, onChange: @escaping () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder.path, Self.events) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.onChange = onChange
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// Takes what has happened off the system's list, and tells of it where there was anything.
  func readEvents() {
    var hasChanges = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasChanges = true }
    }
    if hasChanges { onChange() }
  }
}

import Dispatch
import Foundation
import UIKit

/// Observes a folder for files that are written, added or removed. It does no work while nothing changes.
@MainActor
package final class FolderWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let onChange: () -> Void

  /// The events: closed after writing, moved into the folder (as by editors that write a new file first), or removed.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Starts to observe a folder. Returns nil if it doesn't exist, or if the system has no watches left.
  ///
  /// `onChange` is called on the main queue, in the scene whose code creates the watch, once for all changes since the last call.
  package init?(_ folder: URL, onChange: @escaping () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder.path, Self.events) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.onChange = UIWindowScene.bound(onChange)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  package func readEvents() {
    var hasChanges = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasChanges = true }
    }
    if hasChanges { onChange() }
  }
}

import Dispatch
import Foundation
import UIKit

/// Observes folders for files that are written, added or removed, and for new folders. It does no work while nothing changes.
@MainActor
package final class FolderWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let onChange: () -> Void

  /// The events: closed after writing, moved into the folder (as by editors that write a new file first), or removed.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  /// Starts to observe a folder. Returns nil if it doesn't exist, or if the system has no watches left.
  ///
  /// `onChange` is called on the main queue, in the scene whose code creates the watch, once for all changes since the last call.
  package convenience init?(_ folder: URL, onChange: @escaping () -> Void) { self.init([folder], onChange: onChange) }

  /// Starts to observe folders, but not those that don't exist. Returns nil if there are none, or if the system has no watches left.
  ///
  /// `onChange` is called on the main queue, in the scene whose code creates the watch, once for all changes since the last call.
  package init?(_ folders: [URL], onChange: @escaping () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard folders.count(where: { inotify_add_watch(descriptor, $0.path, Self.events) >= 0 }) > 0 else {
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
      var count = read(descriptor, buffer.baseAddress, buffer.count)
      while count > 0 {
        hasChanges = Self.containsChange(UnsafeRawBufferPointer(rebasing: buffer[..<count])) || hasChanges
        count = read(descriptor, buffer.baseAddress, buffer.count)
      }
    }
    if hasChanges { onChange() }
  }

  /// Returns whether there is any event except for a new file, which is still to be written.
  private static func containsChange(_ events: UnsafeRawBufferPointer) -> Bool {
    let headerSize = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + headerSize <= events.count {
      let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      if event.mask & UInt32(IN_CREATE) == 0 || event.mask & UInt32(IN_ISDIR) != 0 { return true }
      offset += headerSize + Int(event.len)
    }
    return false
  }
}

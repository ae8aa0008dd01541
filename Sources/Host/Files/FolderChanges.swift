import Dispatch
import Foundation

/// Observes folders for files that appear, change, move or disappear, on a separate queue. It does no work while nothing changes. A missing
/// folder is observed as soon as it exists.
package final class FolderChanges: @unchecked Sendable {
  /// The changes since the last report.
  package struct Report: Sendable {
    package var isRearranged = false
    /// The paths of files that were written, which may be new.
    package var written: Set<String> = []
    /// The paths of files whose attributes have changed.
    package var marked: Set<String> = []
    /// The files that were moved inside the folders: their old and new paths, in order.
    package var moves: [(from: String, to: String)] = []

    package var isEmpty: Bool { !isRearranged && written.isEmpty && marked.isEmpty }
  }

  private let queue = DispatchQueue(label: "Folder events", qos: .utility)
  private let reports = DispatchQueue(label: "Folder changes", qos: .utility)
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let delay: DispatchTimeInterval
  private let onChange: @Sendable (Report) -> Void

  // All of these are used on the queue.
  private var folders: Set<String> = []
  private var paths: [Int32: String] = [:]
  /// The nearest existing folders above missing ones.
  private var ancestors: Set<Int32> = []
  private var report = Report()
  /// The names that files had before they were moved, by the number of the move.
  private var departures: [UInt32: String] = [:]
  private var isWaiting = false

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  private static let ancestorEvents = UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Creates an observer of no folders, or returns nil if the system has none left.
  ///
  /// After a change, further ones are awaited for `delay` and then reported together. `onChange` is called on a serial queue with all
  /// changes since the last call.
  package init?(delay: DispatchTimeInterval = .milliseconds(100), onChange: @escaping @Sendable (Report) -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.delay = delay
    self.onChange = onChange
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readEvents() }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  package func add(_ folder: String) { queue.sync { if folders.insert(folder).inserted { observe(folder) } } }

  /// Reports what has happened so far, without waiting for more.
  package func reportNow() {
    queue.sync {
      readEvents()
      flush()
    }
    reports.sync {}
  }

  private func observe(_ folder: String) {
    let watch = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_MASK_ADD))
    if watch >= 0 {
      paths[watch] = folder
      ancestors.remove(watch)
      observeLinks(to: folder)
      return
    }
    var ancestor = folder
    while ancestor != "/", !ancestor.isEmpty {
      ancestor = (ancestor as NSString).deletingLastPathComponent
      let watch = inotify_add_watch(descriptor, ancestor.isEmpty ? "." : ancestor, Self.ancestorEvents | UInt32(IN_MASK_ADD))
      guard watch >= 0 else { continue }
      if paths[watch] == nil { ancestors.insert(watch) }
      // It may have come back in the meantime.
      if access(folder, F_OK) == 0 { observe(folder) }
      return
    }
  }

  /// Observes the folders that contain the links in the path of a folder, as a link may be replaced.
  private func observeLinks(to folder: String) {
    var path = folder
    while path != "/", !path.isEmpty, path != "." {
      let parent = (path as NSString).deletingLastPathComponent
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
        let watch = inotify_add_watch(descriptor, parent.isEmpty ? "." : parent, Self.ancestorEvents | UInt32(IN_MASK_ADD))
        if watch >= 0, paths[watch] == nil { ancestors.insert(watch) }
      }
      path = parent
    }
  }

  /// Observes the folders to which links lead now, and reports their contents.
  private func followLinks() {
    for (watch, folder) in paths {
      let present = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_MASK_ADD))
      guard present >= 0, present != watch, paths[present] == nil else { continue }
      inotify_rm_watch(descriptor, watch)
      paths[watch] = nil
      ancestors.remove(present)
      paths[present] = folder
      observeLinks(to: folder)
      report.isRearranged = true
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      report.written.formUnion(names.map { (folder.hasSuffix("/") ? folder : folder + "/") + $0 })
    }
  }

  /// Observes the folders that were missing and have come back.
  private func observeMissingFolders() {
    for folder in folders where !paths.values.contains(folder) { observe(folder) }
  }

  private func readEvents() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let bytes = UnsafeRawBufferPointer(rebasing: buffer[start..<start + Int(event.len)])
          note(event, String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
          offset = start + Int(event.len)
        }
      }
    }
    guard !isWaiting, !report.isEmpty else { return }
    isWaiting = true
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.flush() }
  }

  private func note(_ event: inotify_event, _ name: String) {
    func has(_ flag: Int) -> Bool { event.mask & UInt32(flag) != 0 }
    if has(Int(IN_Q_OVERFLOW)) { return report.isRearranged = true }
    if has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) || has(Int(IN_IGNORED)) || has(Int(IN_UNMOUNT)) {
      if has(Int(IN_MOVE_SELF)) { inotify_rm_watch(descriptor, event.wd) }
      ancestors.remove(event.wd)
      if paths.removeValue(forKey: event.wd) != nil { report.isRearranged = true }
      return observeMissingFolders()
    }
    guard let folder = paths[event.wd] else {
      // Something has appeared in a folder above a missing one.
      let count = paths.count
      observeMissingFolders()
      if paths.count > count { report.isRearranged = true }
      return followLinks()
    }
    guard !name.isEmpty else { return }
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + name
    if has(Int(IN_MOVED_FROM)) { departures[event.cookie] = path }
    if has(Int(IN_MOVED_TO)), let old = departures.removeValue(forKey: event.cookie) { report.moves.append((old, path)) }
    if has(Int(IN_MOVED_FROM)) || has(Int(IN_MOVED_TO)) || has(Int(IN_DELETE)) { report.isRearranged = true }
    if has(Int(IN_CREATE)), has(Int(IN_ISDIR)) || Self.isLink(path) { report.isRearranged = true }
    if has(Int(IN_CLOSE_WRITE)) || has(Int(IN_MOVED_TO)) { report.written.insert(path) }
    if has(Int(IN_ATTRIB)) { report.marked.insert(path) }
    if folders.contains(path) { observeMissingFolders() }
    if has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)), Self.isLink(path) { followLinks() }
  }

  /// Returns whether a new file is complete, because it is another name of an existing file. Other new files are written next.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
  }

  private func flush() {
    isWaiting = false
    guard !report.isEmpty else { return }
    let finished = report
    report = Report()
    departures = [:]
    reports.async { [onChange] in onChange(finished) }
  }
}

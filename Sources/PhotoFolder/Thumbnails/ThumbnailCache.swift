import CoreGraphics
import Host
import Synchronization

/// The thumbnails of large photos on disk, which load faster than the photos.
package final class ThumbnailCache: Sendable {
  /// The minimum number of pixels of a photo with a thumbnail.
  static let minimumPixelCount = 6_000_000
  /// The minimum size of the file of such a photo, in bytes. Smaller files are decoded without looking for a thumbnail.
  static let minimumFileSize = 256 << 10
  /// The maximum number of thumbnails that wait to be written. Others are dropped.
  private static let maximumWaiting = 32

  /// Writes a file and returns its size, in bytes.
  private typealias Job = @Sendable (ThumbnailFolder) throws(ThumbnailFolder.Failure) -> Int

  private let folder: ThumbnailFolder
  private let limit: ThumbnailFolder.Limit
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let writing = DispatchGroup()

  private struct State {
    var waiting: [Job] = []
    var isWriting = false
    /// The number of bytes since the limit was last enforced, or nil before the first time.
    var bytesSinceLimit: Int?
    var hasFailed = false
    /// Whether a device is an encrypted folder, by the number of the device.
    var encrypted: [UInt64: Bool] = [:]
  }

  /// `report` is called on a background thread with the reason why nothing can be stored.
  package convenience init(_ folder: ThumbnailFolder, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.init(folder, limit: ThumbnailFolder.Limit(), report: report)
  }

  init(_ folder: ThumbnailFolder, limit: ThumbnailFolder.Limit, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.folder = folder
    self.limit = limit
    self.report = report
  }

  // MARK: Reading

  /// Returns nil if the photo can't have thumbnails.
  func original(_ path: FilePath, _ file: PictureFile) -> ThumbnailOriginal? {
    guard file.size >= Self.minimumFileSize, !folder.contains(path) else { return nil }
    return ThumbnailOriginal(path, file)
  }

  /// Returns the contents of the smallest thumbnail with at least `pixels` pixels on its longer side, or nil.
  func thumbnail(of original: ThumbnailOriginal, atLeast pixels: Int) -> Data? {
    // A file manager may have stored only a larger one.
    let sizes = ThumbnailSize.allCases.filter { $0.rawValue >= pixels }.prefix(2)
    for size in sizes { if let data = folder.thumbnail(of: original, size: size) { return data } }
    return nil
  }

  /// Returns why a photo couldn't be decoded in an earlier run, or nil if that is unknown.
  func failure(of original: ThumbnailOriginal) -> String? { folder.failure(of: original) }

  // MARK: Storing

  /// Stores a thumbnail in the background.
  func store(
    _ image: CGImage, of original: ThumbnailOriginal, in file: PictureFile, size: ThumbnailSize, fullSize: (width: Int, height: Int)
  ) {
    write(file) { folder throws(ThumbnailFolder.Failure) in
      try folder.store(image, of: original, size: size, fullSize: fullSize)
    }
  }

  /// Stores in the background why a photo can't be decoded.
  func storeFailure(_ reason: String, of original: ThumbnailOriginal, in file: PictureFile) {
    write(file) { folder throws(ThumbnailFolder.Failure) in try folder.storeFailure(reason, of: original) }
  }

  func finish() { writing.wait() }

  private func write(_ file: PictureFile, _ job: @escaping Job) {
    guard !isPrivate(file) else { return }
    let startsThread = state.withLock { state in
      guard !state.hasFailed, state.waiting.count < Self.maximumWaiting else { return false }
      state.waiting.append(job)
      writing.enter()
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if startsThread { BackgroundThread.start(niceness: 15) { [self] in writeAll() } }
  }

  private func writeAll() {
    while let job = nextJob() {
      do throws(ThumbnailFolder.Failure) {
        didWrite(try job(folder))
      } catch {
        stopStoring(error.description)
      }
      writing.leave()
    }
  }

  private func nextJob() -> Job? {
    state.withLock { state in
      state.isWriting = !state.waiting.isEmpty
      return state.isWriting ? state.waiting.removeFirst() : nil
    }
  }

  private func didWrite(_ size: Int) {
    let needsLimit = state.withLock { state in
      let bytes = state.bytesSinceLimit.map { $0 + size }
      let needsLimit = (bytes ?? .max) > limit.bytes / 8
      state.bytesSinceLimit = needsLimit ? 0 : bytes
      return needsLimit
    }
    if needsLimit { folder.enforce(limit) }
  }

  /// Stops storing for this run: photos are decoded again instead.
  private func stopStoring(_ reason: String) {
    let (isFirst, dropped) = state.withLock { state in
      defer {
        state.hasFailed = true
        state.waiting = []
      }
      return (!state.hasFailed, state.waiting.count)
    }
    for _ in 0..<dropped { writing.leave() }
    if isFirst { report("thumbnails are not stored: \(reason)") }
  }

  /// Returns whether a file must not be copied outside its own file system.
  private func isPrivate(_ file: PictureFile) -> Bool {
    if let known = state.withLock({ $0.encrypted[file.device] }) { return known }
    let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
    var status = stat()
    let isSameDevice = stat(folder.path, &status) == 0 && UInt64(status.st_dev) == file.device
    let isPrivate = !isSameDevice && EncryptedFolders.contain(device: file.device, mounts: mounts)
    state.withLock { $0.encrypted[file.device] = isPrivate }
    return isPrivate
  }
}

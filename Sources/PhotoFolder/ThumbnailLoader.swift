import Compositor
import CoreGraphics
import Host
import SDLHost
import Synchronization

/// Decodes photos on background threads at the sizes at which they are shown, and caches them.
public final class ThumbnailLoader: Sendable {
  /// An image or an error.
  public typealias Outcome = Result<CGImage, ImageError>
  /// A closure that receives the outcome.
  public typealias Completion = @MainActor @Sendable (Outcome) -> Void

  /// The urgency of a request.
  public enum Priority: Int, CaseIterable, Sendable {
    /// The photo is visible.
    case visible
    /// The photo may soon be visible.
    case upcoming
  }

  private let decoder: PhotoDecoder
  private let threads: Int
  /// A Boolean value that indicates whether `load` decodes before it returns.
  package let isImmediate: Bool
  private let state: Mutex<State>

  private struct State {
    var cache: BoundedCache<ThumbnailKey, Outcome>
    var queue = ThumbnailQueue()
    var runningThreads = 0
    var settlings = 0
    /// The sizes of whole photos, in pixels, as far as they have been decoded.
    var pictureSizes = BoundedCache<Photo, CGSize>(limit: 20_000)
    /// The sizes at which photos have been decoded, the latest last.
    var sizes: [Int] = []
  }

  /// The maximum number of sizes to search for a placeholder.
  private static let maximumSizes = 16

  /// Creates a loader. `memoryLimit` is in bytes. Captures decode immediately, because they must not depend on threads.
  package init(
    memoryLimit: Int = 64 << 20, threads: Int = ProcessInfo.processInfo.activeProcessorCount.clamped(to: 1...8),
    thumbnails: ThumbnailCache? = nil, isImmediate: Bool = false
  ) {
    self.threads = threads
    self.isImmediate = isImmediate
    decoder = PhotoDecoder(thumbnails: thumbnails)
    state = Mutex(State(cache: BoundedCache(limit: memoryLimit)))
  }

  /// The thumbnails of large photos on disk, or nil for none.
  package var thumbnails: ThumbnailCache? { decoder.thumbnails }

  /// Returns the cached outcome for a photo at a size, or nil if it has to be loaded.
  public func cached(_ photo: Photo, maxPixelSize: Int) -> Outcome? {
    state.withLock { $0.cache[ThumbnailKey(photo: photo, maxPixelSize: maxPixelSize)] }
  }

  /// Returns the cached image with the size nearest to `maxPixelSize`, the larger of two, as a placeholder, or nil if there is none.
  public func cachedPicture(of photo: Photo, near maxPixelSize: Int) -> CGImage? {
    state.withLock { state in
      let sizes = state.sizes.sorted { (abs($0 - maxPixelSize), -$0) < (abs($1 - maxPixelSize), -$1) }
      for size in sizes {
        if case .success(let image)? = state.cache[ThumbnailKey(photo: photo, maxPixelSize: size)] { return image }
      }
      return nil
    }
  }

  /// Returns the size of the whole photo, upright, in pixels, or nil if it hasn't been decoded yet. It has the exact aspect ratio, unlike
  /// images, with sides rounded to whole pixels.
  package func pictureSize(of photo: Photo) -> CGSize? { state.withLock { $0.pictureSizes[photo] } }

  /// Removes the images of a photo with a changed file.
  package func forget(_ photo: Photo) {
    state.withLock { state in
      state.pictureSizes.removeValue(forKey: photo)
      for size in state.sizes { state.cache.removeValue(forKey: ThumbnailKey(photo: photo, maxPixelSize: size)) }
    }
  }

  /// Releases memory when a screen of photos has closed: thumbnails that weren't shown since the previous call, and full-screen photos.
  package func releaseUnused() {
    state.withLock { state in
      state.cache.removeAll { Self.byteCount(of: $0) > Self.thumbnailLimit }
      state.cache.removeUnused()
    }
  }

  /// The maximum memory of a thumbnail, in bytes. Larger images are full-screen photos.
  private static let thumbnailLimit = 1 << 20

  private static func byteCount(of outcome: Outcome) -> Int { (try? outcome.get())?.byteCount ?? 256 }

  /// The number of times that all background requests had completed. When it increases, a simulation of screens with photos may have a
  /// different result.
  package var settlings: Int { state.withLock { $0.settlings } }

  /// Loads a photo with its longer side at most `maxPixelSize` pixels, or up to 1024 for a large photo. Returns nil if a cached outcome was
  /// delivered at once.
  @MainActor @discardableResult
  public func load(
    _ photo: Photo, maxPixelSize: Int, priority: Priority = .visible, completion: @escaping Completion
  ) -> Request? {
    if let known = cached(photo, maxPixelSize: maxPixelSize) {
      completion(known)
      return nil
    }
    let key = ThumbnailKey(photo: photo, maxPixelSize: maxPixelSize)
    if isImmediate, case .done(let outcome, let size) = decoder.image(of: key) {
      keep(outcome, for: key, pictureSize: size)
      completion(outcome)
      return nil
    }
    let (request, startsThread) = state.withLock { state in
      let request = state.queue.add(key, priority: priority, completion)
      let startsThread = state.runningThreads < threads
      if startsThread { state.runningThreads += 1 }
      return (request, startsThread)
    }
    if startsThread { BackgroundThread.start(niceness: Self.niceness) { [self] in work() } }
    return Request(loader: self, key: key, id: request)
  }

  /// A request for a photo, to cancel when the photo is no longer needed.
  public final class Request: Sendable {
    private let loader: ThumbnailLoader
    private let key: ThumbnailKey
    private let id: Int

    fileprivate init(loader: ThumbnailLoader, key: ThumbnailKey, id: Int) {
      self.loader = loader
      self.key = key
      self.id = id
    }

    /// Cancels the request, so that its completion isn't called.
    @MainActor public func cancel() { loader.state.withLock { $0.queue.remove(id, from: key) }?.cancel() }
  }

  // MARK: Background

  /// Decoding yields to the animation of what is visible already.
  private static let niceness: Int32 = 5

  /// Decodes until no photo is left that may begin now.
  private func work() {
    // The memory of the decoders isn't needed until more photos become visible.
    defer { if state.withLock({ $0.runningThreads == 0 }) { HostMemory.trim() } }
    while let (key, ticket) = nextPhoto() {
      let step = decoder.image(of: key, ticket: ticket) { pixelCount in
        state.withLock { $0.queue.mayBegin(key, pixelCount: pixelCount) }
      }
      switch step {
      case .heldBack: break
      case .cancelled: state.withLock { $0.queue.putBack(key) }
      case .done(let outcome, let size):
        keep(outcome, for: key, pictureSize: size)
        guard state.withLock({ $0.queue.finish(key) }) else { continue }
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { deliver(outcome, for: key) } }
      }
    }
  }

  /// Returns nil if the calling thread is to end.
  private func nextPhoto() -> (key: ThumbnailKey, ticket: DecodingTicket)? {
    state.withLock { state in
      let next = state.queue.removeNext()
      if next == nil {
        state.runningThreads -= 1
        if state.runningThreads == 0 { state.settlings += 1 }
      }
      return next
    }
  }

  @MainActor private func deliver(_ outcome: Outcome, for key: ThumbnailKey) {
    // A completion may cancel the next request, so each is looked up only when it is due.
    while let completion = state.withLock({ $0.queue.takeCompletion(of: key) }) { completion(outcome) }
  }

  private func keep(_ outcome: Outcome, for key: ThumbnailKey, pictureSize: CGSize?) {
    state.withLock { state in
      if let pictureSize { state.pictureSizes.insert(pictureSize, for: key.photo, cost: 1) }
      state.cache.insert(outcome, for: key, cost: Self.byteCount(of: outcome))
      guard state.sizes.last != key.maxPixelSize else { return }
      state.sizes.removeAll { $0 == key.maxPixelSize }
      state.sizes.append(key.maxPixelSize)
      if state.sizes.count > Self.maximumSizes { state.sizes.removeFirst() }
    }
  }
}

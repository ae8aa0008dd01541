import Compositor
import CoreGraphics
import Foundation
import Host
import SDLHost
import Synchronization

/// Decodes photos on background threads at the sizes at which they are shown, and caches them.
public final class ThumbnailLoader: Sendable {
  /// An image, or the error if there is none.
  public typealias Outcome = Result<CGImage, ImageError>
  /// A closure that receives the outcome.
  public typealias Completion = @MainActor @Sendable (Outcome) -> Void

  /// The number of pixels above which images are decoded one at a time, as each takes hundreds of megabytes during decoding.
  package static let hugePixelCount = 24_000_000

  private let decoder = PictureDecoder()
  private let threads: Int
  let isImmediate: Bool
  private let state: Mutex<State>

  private struct State {
    var cache: BoundedCache<ThumbnailKey, Outcome>
    var queue = ThumbnailQueue()
    var runningThreads = 0
    var settlings = 0
    /// The sizes at which each photo has been decoded. Some may no longer be cached.
    var sizes: [Photo: Set<Int>] = [:]
  }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - memoryLimit: The maximum size of the cached pixels, in bytes.
  ///   - threads: The maximum number of concurrent decoders.
  ///   - isImmediate: Whether `load` decodes before it returns, as captures require, which must not depend on threads.
  package init(
    memoryLimit: Int = 64 << 20, threads: Int = ProcessInfo.processInfo.activeProcessorCount.clamped(to: 1...4), isImmediate: Bool = false
  ) {
    self.threads = threads
    self.isImmediate = isImmediate
    state = Mutex(State(cache: BoundedCache(limit: memoryLimit)))
  }

  /// Returns the cached outcome for a photo at a size, or nil if it has to be loaded.
  public func cached(_ photo: Photo, maxPixelSize: Int) -> Outcome? {
    state.withLock { $0.cache[ThumbnailKey(photo: photo, maxPixelSize: maxPixelSize)] }
  }

  /// Returns the cached image of a photo with the size nearest to `maxPixelSize`, the larger of two, or nil if there is none.
  ///
  /// It is a placeholder until the right one is loaded. A stage that changes its density requests new sizes.
  public func cachedPicture(of photo: Photo, near maxPixelSize: Int) -> CGImage? {
    state.withLock { state in
      let sizes = (state.sizes[photo] ?? []).sorted {
        (abs($0 - maxPixelSize), -$0) < (abs($1 - maxPixelSize), -$1)
      }
      for size in sizes {
        if case .success(let image)? = state.cache[ThumbnailKey(photo: photo, maxPixelSize: size)] { return image }
        state.sizes[photo]?.remove(size)
      }
      return nil
    }
  }

  /// Forgets the images of a photo whose file has changed.
  package func forget(_ photo: Photo) {
    state.withLock { state in
      for size in state.sizes.removeValue(forKey: photo) ?? [] {
        state.cache.removeValue(forKey: ThumbnailKey(photo: photo, maxPixelSize: size))
      }
    }
  }

  /// Releases photos that were not shown lately, as when a screen of photos has closed. Enough thumbnails for a screen stay.
  package func releaseUnused() { state.withLock { $0.cache.shrink(to: 16 << 20) } }

  /// The number of times that all background requests had completed.
  ///
  /// A simulation of screens with photos may have a different result when it increases, as more photos are available.
  package var settlings: Int { state.withLock { $0.settlings } }

  /// Loads a photo with its longer side at most `maxPixelSize` pixels. A cached outcome is delivered at once.
  ///
  /// - Parameters:
  ///   - photo: The photo.
  ///   - maxPixelSize: The maximum length of the longer side, in pixels.
  ///   - completion: The closure to call with the outcome.
  ///
  /// - Returns: A request to cancel when the photo is no longer needed, such as after scrolling, or nil if the outcome was delivered.
  @MainActor @discardableResult
  public func load(_ photo: Photo, maxPixelSize: Int, completion: @escaping Completion) -> Request? {
    if let known = cached(photo, maxPixelSize: maxPixelSize) {
      completion(known)
      return nil
    }
    let key = ThumbnailKey(photo: photo, maxPixelSize: maxPixelSize)
    if isImmediate {
      let outcome = decode(key)
      keep(outcome, for: key)
      completion(outcome)
      return nil
    }
    let (request, startsThread) = state.withLock { state in
      let request = state.queue.add(key, completion)
      let startsThread = state.runningThreads < threads
      if startsThread { state.runningThreads += 1 }
      return (request, startsThread)
    }
    if startsThread { DispatchQueue.global(qos: .utility).async { [self] in work() } }
    return Request(loader: self, key: key, id: request)
  }

  /// A request for a photo.
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
    ///
    /// A photo without other requests isn't decoded, unless that has begun.
    @MainActor public func cancel() { loader.state.withLock { $0.queue.remove(id, from: key) } }
  }

  // MARK: Background

  /// Decodes until no photo is left that may begin now.
  private func work() {
    // The decoders' memory isn't needed until more photos come into sight.
    defer { if state.withLock({ $0.runningThreads == 0 }) { HostMemory.trim() } }
    while let key = state.withLock({ state -> ThumbnailKey? in
      let next = state.queue.removeNext()
      if next == nil {
        state.runningThreads -= 1
        if state.runningThreads == 0 { state.settlings += 1 }
      }
      return next
    }) {
      let isHuge = (try? decoder.header(of: PictureFile(FilePath(key.photo.path)))).map { $0.pixelCount > Self.hugePixelCount } ?? false
      // A huge image that was put back waits for the other one, and this thread continues with the rest.
      guard state.withLock({ $0.queue.mayBegin(key, isHuge: isHuge) }) else { continue }
      let outcome = decode(key)
      keep(outcome, for: key)
      guard state.withLock({ $0.queue.finish(key) }) else { continue }
      DispatchQueue.main.async { [self] in MainActor.assumeIsolated { deliver(outcome, for: key) } }
    }
  }

  @MainActor private func deliver(_ outcome: Outcome, for key: ThumbnailKey) {
    // A completion may cancel the next request, so each is looked up only in its turn.
    while let completion = state.withLock({ $0.queue.takeCompletion(of: key) }) { completion(outcome) }
  }

  private func decode(_ key: ThumbnailKey) -> Outcome {
    Result { () throws(ImageError) in try decoder.decode(file: key.photo.path, maxPixelSize: key.maxPixelSize) }
  }

  private func keep(_ outcome: Outcome, for key: ThumbnailKey) {
    let bytes = (try? outcome.get())?.byteCount ?? 256
    state.withLock {
      $0.cache.insert(outcome, for: key, cost: bytes)
      $0.sizes[key.photo, default: []].insert(key.maxPixelSize)
    }
  }
}

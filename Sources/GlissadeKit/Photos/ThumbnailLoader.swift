import Compositor
import CoreGraphics
import Foundation
import SDLHost
import Synchronization

/// Decodes photos on background threads at the sizes at which they are shown, and keeps what was shown lately.
public final class ThumbnailLoader: Sendable {
  /// A picture, or why there is none.
  public typealias Outcome = Result<CGImage, ImageError>
  public typealias Completion = @MainActor @Sendable (Outcome) -> Void

  /// Pictures with more pixels than this are decoded one at a time, since each takes hundreds of megabytes meanwhile.
  public static let hugePixelCount = 24_000_000

  private let decoder = SDLImageDecoder()
  private let threads: Int
  private let isImmediate: Bool
  private let state: Mutex<State>

  private struct State {
    var cache: BoundedCache<ThumbnailKey, Outcome>
    var queue = ThumbnailQueue()
    var runningThreads = 0
    var settlings = 0
    /// The sizes at which each photo has been decoded, as far as they may still be kept.
    var sizes: [Photo: Set<Int>] = [:]
  }

  /// - Parameters:
  ///   - memoryLimit: bytes of decoded pixels kept at most.
  ///   - threads: decoders at work at the same time.
  ///   - isImmediate: whether `load` decodes at once and before it returns, as captures want that must not depend on threads.
  public init(
    memoryLimit: Int = 192 << 20, threads: Int = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 4), isImmediate: Bool = false
  ) {
    self.threads = threads
    self.isImmediate = isImmediate
    state = Mutex(State(cache: BoundedCache(limit: memoryLimit)))
  }

  /// What is known already of a photo at a size; nil when it has to be loaded.
  public func cached(_ photo: Photo, maxPixelSize: Int) -> Outcome? {
    state.withLock { $0.cache[ThumbnailKey(photo: photo, maxPixelSize: maxPixelSize)] }
  }

  /// The picture of a photo that is known already at the size nearest to `maxPixelSize`, the larger of two; nil when there is none.
  ///
  /// For a first look until the right one has been loaded: a stage that has changed its density asks for other sizes than it has.
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

  /// How often all that was asked for in the background had come at last: whoever simulates what shows photos may find other photos
  /// there when it goes up.
  public var settlings: Int { state.withLock { $0.settlings } }

  /// Loads a photo with its longer side at most `maxPixelSize` pixels. What is known already is given at once.
  ///
  /// - Returns: a request to cancel when the photo is no longer wanted, such as when it was scrolled away; nil when it is done.
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

  /// One wish for a photo.
  public final class Request: Sendable {
    private let loader: ThumbnailLoader
    private let key: ThumbnailKey
    private let id: Int

    fileprivate init(loader: ThumbnailLoader, key: ThumbnailKey, id: Int) {
      self.loader = loader
      self.key = key
      self.id = id
    }

    /// The completion will not be called. A photo that nobody else waits for is not decoded, unless that has begun.
    @MainActor public func cancel() { loader.state.withLock { $0.queue.remove(id, from: key) } }
  }

  // MARK: Background

  /// Decodes until nothing waits that may be begun now.
  private func work() {
    while let key = state.withLock({ state -> ThumbnailKey? in
      let next = state.queue.takeNext()
      if next == nil {
        state.runningThreads -= 1
        if state.runningThreads == 0 { state.settlings += 1 }
      }
      return next
    }) {
      let isHuge = (try? decoder.header(of: key.photo.path)).map { $0.pixelCount > Self.hugePixelCount } ?? false
      // Put back, a huge picture waits for the other one to be done, and this thread goes on with the rest.
      guard state.withLock({ $0.queue.mayBegin(key, isHuge: isHuge) }) else { continue }
      let outcome = decode(key)
      keep(outcome, for: key)
      guard state.withLock({ $0.queue.finish(key) }) else { continue }
      DispatchQueue.main.async { [self] in MainActor.assumeIsolated { deliver(outcome, for: key) } }
    }
  }

  @MainActor private func deliver(_ outcome: Outcome, for key: ThumbnailKey) {
    // A completion may cancel the next one's request, so each is asked for only when it is its turn.
    while let completion = state.withLock({ $0.queue.takeCompletion(of: key) }) { completion(outcome) }
  }

  private func decode(_ key: ThumbnailKey) -> Outcome {
    Result { () throws(ImageError) in try decoder.decode(file: key.photo.path, maxPixelSize: key.maxPixelSize) }
  }

  private func keep(_ outcome: Outcome, for key: ThumbnailKey) {
    // With its smaller levels a picture takes a third more.
    let bytes = (try? outcome.get()).map { $0.width * $0.height * 16 / 3 } ?? 256
    state.withLock {
      $0.cache.insert(outcome, for: key, cost: bytes)
      $0.sizes[key.photo, default: []].insert(key.maxPixelSize)
    }
  }
}

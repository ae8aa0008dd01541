import Foundation

/// A photo at a size.
struct ThumbnailKey: Hashable, Sendable {
  let photo: Photo
  let maxPixelSize: Int
}

/// The queue of requests for photos: first in, first out, but with only one huge image at a time.
struct ThumbnailQueue {
  private var waiting: [ThumbnailKey] = []
  private var requests: [ThumbnailKey: [Int: ThumbnailLoader.Completion]] = [:]
  private var running: Set<ThumbnailKey> = []
  private var huge: Set<ThumbnailKey> = []
  private var runningHuge: ThumbnailKey?
  private var lastID = 0

  /// Adds a request and returns its number.
  mutating func add(_ key: ThumbnailKey, _ completion: @escaping ThumbnailLoader.Completion) -> Int {
    lastID += 1
    if requests[key] == nil, !running.contains(key) { waiting.append(key) }
    requests[key, default: [:]][lastID] = completion
    return lastID
  }

  /// Removes a request. A photo without requests is no longer decoded.
  mutating func remove(_ id: Int, from key: ThumbnailKey) {
    requests[key]?[id] = nil
    guard requests[key]?.isEmpty == true else { return }
    requests[key] = nil
    waiting.removeAll { $0 == key }
  }

  /// Removes and returns the next photo that may be decoded now.
  mutating func removeNext() -> ThumbnailKey? {
    guard let index = waiting.firstIndex(where: { runningHuge == nil || !huge.contains($0) }) else { return nil }
    let key = waiting.remove(at: index)
    running.insert(key)
    return key
  }

  /// Returns whether a photo just taken may be decoded now. If not, it returns to the queue.
  mutating func mayBegin(_ key: ThumbnailKey, isHuge: Bool) -> Bool {
    guard isHuge else { return true }
    huge.insert(key)
    if runningHuge == nil {
      runningHuge = key
      return true
    }
    running.remove(key)
    if requests[key] != nil { waiting.insert(key, at: 0) }
    return false
  }

  /// Marks a photo as decoded. Returns whether there are still requests for it.
  mutating func finish(_ key: ThumbnailKey) -> Bool {
    running.remove(key)
    huge.remove(key)
    if runningHuge == key { runningHuge = nil }
    return requests[key] != nil
  }

  /// Removes and returns the completion of the oldest remaining request.
  mutating func takeCompletion(of key: ThumbnailKey) -> ThumbnailLoader.Completion? {
    guard let id = requests[key]?.keys.min() else { return nil }
    let completion = requests[key]?.removeValue(forKey: id)
    if requests[key]?.isEmpty == true { requests[key] = nil }
    return completion
  }
}

import Foundation

/// A photo at a size.
struct ThumbnailKey: Hashable, Sendable {
  let photo: Photo
  let maxPixelSize: Int
}

/// Who waits for which photo, and which comes next: first come, first served, but huge pictures one at a time.
struct ThumbnailQueue {
  private var waiting: [ThumbnailKey] = []
  private var wishes: [ThumbnailKey: [Int: ThumbnailLoader.Completion]] = [:]
  private var running: Set<ThumbnailKey> = []
  private var huge: Set<ThumbnailKey> = []
  private var runningHuge: ThumbnailKey?
  private var lastID = 0

  /// Notes a wish, and returns its number.
  mutating func add(_ key: ThumbnailKey, _ completion: @escaping ThumbnailLoader.Completion) -> Int {
    lastID += 1
    if wishes[key] == nil, !running.contains(key) { waiting.append(key) }
    wishes[key, default: [:]][lastID] = completion
    return lastID
  }

  /// Drops a wish; a photo that nobody wishes for any more no longer waits.
  mutating func remove(_ id: Int, from key: ThumbnailKey) {
    wishes[key]?[id] = nil
    guard wishes[key]?.isEmpty == true else { return }
    wishes[key] = nil
    waiting.removeAll { $0 == key }
  }

  /// The next photo to decode, if any may be begun now.
  mutating func takeNext() -> ThumbnailKey? {
    guard let index = waiting.firstIndex(where: { runningHuge == nil || !huge.contains($0) }) else { return nil }
    let key = waiting.remove(at: index)
    running.insert(key)
    return key
  }

  /// Whether a photo just taken may be decoded now; if not it waits again.
  mutating func mayBegin(_ key: ThumbnailKey, isHuge: Bool) -> Bool {
    guard isHuge else { return true }
    huge.insert(key)
    if runningHuge == nil {
      runningHuge = key
      return true
    }
    running.remove(key)
    if wishes[key] != nil { waiting.insert(key, at: 0) }
    return false
  }

  /// A photo has been decoded. Whether anybody still wishes for it.
  mutating func finish(_ key: ThumbnailKey) -> Bool {
    running.remove(key)
    huge.remove(key)
    if runningHuge == key { runningHuge = nil }
    return wishes[key] != nil
  }

  /// Hands over what to call for the oldest wish that is left.
  mutating func takeCompletion(of key: ThumbnailKey) -> ThumbnailLoader.Completion? {
    guard let id = wishes[key]?.keys.min() else { return nil }
    let completion = wishes[key]?.removeValue(forKey: id)
    if wishes[key]?.isEmpty == true { wishes[key] = nil }
    return completion
  }
}

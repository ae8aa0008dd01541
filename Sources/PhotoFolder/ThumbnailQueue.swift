import Host

struct ThumbnailKey: Hashable, Sendable {
  let photo: Photo
  let maxPixelSize: Int
}

/// The requests for photos: visible photos before upcoming ones, otherwise in the order of the requests.
///
/// The total number of pixels of photos that are decoded at the same time is limited, because decoding takes memory.
struct ThumbnailQueue {
  typealias Priority = ThumbnailLoader.Priority

  private struct Request {
    let priority: Priority
    let completion: ThumbnailLoader.Completion
  }

  private enum State {
    /// The number distinguishes the valid entry in the line from earlier ones.
    case waiting(Priority, number: Int)
    /// The photo has too many pixels and waits until others have been decoded.
    case heldBack(weight: Int)
    case running(DecodingTicket, weight: Int)
    /// The photo has been decoded, and its requests are being answered.
    case done
  }

  private struct Job {
    var requests: [Int: Request] = [:]
    var state: State

    var priority: Priority { requests.values.contains { $0.priority == .visible } ? .visible : .upcoming }
  }

  /// The waiting photos of one priority. Entries that are no longer valid are skipped.
  private struct Line {
    private var entries: [(key: ThumbnailKey, number: Int)] = []
    private var first = 0

    mutating func append(_ key: ThumbnailKey, number: Int) { entries.append((key, number)) }

    mutating func popFirst() -> (key: ThumbnailKey, number: Int)? {
      guard first < entries.count else {
        entries.removeAll(keepingCapacity: true)
        first = 0
        return nil
      }
      first += 1
      return entries[first - 1]
    }
  }

  private let pixelLimit: Int
  private var jobs: [ThumbnailKey: Job] = [:]
  private var lines = [Line](repeating: Line(), count: Priority.allCases.count)
  private var heldBack: [ThumbnailKey] = []
  /// The sum of the weights of the photos that are being decoded.
  private var runningWeight = 0
  private var lastNumber = 0

  /// `pixelLimit` is the maximum number of pixels of all photos that are decoded at the same time. A single photo may exceed it.
  init(pixelLimit: Int = 64_000_000) { self.pixelLimit = pixelLimit }

  // MARK: Requests

  /// Adds a request and returns its number.
  mutating func add(
    _ key: ThumbnailKey, priority: Priority = .visible, _ completion: @escaping ThumbnailLoader.Completion
  ) -> Int {
    lastNumber += 1
    let id = lastNumber
    let request = Request(priority: priority, completion: completion)
    guard var job = jobs[key] else {
      let state = lineUp(key, priority)
      jobs[key] = Job(requests: [id: request], state: state)
      return id
    }
    job.requests[id] = request
    if case .waiting(let current, _) = job.state, job.priority != current { job.state = lineUp(key, priority) }
    jobs[key] = job
    return id
  }

  /// Removes a request. Returns the ticket to cancel if the photo is being decoded and has no other requests, otherwise nil.
  mutating func remove(_ id: Int, from key: ThumbnailKey) -> DecodingTicket? {
    guard var job = jobs[key], job.requests.removeValue(forKey: id) != nil else { return nil }
    switch job.state {
    case .running(let ticket, _):
      jobs[key] = job
      return job.requests.isEmpty ? ticket : nil
    case .waiting(let current, _) where !job.requests.isEmpty && job.priority != current: job.state = lineUp(key, job.priority)
    default: break
    }
    jobs[key] = job.requests.isEmpty ? nil : job
    return nil
  }

  private mutating func lineUp(_ key: ThumbnailKey, _ priority: Priority) -> State {
    lastNumber += 1
    lines[priority.rawValue].append(key, number: lastNumber)
    return .waiting(priority, number: lastNumber)
  }

  // MARK: Decoding

  /// Removes the next photo that may be decoded now. The ticket cancels its decoding.
  mutating func removeNext() -> (key: ThumbnailKey, ticket: DecodingTicket)? {
    heldBack.removeAll { key in
      if case .heldBack? = jobs[key]?.state { return false }
      return true
    }
    let fitting = heldBack.firstIndex { key in
      if case .heldBack(let weight)? = jobs[key]?.state { return fits(weight) }
      return false
    }
    if let fitting { return begin(heldBack.remove(at: fitting)) }
    for priority in Priority.allCases {
      while let entry = lines[priority.rawValue].popFirst() {
        guard case .waiting(_, entry.number)? = jobs[entry.key]?.state else { continue }
        return begin(entry.key)
      }
    }
    return nil
  }

  private mutating func begin(_ key: ThumbnailKey) -> (key: ThumbnailKey, ticket: DecodingTicket) {
    let ticket = DecodingTicket()
    jobs[key]?.state = .running(ticket, weight: 0)
    return (key, ticket)
  }

  private func fits(_ weight: Int) -> Bool { runningWeight + weight <= pixelLimit }

  /// Returns whether a removed photo may be decoded now that its number of pixels is known. If not, it goes back to the queue.
  mutating func mayBegin(_ key: ThumbnailKey, pixelCount: Int) -> Bool {
    guard case .running(let ticket, _)? = jobs[key]?.state else { return false }
    // With a huge photo there is room for small ones, but not for a second huge one.
    let weight = min(pixelCount, pixelLimit * 5 / 8)
    if fits(weight) {
      runningWeight += weight
      jobs[key]?.state = .running(ticket, weight: weight)
      return true
    }
    if jobs[key]?.requests.isEmpty == true {
      jobs[key] = nil
    } else {
      jobs[key]?.state = .heldBack(weight: weight)
      heldBack.append(key)
    }
    return false
  }

  /// Marks a photo as decoded, and returns false if there are no more requests for it.
  mutating func finish(_ key: ThumbnailKey) -> Bool {
    guard stopRunning(key) else { return false }
    jobs[key]?.state = .done
    return true
  }

  /// Returns a photo to the queue after its decoding was cancelled, if it was requested again in the meantime.
  mutating func putBack(_ key: ThumbnailKey) {
    guard stopRunning(key), let priority = jobs[key]?.priority else { return }
    let state = lineUp(key, priority)
    jobs[key]?.state = state
  }

  /// Returns false if there are no more requests for the photo.
  private mutating func stopRunning(_ key: ThumbnailKey) -> Bool {
    guard let job = jobs[key] else { return false }
    if case .running(_, let weight) = job.state { runningWeight -= weight }
    if job.requests.isEmpty { jobs[key] = nil }
    return !job.requests.isEmpty
  }

  /// Removes the oldest remaining request and returns its completion.
  mutating func takeCompletion(of key: ThumbnailKey) -> ThumbnailLoader.Completion? {
    guard let id = jobs[key]?.requests.keys.min() else { return nil }
    let request = jobs[key]?.requests.removeValue(forKey: id)
    if jobs[key]?.requests.isEmpty == true { jobs[key] = nil }
    return request?.completion
  }
}

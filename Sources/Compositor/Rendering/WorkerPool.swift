import Dispatch
import Synchronization

struct WorkerPool: Sendable {
  /// The number of concurrent threads, including the calling one.
  let threads: Int

  init(threads: Int) { self.threads = max(threads, 1) }

  /// Calls `work` once for each index in 0 ..< `count`, in any order. `worker` (0 ..< `threads`) distinguishes concurrent calls.
  func run(_ count: Int, _ work: @Sendable (_ index: Int, _ worker: Int) -> Void) {
    let workerCount = min(threads, count)
    guard workerCount > 1 else {
      for index in 0..<max(count, 0) { work(index, 0) }
      return
    }
    let next = Counter()
    DispatchQueue.concurrentPerform(iterations: workerCount) { worker in
      while true {
        let index = next.take()
        if index >= count { return }
        work(index, worker)
      }
    }
  }

  /// Calls `work` once for each part of 0 ..< `count`, which is divided into bands of a size.
  func run(_ count: Int, inBandsOf size: Int, _ work: @Sendable (_ band: Range<Int>) -> Void) {
    run((count + size - 1) / size) { index, _ in work(index * size..<min(index * size + size, count)) }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)
    func take() -> Int { value.add(1, ordering: .relaxed).oldValue }
  }
}

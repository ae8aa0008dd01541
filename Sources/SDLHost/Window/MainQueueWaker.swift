import CSDL2
import Dispatch
import Foundation
import Synchronization

/// Wakes the event loop when work is waiting on the main queue, such as the result of a background job.
///
/// The loop sleeps in SDL, which doesn't know about Dispatch. Therefore a thread watches the main queue's event descriptor and pushes an
/// SDL event. It then waits until the loop has served the queue.
final class MainQueueWaker: Sendable {
  private let served = DispatchSemaphore(value: 0)
  private let isPending = Atomic(false)
  private let isStopped = Atomic(false)
  private let eventType: UInt32

  init() { eventType = SDL_RegisterEvents(1) }

  func start() {
    let thread = Thread { [self] in watch() }
    thread.name = "main queue waker"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Notifies the waker that a turn has served the main queue. Call it after each turn.
  func didServeMainQueue() {
    if isPending.exchange(false, ordering: .acquiringAndReleasing) { served.signal() }
  }

  func stop() {
    isStopped.store(true, ordering: .releasing)
    served.signal()
    // The watching thread sleeps in poll, so give it something to wake up for.
    DispatchQueue.main.async {}
  }

  private func watch() {
    var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
    while !isStopped.load(ordering: .acquiring) {
      guard poll(&descriptor, 1, -1) > 0, !isStopped.load(ordering: .acquiring) else { continue }
      isPending.store(true, ordering: .releasing)
      var event = SDL_Event()
      event.type = eventType
      SDL_PushEvent(&event)
      served.wait()
    }
  }
}

/// Returns the descriptor that becomes readable when the main queue has work. Foundation's own run loop waits for it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32

import Foundation

/// Records the calls of a scene's transitions in the order in which they were made. Beyond a limit it drops the oldest calls.
@MainActor
package final class TransitionCallLog: TransitionCallObserver {
  /// The calls, each before the calls made within it. Calls that repeat continuously, such as `update(_:)`, form one entry.
  package private(set) var calls: [TransitionCall] = []
  package private(set) var changeCount = 0
  /// The indices in `calls` of the calls that have not returned.
  private var open: [Int] = []

  private static let capacity = 2000

  package init() {}

  /// Removes all calls. Does nothing while a call is in progress.
  package func clear() {
    guard open.isEmpty else { return }
    calls = []
    changeCount += 1
  }

  package func callDidBegin(_ call: TransitionCall) {
    makeRoom()
    var call = call
    call.depth = open.count
    // A call back to UIKit comes from the object that UIKit is calling.
    if call.caller != .uikit, let around = open.last.map({ calls[$0] }), around.isFromUIKit { call.caller = around.receiver }
    open.append(calls.count)
    calls.append(call)
    changeCount += 1
  }

  package func callDidReturn(_ answer: TransitionCall.Answer) {
    guard let index = open.popLast() else { return }
    calls[index].answer = answer
    changeCount += 1
    if index == calls.count - 1 { joinLatest() }
  }

  private func makeRoom() {
    guard open.isEmpty, calls.count >= Self.capacity else { return }
    let excess = calls.count - Self.capacity / 2
    // Remove only complete top-level calls with everything made within them.
    calls.removeFirst(calls.indices.dropFirst(excess).first { calls[$0].depth == 0 } ?? calls.count)
  }

  // MARK: Repeated calls

  /// Merges the latest call, if nothing was called within it, with an earlier one of its kind, unless something else happened between them.
  private func joinLatest() {
    let latest = calls[calls.count - 1]
    guard latest.mayRepeat else { return }
    for index in calls.indices.dropLast().reversed() {
      let earlier = calls[index]
      guard earlier.depth == latest.depth, earlier.mayRepeat else { return }
      guard earlier.isSame(as: latest) else { continue }
      calls[index].answer = latest.answer
      calls[index].repeats = .init(count: earlier.count + 1, time: latest.time, arguments: latest.arguments)
      calls.removeLast()
      return
    }
  }
}

extension TransitionCall {
  /// Methods that are called once per frame, each time with different arguments.
  private static let continuous: Set = [
    "update(_:)", "updateInteractiveTransition(_:)", "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
  ]

  private var isContinuous: Bool { Self.continuous.contains(method) }

  /// A Boolean value that indicates whether a repeated call needs no entry of its own, because it reports progress or reads an unchanged
  /// value.
  fileprivate var mayRepeat: Bool { isContinuous || receiver == .context && answer != .nothing }

  fileprivate func isSame(as other: TransitionCall) -> Bool {
    guard method == other.method, receiver == other.receiver, caller == other.caller, type == other.type else { return false }
    return isContinuous || arguments == other.arguments && answer == other.answer && time == other.time
  }
}

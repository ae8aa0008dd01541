import Foundation
import UIKit

/// One turn of a host, the same in a window and without one.
@MainActor
struct HostTurn {
  private let content: any HostContent

  /// Begins a turn at `time`, in seconds: whatever the host tells the content from now on happens then.
  init(of content: any HostContent, at time: TimeInterval) {
    self.content = content
    content.beginTurn(at: time)
  }

  /// Does all that is due.
  func run(events: [InputEvent]) {
    for event in events { content.receive(event) }
    // The main queue, main-actor tasks and timers: whatever is due, without waiting.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    content.update()
  }
}

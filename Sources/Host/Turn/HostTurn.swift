import UIKit

/// A turn of a host, which is the same with and without a window.
@MainActor
package struct HostTurn {
  private let content: any HostContent

  /// Begins a turn at `time`, in seconds. Everything that the host reports to the content from now on happens at that time.
  package init(of content: any HostContent, at time: TimeInterval) {
    self.content = content
    content.beginTurn(at: time)
  }

  package func run(events: [InputEvent]) {
    for event in events { content.receive(event) }
    // The main queue, main-actor tasks, and timers: everything that is due, without waiting.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    content.update()
  }
}

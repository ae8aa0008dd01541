import Foundation
import UIKit

/// One turn of a host, the same in a window and without one.
@MainActor
struct HostTurn {
  let content: any HostContent

  func run(at time: TimeInterval, events: [InputEvent]) {
    content.beginTurn(at: time)
    for event in events { content.receive(event) }
    // The main queue, main-actor tasks and timers: whatever is due, without waiting.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    content.update()
  }
}

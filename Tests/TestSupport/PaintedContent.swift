import CoreGraphics
import Foundation
import Host
import UIKit

/// Content for the tests: one color that input changes, with a record of what happens.
@MainActor
package final class PaintedContent: HostContent {
  package var color: UInt32 = 0xff20_4060 { didSet { isDirty = true } }
  package var nextTurn: TimeInterval?
  package var onTurn: ((PaintedContent) -> Void)?
  /// A value for use by tests.
  package var note = 0
  package private(set) var times: [TimeInterval] = []
  package private(set) var events: [InputEvent] = []
  package private(set) var sizes: [CGSize] = []
  package private(set) var files: [String] = []
  package private(set) var frames: [FrameTiming] = []
  private var isDirty = true

  package init() {}

  /// The time of the present turn.
  package var time: TimeInterval { times.last ?? 0 }

  package func resize(to size: CGSize, scale: CGFloat) {
    sizes.append(size)
    isDirty = true
  }

  package func beginTurn(at time: TimeInterval) { times.append(time) }

  package func receive(_ event: InputEvent) { events.append(event) }

  package func update() { onTurn?(self) }

  package func render(into frame: PixelBuffer) -> [CGRect] {
    guard isDirty else { return [] }
    isDirty = false
    for y in 0..<frame.height { frame.row(y).update(repeating: color, count: frame.width) }
    return [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)]
  }

  package func didPresent(_ timing: FrameTiming) { frames.append(timing) }

  package func receiveFiles(_ paths: [String]) { files += paths }

  package var pointerPhases: [PointerInput.Phase] {
    events.compactMap { if case .pointer(let pointer) = $0 { pointer.phase } else { nil } }
  }
}

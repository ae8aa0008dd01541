import CoreGraphics
import Foundation
import UIKit

@testable import Host

/// Content for the tests: one color that input changes, with a record of what happens.
@MainActor
final class PaintedContent: HostContent {
  var color: UInt32 = 0xff20_4060 { didSet { isDirty = true } }
  var nextTurn: TimeInterval?
  var onTurn: ((PaintedContent) -> Void)?
  /// A value for use by tests.
  var note = 0
  private(set) var times: [TimeInterval] = []
  private(set) var events: [InputEvent] = []
  private(set) var sizes: [CGSize] = []
  private(set) var files: [String] = []
  private(set) var frames: [FrameTiming] = []
  private var isDirty = true

  /// The time of the present turn.
  var time: TimeInterval { times.last ?? 0 }

  func resize(to size: CGSize, scale: CGFloat) {
    sizes.append(size)
    isDirty = true
  }

  func beginTurn(at time: TimeInterval) { times.append(time) }

  func receive(_ event: InputEvent) { events.append(event) }

  func update() { onTurn?(self) }

  func render(into frame: PixelBuffer) -> [CGRect] {
    guard isDirty else { return [] }
    isDirty = false
    for y in 0..<frame.height { frame.row(y).update(repeating: color, count: frame.width) }
    return [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)]
  }

  func didPresent(_ timing: FrameTiming) { frames.append(timing) }

  func receiveFiles(_ paths: [String]) { files += paths }

  var pointerPhases: [PointerInput.Phase] {
    events.compactMap { if case .pointer(let pointer) = $0 { pointer.phase } else { nil } }
  }
}

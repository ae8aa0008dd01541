import Foundation
import UIKit
import UITestSupport

/// A window of 400 × 800 points to touch, without a view controller.
final class TouchScene: SceneHarness {
  init(size: CGSize = CGSize(width: 400, height: 800)) { super.init(size: size, hostTime: 0, pace: .fine, root: nil) }

  /// A view in the window.
  func add<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    turn()
    return view
  }
}

/// Notes what recognisers report.
@MainActor
final class GestureLog {
  private(set) var entries: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    entries.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
  }

  /// Adds a recogniser to a view, and notes what becomes of it under a name.
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureLog.note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A view that notes the touches it is given.
final class TouchLogView: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}

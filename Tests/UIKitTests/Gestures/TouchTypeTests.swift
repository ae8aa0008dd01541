import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Kinds of touches in a gesture")
struct TouchTypeTests {
  private let harness = SceneHarness()

  private func touch(_ type: UITouch.TouchType) -> UITouch {
    UITouch(id: type.rawValue, location: .zero, timestamp: 0, type: type, window: harness.window)
  }

  @Test("A recognizer takes all kinds of touches, or those that are allowed, where the mouse stands for a finger")
  func allowed() {
    let tap = UITapGestureRecognizer()
    #expect(tap.accepts(touch(.pencil)))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    #expect(tap.accepts(touch(.direct)) && tap.accepts(touch(.indirectPointer)) && !tap.accepts(touch(.pencil)))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(!tap.accepts(touch(.indirectPointer)))
  }

  @Test("The first touch of a gesture excludes those of other kinds, unless the recognizer allows them")
  func exclusive() {
    let pan = UIPanGestureRecognizer()
    pan.touches = [touch(.direct)]
    #expect(!pan.accepts(touch(.pencil)) && pan.accepts(touch(.direct)))
    pan.requiresExclusiveTouchType = false
    #expect(pan.accepts(touch(.pencil)))
  }

  @Test("A view's recognizers can be replaced as a list")
  func replacing() {
    let (view, old, new) = (UIView(), UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [old]
    #expect(old.view === view)
    view.gestureRecognizers?.append(new)
    #expect(view.gestureRecognizers == [old, new] && new.view === view)
    view.gestureRecognizers = [new]
    #expect(old.view == nil && view.gestureRecognizers == [new])
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil && new.view == nil)
  }
}

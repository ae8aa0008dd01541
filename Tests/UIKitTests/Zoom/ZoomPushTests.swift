import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The zoom of a push and a pop")
struct ZoomPushTests {
  private let zoom = ZoomScenario()

  @Test("Given a preferred zoom, when the controller is pushed, then it grows from the source to the whole page")
  func grows() {
    zoom.push()
    #expect(zoom.frame == zoom.square.frame)
    var width = zoom.frame.width
    for _ in 0..<15 {
      zoom.harness.advance(by: 1.0 / 60)
      #expect(zoom.frame.width > width)
      width = zoom.frame.width
    }
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.journal.take().contains("B.didAppear"))
  }

  @Test("When it is popped, then it shrinks into the source, which is hidden until then")
  func shrinks() {
    _ = zoom.pushed()
    zoom.stack.pop()
    zoom.harness.advance(by: 0.1)
    #expect(zoom.square.alpha == 0 && zoom.frame.width < 390)
    zoom.harness.advance(by: 0.3)
    #expect(abs(zoom.frame.midX - zoom.square.center.x) < 3 && abs(zoom.frame.width - 100) < 6)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("Without animation nothing zooms, and the gestures are there all the same")
  func unanimated() {
    zoom.stack.push(zoom.page, animated: false)
    zoom.harness.advance(by: 0.1)
    #expect(zoom.stage == nil)
    zoom.hold(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300))
    #expect(zoom.frame.width < 390)
  }

  @Test("During the flight an opaque background is behind a translucent page")
  func background() {
    zoom.stack.perform { zoom.page.view.backgroundColor = nil }
    zoom.push()
    zoom.harness.advance(by: 0.1)
    let background = zoom.stage?.subviews.first { $0.layer.shadowOpacity > 0 }
    #expect(background?.frame == zoom.frame && background?.backgroundColor != nil && background?.alpha == 1)
  }

  @Test("The page behind is dimmed in the given color, and the corners go from the source's to the page's")
  func looks() {
    zoom.options.dimmingColor = .blue
    zoom.push()
    #expect(zoom.card?.layer.cornerRadius == 12)
    zoom.harness.advance(by: 0.15)
    let dimming = zoom.stage?.subviews.first { $0.layer.name == "dimming" }
    #expect(dimming?.backgroundColor == .blue && (dimming?.alpha ?? 0) > 0.5)
    #expect((zoom.card?.layer.cornerRadius ?? 0) > 20)
  }

  @Test("A dimming effect blurs the page behind in place of the system's color")
  func effect() {
    zoom.options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    zoom.push()
    #expect(zoom.stage?.subviews.first is UIVisualEffectView)
  }

  @Test("The page keeps its safe area and its layout while it flies")
  func layout() {
    _ = zoom.pushed()
    let insets = zoom.page.view.safeAreaInsets
    zoom.stack.pop()
    for _ in 0..<20 {
      zoom.harness.advance(by: 1.0 / 60)
      #expect(zoom.page.view.safeAreaInsets == insets && zoom.page.view.bounds.size == CGSize(width: 390, height: 844))
    }
  }

  @Test("When the screen is rotated in flight, then the page fills it at the end")
  func rotation() {
    zoom.push()
    zoom.harness.advance(by: 0.1)
    zoom.harness.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    zoom.harness.advance(by: 1)
    #expect(zoom.stage == nil && zoom.page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("When the appearance changes in flight, then the picture of the source is made again, and nothing is left")
  func appearance() {
    zoom.push()
    let picture = zoom.stage?.picture
    zoom.harness.advance(by: 0.05)
    zoom.harness.scene.settings.userInterfaceStyle = .dark
    zoom.harness.advance(by: 0.05)
    #expect(zoom.stage?.picture != nil && zoom.stage?.picture !== picture)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean)
  }
}

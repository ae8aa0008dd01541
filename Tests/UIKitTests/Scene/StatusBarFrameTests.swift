import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The frame of the status bar")
struct StatusBarFrameTests {
  @MainActor private final class Counter {
    var widths: [CGFloat] = []
  }

  @Test("Given a scene of a new size, then code learns of the bar's new frame, and not if the size stays")
  func notification() {
    let harness = SceneHarness(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    harness.scene.addStatusBar()
    harness.advance(by: 0.1)
    let counter = Counter()
    let token = harness.perform {
      NotificationCenter.default.addObserver(
        forName: UIApplication.didChangeStatusBarFrameNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { counter.widths.append(UIApplication.shared.statusBarFrame.width) } }
    }
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    #expect(counter.widths.isEmpty)
    harness.scene.resize(to: CGSize(width: 500, height: 844))
    harness.advance(by: 0.1)
    #expect(counter.widths == [500])
    NotificationCenter.default.removeObserver(token)
  }
}

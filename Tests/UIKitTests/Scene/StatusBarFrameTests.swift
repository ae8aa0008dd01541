import Foundation
import Testing
import UIKit
import UITestSupport

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

  @Test("Given a scene that is turned, then code learns of the new frame and orientation before, and of the former ones after")
  func rotation() {
    let harness = SceneHarness(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    harness.scene.addStatusBar()
    var widths: [CGFloat] = []
    var orientations: [Int] = []
    let frames = [UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification]
    let turns = [UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification]
    let tokens = harness.perform {
      frames.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let width = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue.width ?? 0
          MainActor.assumeIsolated { widths.append(width) }
        }
      }
        + turns.map { name in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let orientation = (note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue ?? 0
            MainActor.assumeIsolated { orientations.append(orientation) }
          }
        }
    }
    harness.scene.resize(to: CGSize(width: 844, height: 390))
    #expect(widths == [844, 390])
    #expect(orientations == [UIInterfaceOrientation.landscapeRight, .portrait].map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("Setting the style or the visibility of the bar has no effect, because controllers decide")
  func setting() {
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    harness.scene.addStatusBar()
    harness.perform {
      let application = UIApplication.shared
      application.statusBarStyle = .lightContent
      application.setStatusBarStyle(.lightContent, animated: false)
      application.isStatusBarHidden = true
      application.setStatusBarHidden(true, with: .none)
      #expect(application.statusBarStyle == .default && !application.isStatusBarHidden)
    }
  }
}

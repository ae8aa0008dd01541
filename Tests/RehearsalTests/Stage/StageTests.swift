import Foundation
import Testing
import Transitions
import UIKit

@testable import Rehearsal

@Suite("A stage") @MainActor
struct StageTests {
  @Test("Given work that waits and an animation, when the stage settles, then both are over at exact moments")
  func settles() {
    let stage = Stage(StageConfiguration())
    defer { stage.close() }
    let controller = UIViewController()
    stage.show(controller)
    stage.settle()
    var moments: [TimeInterval] = []
    stage.scene.perform {
      UIView.animate(withDuration: 0.3) {
        controller.view.alpha = 0.5
      } completion: { _ in
        moments.append(stage.scene.time)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { MainActor.assumeIsolated { moments.append(stage.scene.time) } }
      }
    }
    let start = stage.scene.time
    stage.settle()
    #expect(moments.count == 2)
    #expect(abs(moments[0] - start - 0.3) < 1e-9)
    #expect(abs(moments[1] - start - 0.35) < 2e-3)
  }

  @Test("Given a card on its way, when the stage is closed and another one goes on, then UIKit has nothing to warn of")
  func closesInMidTransition() {
    var warnings: [String] = []
    let stage = Stage(StageConfiguration())
    stage.scene.warningHandler = { warnings.append($0) }
    let controller = UIViewController()
    stage.show(controller)
    stage.settle()
    stage.scene.perform { controller.present(ModalCard(title: "", message: ""), animated: true) }
    stage.turn(at: stage.scene.time + 0.1)
    #expect(stage.isAnimating)
    stage.close()
    let next = Stage(StageConfiguration())
    next.scene.warningHandler = { warnings.append($0) }
    defer { next.close() }
    next.settle()
    next.turn(at: 1)
    #expect(warnings.isEmpty)
  }

  @Test("Given a stage whose warnings are dropped, then another stage's still arrive")
  func dropsWarnings() {
    var configuration = StageConfiguration()
    configuration.dropsWarnings = true
    let (quiet, other) = (Stage(configuration), Stage(StageConfiguration()))
    defer { for stage in [quiet, other] { stage.close() } }
    var warnings: [String] = []
    other.scene.warningHandler = { warnings.append($0) }
    let navigation = UINavigationController()
    func misuse() { navigation.popToViewController(UIViewController(), animated: false) }
    other.scene.perform {
      quiet.scene.perform(misuse)
      #expect(warnings.isEmpty)
      misuse()
    }
    #expect(warnings.count == 1)
  }

  @Test("Given a known size, then the device has that phone's safe area; any other has none")
  func devices() {
    #expect(Device(size: CGSize(width: 390, height: 844)).safeArea.top == 47)
    #expect(Device(size: CGSize(width: 390, height: 844)).safeArea.bottom == 34)
    #expect(Device(size: CGSize(width: 500, height: 500)).safeArea == .zero)
  }
}

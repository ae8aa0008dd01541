import Foundation
import Host
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The frame of a device around the stage") @MainActor
struct DeviceFrameTests {
  private let workbench: CanvasHarness

  init() throws { workbench = try CanvasHarness("modal-card") }

  @Test("A phone has a notch, a status bar and a home indicator; a small phone has only the status bar, and a plain screen nothing")
  func parts() {
    let phone = DeviceFrame(.phone)
    #expect(phone.notch != nil && phone.homeIndicator != nil)
    #expect(phone.statusBar == CGRect(x: 0, y: 0, width: 390, height: 47))
    let small = DeviceFrame(.smallPhone)
    #expect(small.notch == nil && small.homeIndicator == nil && small.statusBar?.height == 20)
    let plain = DeviceFrame(Device(size: CGSize(width: 300, height: 300)))
    #expect(plain.notch == nil && plain.homeIndicator == nil && plain.statusBar == nil)
  }

  @Test("A phone that lies on its side has its notch at the left, and no status bar")
  func turned() {
    let frame = DeviceFrame(Device(turning: .phone))
    let notch = frame.notch?.boundingBoxOfPath ?? .null
    #expect(frame.statusBar == nil)
    #expect(notch.maxX == 32 && abs(notch.midY - 195) < 0.01)
  }

  @Test("In the window, the bezel covers the corners of the screen, and D takes the frame away")
  func corners() {
    let corner = CGPoint(x: 8, y: 8)
    #expect(workbench.pixel(atStage: corner) == 0)
    workbench.key("d")
    #expect(workbench.pixel(atStage: corner) != 0)
    #expect(!workbench.content.state.canvas.showsDevice)
  }

  @Test("The pixels of the stage are the same with and without the frame")
  func stagePixels() {
    let framed = workbench.session.stage.image()
    workbench.key("d")
    #expect(framed.differences(from: workbench.session.stage.image()) == 0)
  }

  @Test("The status bar follows the view controllers of the stage")
  func statusBar() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let scene = workbench.session.stage.scene
    var looks: [StatusBarLook] = [scene.followStatusBar { _ in }]
    _ = scene.followStatusBar { looks.append($0) }
    scene.perform { workbench.session.stage.window.rootViewController = Dark() }
    workbench.host.advance(by: 0.5)
    #expect(looks.map(\.isLight) == [false, true])
    #expect(!scene.drawsStatusBar && scene.statusBarManager == nil)
  }
}

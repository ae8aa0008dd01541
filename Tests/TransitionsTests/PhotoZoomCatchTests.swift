@testable import Demos
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("A photo that is caught in flight") @MainActor
struct PhotoZoomCatchTests {
  @Test("A photo in flight is caught at its visible position, and dragged from there", arguments: ["push", "pop", "finish", "cancel"])
  func catching(flight: String) throws {
    let harness = PhotoZoomHarness(PhotoZoomHarness.downward, isOpen: flight != "push")
    defer { harness.close() }
    switch flight {
    case "push": harness.begin(.present)
    case "pop": harness.begin(.dismiss)
    default: _ = harness.release(travel: CGVector(dx: 30, dy: 150), last: CGVector(dx: 0, dy: flight == "finish" ? 4 : -4))
    }
    harness.advance(by: 0.08)
    let press = CGPoint(x: 180, y: 420)
    harness.press(press)
    harness.advance(by: 0.02)
    let time = harness.time + 1.0 / 60
    let flying = try #require(harness.seen("photo", at: time))
    let backdrop = try #require(harness.seen(flight == "push" ? "to" : "from", at: time))
    let bar = try #require(harness.seen("tabbar", at: time))
    let grip = CGPoint(x: press.x - 12, y: press.y)
    harness.move(from: press, to: grip, seconds: 1.0 / 60)
    let caught = try #require(harness.photo)
    #expect(caught.frame.distance(to: flying.frame) < 0.01)
    #expect(abs(caught.cornerRadius - flying.cornerRadius) < 0.01)
    #expect(abs(try #require(harness.seen(flight == "push" ? "to" : "from")).opacity - backdrop.opacity) < 0.01)
    #expect(abs(try #require(harness.seen("tabbar")).frame.minY - bar.frame.minY) < 0.5)
    #expect(harness.coordinator?.isInteractive == true)
    _ = harness.move(from: grip, by: CGVector(dx: 25, dy: 0))
    #expect(abs(try #require(harness.photo).frame.midX - caught.frame.midX - 25) < 1e-6)
    harness.release(CGPoint(x: grip.x + 25, y: grip.y))
    harness.settle()
    #expect(harness.pages != nil)
    #expect(harness.photo == nil)
    #expect(harness.pages?.view.alpha == 1)
    #expect(harness.tabs?.tabBar.isHidden == true)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("While a reversed pop hides the tab bar, a click on the bar selects no tab")
  func tabBarLeaves() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    harness.begin(.dismiss)
    harness.advance(by: 0.2)
    harness.drag(from: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 340), seconds: 0.1)
    #expect(harness.coordinator?.isCancelled == true)
    let listTab = CGPoint(x: 293, y: 835)
    #expect(try #require(harness.seen("tabbar")).frame.contains(listTab))
    harness.clickAndSettle(listTab)
    #expect(harness.pages != nil)
    #expect(harness.tabs?.selectedIndex == 0)
    #expect(harness.tabs?.tabBar.isHidden == true)
    harness.begin(.dismiss)
    harness.advance(by: 0.1)
    // Back to the thumbnails, the bar is of use as soon as it is seen.
    harness.clickAndSettle(listTab)
    #expect(harness.tabs?.selectedIndex == 1)
    #expect(harness.tabs?.tabBar.isHidden == false)
  }

  @Test("Given a touch on another tab, when a push begins before its release, then that tab keeps its bar")
  func touchBeforePush() {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    let listTab = CGPoint(x: 293, y: 790)
    harness.press(listTab)
    harness.begin(.present)
    harness.advance(by: 0.1)
    harness.release(listTab)
    harness.settle()
    #expect(harness.tabs?.selectedIndex == 1)
    #expect(harness.tabs?.tabBar.isHidden == false)
  }

  @Test("A caught push that is flicked back ends on the grid, and changes nothing")
  func thrownBack() {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    let before = harness.stage.snapshot
    harness.begin(.present)
    harness.advance(by: 0.15)
    let press = CGPoint(x: 180, y: 420)
    harness.drag(from: press, to: CGPoint(x: 190, y: 560), seconds: 0.2)
    #expect(harness.coordinator?.isCancelled == true)
    harness.settle()
    #expect(harness.pages == nil)
    #expect(harness.stage.snapshot.difference(from: before) == nil)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("Given pages that a key turns during a drag, when the drag is cancelled, then no photo stays hidden")
  func turnedInHand() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let page = try #require(harness.pages?.page)
    let end = harness.move(from: harness.take(), by: CGVector(dx: 0, dy: 60))
    #expect(page.isPhotoHidden)
    harness.scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: harness.time)))
    harness.advance(by: 0.6)
    #expect(harness.pages?.page !== page)
    harness.cancel(end)
    harness.settle()
    #expect(!page.isPhotoHidden && harness.pages?.page?.isPhotoHidden == false)
    #expect(harness.scene.doctor.diagnoses == [])
  }
}

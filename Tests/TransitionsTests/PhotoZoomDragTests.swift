import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The photo zoom driven by a drag") @MainActor
struct PhotoZoomDragTests {
  private let start = CGPoint(x: 200, y: 412)

  @Test("When the drag begins, then nothing jumps")
  func take() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    _ = stage.take()
    #expect(try #require(stage.photo).frame.distance(to: whole) < 1e-9)
    #expect(stage.seen("from")?.opacity == 1)
    #expect(stage.seen("tabbar")?.frame.minY == 844)
  }

  @Test(
    "The photo follows the drag exactly, shrinks and fades with the distance down, and is whole and opaque above the start",
    arguments: [
      (CGVector(dx: 0, dy: 40), 0.2), (CGVector(dx: 30, dy: 100), 0.5), (CGVector(dx: -20, dy: 200), 1), (CGVector(dx: 50, dy: 320), 1),
      (CGVector(dx: 10, dy: -60), 0),
    ] as [(CGVector, Double)])
  func mapping(travel: CGVector, progress: Double) throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    _ = stage.move(from: stage.take(), by: travel)
    let photo = try #require(stage.photo)
    let scale = 1 - 0.32 * progress
    #expect(abs(photo.scaleX - scale) < 1e-9)
    #expect(abs(photo.frame.midX - 195 - travel.dx) < 1e-9)
    #expect(abs(photo.frame.midY - 422 - travel.dy) < 1e-9)
    #expect(abs(photo.frame.width - 390 * scale) < 1e-9)
    #expect(abs(try #require(stage.seen("from")).opacity - (1 - progress)) < 1e-6)
    #expect(abs(try #require(stage.seen("tabbar")).frame.minY - (844 - 83 * progress)) < 1e-6)
    #expect(abs((stage.coordinator?.percentComplete ?? -1) - progress) < 1e-9)
    #expect(stage.coordinator?.isInteractive == true)
  }

  @Test("With the preset “article” the translation is scaled with the photo, and counts from where the pointer went down")
  func articleMapping() throws {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    _ = stage.move(from: stage.take(), by: CGVector(dx: 40, dy: 288))
    let photo = try #require(stage.photo)
    #expect(abs(photo.frame.midX - 195 - 0.68 * 40) < 1e-9)
    #expect(abs(photo.frame.midY - 422 - 0.68 * 300) < 1e-9)
  }

  // MARK: Release

  /// Releases the photo after a drag that has come to rest, except for the last step downward or upward.
  private func release(_ stage: PhotoZoomStage, travel: CGVector, last: CGVector) -> CGPoint {
    let rest = stage.move(from: stage.take(), by: travel)
    stage.driver.wait(0.3)
    let end = stage.move(from: rest, by: last, seconds: 1.0 / 60)
    stage.driver.release(at: end)
    return end
  }

  @Test(
    "Released beyond a tenth of the distance and moving down, it returns to the grid; otherwise it stays",
    arguments: [
      (CGVector(dx: 0, dy: 100), CGVector(dx: 0, dy: 2), true), (CGVector(dx: 0, dy: 300), CGVector(dx: 20, dy: 1), true),
      (CGVector(dx: 0, dy: 17), CGVector(dx: 0, dy: 2), false), (CGVector(dx: 0, dy: 19), CGVector(dx: 0, dy: 3), true),
      (CGVector(dx: 0, dy: 150), CGVector(dx: 0, dy: -2), false), (CGVector(dx: 0, dy: 150), CGVector(dx: 10, dy: 0), false),
    ] as [(CGVector, CGVector, Bool)])
  func decision(travel: CGVector, last: CGVector, goes: Bool) {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    _ = release(stage, travel: travel, last: last)
    #expect(stage.coordinator?.isCancelled == !goes)
    #expect(stage.coordinator?.isInteractive == false)
    stage.driver.settle()
    #expect(stage.navigation?.viewControllers.count == (goes ? 1 : 2))
    #expect(stage.tabs?.tabBar.isHidden == !goes)
    #expect(stage.tabs?.tabBar.frame.minY == (goes ? 761 : 844))
  }

  @Test(
    "Without the velocity of the gesture both endings follow their springs, and the background ends with them", arguments: [true, false])
  func endings(goes: Bool) throws {
    let stage = PhotoZoomStage(["release.velocity": .boolean(false)], isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let end = release(stage, travel: CGVector(dx: 20, dy: 120), last: CGVector(dx: 0, dy: goes ? 2 : -2))
    let scale = 1 - 0.32 * (end.y - start.y) / 200
    let from = CGRect(
      x: 195 + 20 - 195 * scale, y: 422 + end.y - start.y - whole.height / 2 * scale, width: 390 * scale,
      height: whole.height * scale)
    let target = goes ? stage.cell() : whole
    let (duration, damping) = goes ? (0.37, 0.9) : (0.45, 0.75)
    let time = stage.driver.time
    for step in 0..<18 {
      let later = Double(step) * 0.02
      let fraction = springPosition(at: later, duration: duration, dampingRatio: damping)
      let photo = try #require(stage.seen("photo", at: time + later))
      #expect(photo.frame.distance(to: from.moved(fraction, to: target)) < 0.01, "\(later) s after the release")
    }
    let almost = try #require(stage.seen("from", at: time + duration - 0.001))
    #expect(abs(almost.opacity - (goes ? 0 : 1)) < 0.01)
    stage.driver.settle()
    #expect(abs(stage.driver.time - time - duration) < 1e-6)
  }

  @Test("The photo continues at the velocity of the gesture along both axes", arguments: [true, false])
  func handoff(goes: Bool) throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let rest = stage.move(from: stage.take(), by: CGVector(dx: 30, dy: 120), seconds: 0.3)
    let end = stage.move(from: rest, by: CGVector(dx: 60, dy: goes ? 80 : -80), seconds: 0.2)
    stage.driver.release(at: end)
    let time = stage.driver.time
    let before = try #require(stage.seen("photo", at: time)).frame
    let after = try #require(stage.seen("photo", at: time + 0.00001)).frame
    #expect(abs((after.midX - before.midX) / 0.00001 - 300) < 3)
    #expect(abs((after.midY - before.midY) / 0.00001 - (goes ? 400 : -400)) < 4)
    // The size takes no part in it.
    #expect(abs(after.width - before.width) < 0.1)
    stage.driver.settle()
    #expect(stage.navigation?.viewControllers.count == (goes ? 1 : 2))
  }

  @Test("A drag that is released at once changes nothing")
  func noMovement() {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let before = stage.driver.stage.snapshot
    stage.driver.release(at: stage.take())
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot.difference(from: before) == nil)
  }

  @Test("A drag that is canceled, by its release or by the system, changes nothing", arguments: [true, false])
  func calledOff(byTheSystem: Bool) {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let before = stage.driver.stage.snapshot
    let end = stage.move(from: stage.take(), by: CGVector(dx: 40, dy: 150))
    if byTheSystem {
      stage.driver.stage.scene.deliver(.pointer(PointerInput(phase: .cancelled, location: end, timestamp: stage.driver.time)))
    } else {
      let back = stage.move(from: end, by: CGVector(dx: 0, dy: -40))
      stage.driver.release(at: back)
    }
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot.difference(from: before) == nil)
    #expect(stage.driver.stage.scene.doctor.diagnoses.isEmpty)
    // And the next one works.
    stage.run(.dismiss)
    stage.driver.settle()
    #expect(stage.pages == nil)
  }

  @Test("With the preset “article” UIKit is notified of the outcome only at the end")
  func lateOutcome() {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    _ = release(stage, travel: CGVector(dx: 0, dy: 120), last: CGVector(dx: 0, dy: 2))
    stage.driver.wait(0.3)
    #expect(stage.coordinator?.isInteractive == true)
    stage.driver.settle()
    #expect(stage.pages == nil)
  }

  @Test("Given a photo that was removed from the grid during the drag, then it moves out to the side")
  func lostPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let end = stage.move(from: stage.take(), by: CGVector(dx: 0, dy: 150))
    stage.driver.perform { stage.grid?.shelf.remove(stage.grid!.shelf.photos[4]) }
    stage.driver.release(at: end)
    stage.driver.wait(0.3)
    #expect(try #require(stage.photo).frame.minX > 350)
    #expect(try #require(stage.seen("from")).frame.minX > 350)
    stage.driver.settle()
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(stage.driver.stage.scene.doctor.diagnoses.isEmpty)
  }

  // MARK: Catching

  @Test("A photo in flight is caught at its visible position, and dragged from there", arguments: ["push", "pop", "finish", "cancel"])
  func catching(flight: String) throws {
    let stage = PhotoZoomStage(isOpen: flight != "push")
    defer { stage.close() }
    switch flight {
    case "push": stage.run(.present)
    case "pop": stage.run(.dismiss)
    default: _ = release(stage, travel: CGVector(dx: 30, dy: 150), last: CGVector(dx: 0, dy: flight == "finish" ? 4 : -4))
    }
    stage.driver.wait(0.08)
    let press = CGPoint(x: 180, y: 420)
    stage.driver.press(at: press)
    stage.driver.wait(0.02)
    let time = stage.driver.time + 1.0 / 60
    let flying = try #require(stage.seen("photo", at: time))
    let backdrop = try #require(stage.seen(flight == "push" ? "to" : "from", at: time))
    let bar = try #require(stage.seen("tabbar", at: time))
    let grip = CGPoint(x: press.x - 12, y: press.y)
    stage.driver.move(from: press, to: grip, seconds: 1.0 / 60)
    let caught = try #require(stage.photo)
    #expect(caught.frame.distance(to: flying.frame) < 0.01)
    #expect(abs(caught.cornerRadius - flying.cornerRadius) < 0.01)
    #expect(abs(try #require(stage.seen(flight == "push" ? "to" : "from")).opacity - backdrop.opacity) < 0.01)
    #expect(abs(try #require(stage.seen("tabbar")).frame.minY - bar.frame.minY) < 0.5)
    #expect(stage.coordinator?.isInteractive == true)
    _ = stage.move(from: grip, by: CGVector(dx: 25, dy: 0))
    #expect(abs(try #require(stage.photo).frame.midX - caught.frame.midX - 25) < 1e-6)
    stage.driver.release(at: CGPoint(x: grip.x + 25, y: grip.y))
    stage.driver.settle()
    #expect(stage.pages != nil)
    #expect(stage.photo == nil)
    #expect(stage.pages?.view.alpha == 1)
    #expect(stage.tabs?.tabBar.isHidden == true)
    #expect(stage.driver.stage.scene.doctor.diagnoses.isEmpty)
  }

  @Test("While a reversed pop hides the tab bar, a click on the bar selects no tab")
  func tabBarLeaves() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.run(.dismiss)
    stage.driver.wait(0.2)
    stage.driver.drag(from: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 340), seconds: 0.1)
    #expect(stage.coordinator?.isCancelled == true)
    let listTab = CGPoint(x: 293, y: 835)
    #expect(try #require(stage.seen("tabbar")).frame.contains(listTab))
    stage.driver.click(listTab)
    #expect(stage.pages != nil)
    #expect(stage.tabs?.selectedIndex == 0)
    #expect(stage.tabs?.tabBar.isHidden == true)
    stage.run(.dismiss)
    stage.driver.wait(0.1)
    // Back to the thumbnails, the bar is of use as soon as it is seen.
    stage.driver.click(listTab)
    #expect(stage.tabs?.selectedIndex == 1)
    #expect(stage.tabs?.tabBar.isHidden == false)
  }

  @Test("A caught push that is flicked back ends on the grid, and changes nothing")
  func thrownBack() {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let before = stage.driver.stage.snapshot
    stage.run(.present)
    stage.driver.wait(0.15)
    let press = CGPoint(x: 180, y: 420)
    stage.driver.drag(from: press, to: CGPoint(x: 190, y: 560), seconds: 0.2)
    #expect(stage.coordinator?.isCancelled == true)
    stage.driver.settle()
    #expect(stage.pages == nil)
    #expect(stage.driver.stage.snapshot.difference(from: before) == nil)
    #expect(stage.driver.stage.scene.doctor.diagnoses.isEmpty)
  }

  @Test("Given pages that a key turns during a drag, when the drag is canceled, then no photo stays hidden")
  func turnedInHand() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let page = try #require(stage.pages?.page)
    let end = stage.move(from: stage.take(), by: CGVector(dx: 0, dy: 60))
    #expect(page.isPhotoHidden)
    let scene = stage.driver.stage.scene
    scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: stage.driver.time)))
    stage.driver.wait(0.6)
    #expect(stage.pages?.page !== page)
    scene.deliver(.pointer(PointerInput(phase: .cancelled, location: end, timestamp: stage.driver.time)))
    stage.driver.settle()
    #expect(!page.isPhotoHidden && stage.pages?.page?.isPhotoHidden == false)
    #expect(scene.doctor.diagnoses == [])
  }

  // MARK: Other drags

  @Test("A drag sideways turns the page, and one on an enlarged photo moves the photo")
  func otherDrags() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.driver.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 60, y: 430), seconds: 0.15)
    stage.driver.settle()
    #expect(stage.pages?.photo == stage.grid?.shelf.photos[5])
    let page = try #require(stage.pages?.page)
    for _ in 0..<2 {
      stage.driver.press(at: CGPoint(x: 195, y: 422))
      stage.driver.wait(0.05)
      stage.driver.release(at: CGPoint(x: 195, y: 422))
      stage.driver.wait(0.05)
    }
    stage.driver.settle()
    #expect(page.isEnlarged)
    stage.driver.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500))
    #expect(stage.coordinator == nil)
    stage.driver.settle()
    #expect(stage.pages?.page === page)
  }
}

import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The photo zoom, in the hand") @MainActor
struct PhotoZoomDragTests {
  private let start = CGPoint(x: 200, y: 412)

  @Test("When it is taken, then nothing jumps")
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
    "It follows the hand exactly, shrinks and fades with the way down, and is whole and opaque above its start",
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

  @Test("Given the article's preset, then the way is scaled with the photo, and counts from where the mouse went down")
  func articleMapping() throws {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    _ = stage.move(from: stage.take(), by: CGVector(dx: 40, dy: 288))
    let photo = try #require(stage.photo)
    #expect(abs(photo.frame.midX - 195 - 0.68 * 40) < 1e-9)
    #expect(abs(photo.frame.midY - 422 - 0.68 * 300) < 1e-9)
  }

  // MARK: Letting go

  /// Lets go after a drag that came to rest in the hand, but for the last step downwards or upwards.
  private func release(_ stage: PhotoZoomStage, travel: CGVector, last: CGVector) -> CGPoint {
    let rest = stage.move(from: stage.take(), by: travel)
    stage.hand.wait(0.3)
    let end = stage.move(from: rest, by: last, seconds: 1.0 / 60)
    stage.hand.release(at: end)
    return end
  }

  @Test(
    "It goes back to the grid if it was moving down beyond a tenth of the way; else it stays",
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
    stage.hand.settle()
    #expect(stage.navigation?.viewControllers.count == (goes ? 1 : 2))
    #expect(stage.tabs?.tabBar.isHidden == !goes)
    #expect(stage.tabs?.tabBar.frame.minY == (goes ? 761 : 844))
  }

  @Test("Without the hand's velocity, both endings follow their springs, and the background ends with them", arguments: [true, false])
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
    let time = stage.hand.time
    for step in 0..<18 {
      let later = Double(step) * 0.02
      let share = springPosition(at: later, duration: duration, dampingRatio: damping)
      let photo = try #require(stage.seen("photo", at: time + later))
      #expect(photo.frame.distance(to: from.moved(share, to: target)) < 0.01, "\(later) s after the release")
    }
    let almost = try #require(stage.seen("from", at: time + duration - 0.001))
    #expect(abs(almost.opacity - (goes ? 0 : 1)) < 0.01)
    stage.hand.settle()
    #expect(abs(stage.hand.time - time - duration) < 1e-6)
  }

  @Test("The photo leaves the hand as fast as the hand was, along both axes", arguments: [true, false])
  func handOff(goes: Bool) throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let rest = stage.move(from: stage.take(), by: CGVector(dx: 30, dy: 120), seconds: 0.3)
    let end = stage.move(from: rest, by: CGVector(dx: 60, dy: goes ? 80 : -80), seconds: 0.2)
    stage.hand.release(at: end)
    let time = stage.hand.time
    let before = try #require(stage.seen("photo", at: time)).frame
    let after = try #require(stage.seen("photo", at: time + 0.00001)).frame
    #expect(abs((after.midX - before.midX) / 0.00001 - 300) < 3)
    #expect(abs((after.midY - before.midY) / 0.00001 - (goes ? 400 : -400)) < 4)
    // The size takes no part in it.
    #expect(abs(after.width - before.width) < 0.1)
    stage.hand.settle()
    #expect(stage.navigation?.viewControllers.count == (goes ? 1 : 2))
  }

  @Test("A press that becomes a drag and is let go at once leaves everything as it was")
  func noMovement() {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let before = stage.hand.stage.snapshot
    stage.hand.release(at: stage.take())
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot.difference(from: before) == nil)
  }

  @Test("A drag that is called off, by the hand or by the system, leaves no trace", arguments: [true, false])
  func calledOff(byTheSystem: Bool) {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let before = stage.hand.stage.snapshot
    let end = stage.move(from: stage.take(), by: CGVector(dx: 40, dy: 150))
    if byTheSystem {
      stage.hand.stage.scene.deliver(.pointer(PointerInput(phase: .cancelled, location: end, timestamp: stage.hand.time)))
    } else {
      let back = stage.move(from: end, by: CGVector(dx: 0, dy: -40))
      stage.hand.release(at: back)
    }
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot.difference(from: before) == nil)
    #expect(stage.hand.stage.scene.doctor.diagnoses.isEmpty)
    // And the next one works.
    stage.run(.dismiss)
    stage.hand.settle()
    #expect(stage.pages == nil)
  }

  @Test("Given the article's preset, then UIKit hears of the outcome at the very end only")
  func lateOutcome() {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    _ = release(stage, travel: CGVector(dx: 0, dy: 120), last: CGVector(dx: 0, dy: 2))
    stage.hand.wait(0.3)
    #expect(stage.coordinator?.isInteractive == true)
    stage.hand.settle()
    #expect(stage.pages == nil)
  }

  @Test("Given a photo that went from the grid while it was in the hand, then it leaves to the side")
  func lostPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let end = stage.move(from: stage.take(), by: CGVector(dx: 0, dy: 150))
    stage.hand.perform { stage.grid?.shelf.remove(stage.grid!.shelf.photos[4]) }
    stage.hand.release(at: end)
    stage.hand.wait(0.3)
    #expect(try #require(stage.photo).frame.minX > 350)
    #expect(try #require(stage.seen("from")).frame.minX > 350)
    stage.hand.settle()
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(stage.hand.stage.scene.doctor.diagnoses.isEmpty)
  }

  // MARK: Catching

  @Test("A photo in flight is caught where it is seen, and led on from there", arguments: ["push", "pop", "finish", "cancel"])
  func catching(flight: String) throws {
    let stage = PhotoZoomStage(isOpen: flight != "push")
    defer { stage.close() }
    switch flight {
    case "push": stage.run(.present)
    case "pop": stage.run(.dismiss)
    default: _ = release(stage, travel: CGVector(dx: 30, dy: 150), last: CGVector(dx: 0, dy: flight == "finish" ? 4 : -4))
    }
    stage.hand.wait(0.08)
    let press = CGPoint(x: 180, y: 420)
    stage.hand.press(at: press)
    stage.hand.wait(0.02)
    let time = stage.hand.time + 1.0 / 60
    let flying = try #require(stage.seen("photo", at: time))
    let backdrop = try #require(stage.seen(flight == "push" ? "to" : "from", at: time))
    let bar = try #require(stage.seen("tabbar", at: time))
    let grip = CGPoint(x: press.x - 12, y: press.y)
    stage.hand.move(from: press, to: grip, seconds: 1.0 / 60)
    let caught = try #require(stage.photo)
    #expect(caught.frame.distance(to: flying.frame) < 0.01)
    #expect(abs(caught.cornerRadius - flying.cornerRadius) < 0.01)
    #expect(abs(try #require(stage.seen(flight == "push" ? "to" : "from")).opacity - backdrop.opacity) < 0.01)
    #expect(abs(try #require(stage.seen("tabbar")).frame.minY - bar.frame.minY) < 0.5)
    #expect(stage.coordinator?.isInteractive == true)
    _ = stage.move(from: grip, by: CGVector(dx: 25, dy: 0))
    #expect(abs(try #require(stage.photo).frame.midX - caught.frame.midX - 25) < 1e-6)
    stage.hand.release(at: CGPoint(x: grip.x + 25, y: grip.y))
    stage.hand.settle()
    #expect(stage.pages != nil)
    #expect(stage.photo == nil)
    #expect(stage.pages?.view.alpha == 1)
    #expect(stage.tabs?.tabBar.isHidden == true)
    #expect(stage.hand.stage.scene.doctor.diagnoses.isEmpty)
  }

  @Test("Given a photo whose way back was turned round, then a click on the tab bar, which leaves, chooses no tab that would be without it")
  func tabBarLeaves() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.run(.dismiss)
    stage.hand.wait(0.2)
    stage.hand.drag(from: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 340), seconds: 0.1)
    #expect(stage.coordinator?.isCancelled == true)
    let listTab = CGPoint(x: 293, y: 835)
    #expect(try #require(stage.seen("tabbar")).frame.contains(listTab))
    stage.hand.click(listTab)
    #expect(stage.pages != nil)
    #expect(stage.tabs?.selectedIndex == 0)
    #expect(stage.tabs?.tabBar.isHidden == true)
    stage.run(.dismiss)
    stage.hand.wait(0.1)
    // Back to the thumbnails, the bar is of use as soon as it is seen.
    stage.hand.click(listTab)
    #expect(stage.tabs?.selectedIndex == 1)
    #expect(stage.tabs?.tabBar.isHidden == false)
  }

  @Test("A caught push that is thrown back ends on the grid, as if nothing had been")
  func thrownBack() {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let before = stage.hand.stage.snapshot
    stage.run(.present)
    stage.hand.wait(0.15)
    let press = CGPoint(x: 180, y: 420)
    stage.hand.drag(from: press, to: CGPoint(x: 190, y: 560), seconds: 0.2)
    #expect(stage.coordinator?.isCancelled == true)
    stage.hand.settle()
    #expect(stage.pages == nil)
    #expect(stage.hand.stage.snapshot.difference(from: before) == nil)
    #expect(stage.hand.stage.scene.doctor.diagnoses.isEmpty)
  }

  @Test("Given pages that a key turns while their photo is dragged, when the drag is cancelled, then no photo stays hidden")
  func turnedInHand() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let page = try #require(stage.pages?.page)
    let end = stage.move(from: stage.take(), by: CGVector(dx: 0, dy: 60))
    #expect(page.isPhotoHidden)
    let scene = stage.hand.stage.scene
    scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: stage.hand.time)))
    stage.hand.wait(0.6)
    #expect(stage.pages?.page !== page)
    scene.deliver(.pointer(PointerInput(phase: .cancelled, location: end, timestamp: stage.hand.time)))
    stage.hand.settle()
    #expect(!page.isPhotoHidden && stage.pages?.page?.isPhotoHidden == false)
    #expect(scene.doctor.diagnoses == [])
  }

  // MARK: Other drags

  @Test("A drag sideways turns the page, and one on an enlarged photo moves the photo")
  func otherDrags() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.hand.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 60, y: 430), seconds: 0.15)
    stage.hand.settle()
    #expect(stage.pages?.photo == stage.grid?.shelf.photos[5])
    let page = try #require(stage.pages?.page)
    for _ in 0..<2 {
      stage.hand.press(at: CGPoint(x: 195, y: 422))
      stage.hand.wait(0.05)
      stage.hand.release(at: CGPoint(x: 195, y: 422))
      stage.hand.wait(0.05)
    }
    stage.hand.settle()
    #expect(page.isEnlarged)
    stage.hand.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500))
    #expect(stage.coordinator == nil)
    stage.hand.settle()
    #expect(stage.pages?.page === page)
  }
}

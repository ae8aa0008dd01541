@testable import Demos
import Foundation
import TestSupport
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
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let whole = harness.whole
    _ = harness.take()
    #expect(try #require(harness.photo).frame.distance(to: whole) < 1e-9)
    #expect(harness.seen("from")?.opacity == 1)
    #expect(harness.seen("tabbar")?.frame.minY == 844)
  }

  @Test(
    "The photo follows the drag exactly, shrinks and fades with the distance down, and is whole and opaque above the start",
    arguments: [
      (CGVector(dx: 0, dy: 40), 0.2), (CGVector(dx: 30, dy: 100), 0.5), (CGVector(dx: -20, dy: 200), 1), (CGVector(dx: 50, dy: 320), 1),
      (CGVector(dx: 10, dy: -60), 0),
    ] as [(CGVector, Double)])
  func mapping(travel: CGVector, progress: Double) throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    _ = harness.move(from: harness.take(), by: travel)
    let photo = try #require(harness.photo)
    let scale = 1 - 0.32 * progress
    #expect(abs(photo.scaleX - scale) < 1e-9)
    #expect(abs(photo.frame.midX - 195 - travel.dx) < 1e-9)
    #expect(abs(photo.frame.midY - 422 - travel.dy) < 1e-9)
    #expect(abs(photo.frame.width - 390 * scale) < 1e-9)
    #expect(abs(try #require(harness.seen("from")).opacity - (1 - progress)) < 1e-6)
    #expect(abs(try #require(harness.seen("tabbar")).frame.minY - (844 - 83 * progress)) < 1e-6)
    #expect(abs((harness.coordinator?.percentComplete ?? -1) - progress) < 1e-9)
    #expect(harness.coordinator?.isInteractive == true)
  }

  @Test("With the preset “article” the translation is scaled with the photo, and counts from where the pointer went down")
  func articleMapping() throws {
    let harness = PhotoZoomHarness(PhotoZoomHarness.article, isOpen: true)
    defer { harness.close() }
    _ = harness.move(from: harness.take(), by: CGVector(dx: 40, dy: 288))
    let photo = try #require(harness.photo)
    #expect(abs(photo.frame.midX - 195 - 0.68 * 40) < 1e-9)
    #expect(abs(photo.frame.midY - 422 - 0.68 * 300) < 1e-9)
  }

  // MARK: Release

  @Test(
    "Released at rest, its position decides; a flick overrides the position, whichever way it goes",
    arguments: [
      (CGVector(dx: 0, dy: 100), CGVector(dx: 0, dy: 2), true), (CGVector(dx: 0, dy: 300), CGVector(dx: 0, dy: -2), true),
      (CGVector(dx: 0, dy: 40), CGVector(dx: 0, dy: 2), false), (CGVector(dx: 60, dy: 150), CGVector(dx: 10, dy: 0), true),
      (CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 60), true), (CGVector(dx: 0, dy: 190), CGVector(dx: 0, dy: -60), false),
    ] as [(CGVector, CGVector, Bool)])
  func decisionAtRest(travel: CGVector, last: CGVector, goes: Bool) {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    _ = harness.release(travel: travel, last: last)
    #expect(harness.coordinator?.isCancelled == !goes)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == (goes ? 1 : 2))
  }

  @Test(
    "With the article's rule, released beyond a tenth of the distance and moving down, it returns to the grid; otherwise it stays",
    arguments: [
      (CGVector(dx: 0, dy: 100), CGVector(dx: 0, dy: 2), true), (CGVector(dx: 0, dy: 300), CGVector(dx: 20, dy: 1), true),
      (CGVector(dx: 0, dy: 17), CGVector(dx: 0, dy: 2), false), (CGVector(dx: 0, dy: 19), CGVector(dx: 0, dy: 3), true),
      (CGVector(dx: 0, dy: 150), CGVector(dx: 0, dy: -2), false), (CGVector(dx: 0, dy: 150), CGVector(dx: 10, dy: 0), false),
    ] as [(CGVector, CGVector, Bool)])
  func decision(travel: CGVector, last: CGVector, goes: Bool) {
    let harness = PhotoZoomHarness(PhotoZoomHarness.downward, isOpen: true)
    defer { harness.close() }
    _ = harness.release(travel: travel, last: last)
    #expect(harness.coordinator?.isCancelled == !goes)
    #expect(harness.coordinator?.isInteractive == false)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == (goes ? 1 : 2))
    #expect(harness.tabs?.tabBar.isHidden == !goes)
    #expect(harness.tabs?.tabBar.frame.minY == (goes ? 761 : 844))
  }

  @Test(
    "Without the velocity of the gesture both endings follow their springs, and the background ends with them", arguments: [true, false])
  func endings(goes: Bool) throws {
    let harness = PhotoZoomHarness(PhotoZoomHarness.downward.merging(["release.velocity": .boolean(false)]) { $1 }, isOpen: true)
    defer { harness.close() }
    let whole = harness.whole
    let end = harness.release(travel: CGVector(dx: 20, dy: 120), last: CGVector(dx: 0, dy: goes ? 2 : -2))
    let scale = 1 - 0.32 * (end.y - start.y) / 200
    let from = CGRect(
      x: 195 + 20 - 195 * scale, y: 422 + end.y - start.y - whole.height / 2 * scale, width: 390 * scale,
      height: whole.height * scale)
    let target = goes ? harness.cell() : whole
    let (duration, damping) = goes ? (0.37, 0.9) : (0.45, 0.75)
    let time = harness.time
    for step in 0..<18 {
      let later = Double(step) * 0.02
      let fraction = springPosition(at: later, duration: duration, dampingRatio: damping)
      let photo = try #require(harness.seen("photo", at: time + later))
      #expect(photo.frame.distance(to: from.moved(fraction, to: target)) < 0.01, "\(later) s after the release")
    }
    let almost = try #require(harness.seen("from", at: time + duration - 0.001))
    #expect(abs(almost.opacity - (goes ? 0 : 1)) < 0.01)
    harness.settle()
    #expect(abs(harness.time - time - duration) < 1e-6)
  }

  @Test("The photo continues at the velocity of the gesture along both axes", arguments: [true, false])
  func handoff(goes: Bool) throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let rest = harness.move(from: harness.take(), by: CGVector(dx: 30, dy: 120), seconds: 0.3)
    let end = harness.move(from: rest, by: CGVector(dx: 60, dy: goes ? 80 : -80), seconds: 0.2)
    harness.release(end)
    let time = harness.time
    let before = try #require(harness.seen("photo", at: time)).frame
    let after = try #require(harness.seen("photo", at: time + 0.00001)).frame
    #expect(abs((after.midX - before.midX) / 0.00001 - 300) < 3)
    #expect(abs((after.midY - before.midY) / 0.00001 - (goes ? 400 : -400)) < 4)
    // The size takes no part in it.
    #expect(abs(after.width - before.width) < 0.1)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == (goes ? 1 : 2))
  }

  @Test("A drag that is released at once changes nothing")
  func noMovement() {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let before = harness.stage.snapshot
    harness.release(harness.take())
    harness.settle()
    #expect(harness.stage.snapshot.difference(from: before) == nil)
  }

  @Test("A drag that is cancelled, by its release or by the system, changes nothing", arguments: [true, false])
  func calledOff(byTheSystem: Bool) {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let before = harness.stage.snapshot
    let end = harness.move(from: harness.take(), by: CGVector(dx: 40, dy: 150))
    if byTheSystem {
      harness.cancel(end)
    } else {
      let back = harness.move(from: end, by: CGVector(dx: 0, dy: -40))
      harness.release(back)
    }
    harness.settle()
    #expect(harness.stage.snapshot.difference(from: before) == nil)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
    // And the next one works.
    harness.begin(.dismiss)
    harness.settle()
    #expect(harness.pages == nil)
  }

  @Test("With the preset “article” UIKit is notified of the outcome only at the end")
  func lateOutcome() {
    let harness = PhotoZoomHarness(PhotoZoomHarness.article, isOpen: true)
    defer { harness.close() }
    _ = harness.release(travel: CGVector(dx: 0, dy: 120), last: CGVector(dx: 0, dy: 2))
    harness.advance(by: 0.3)
    #expect(harness.coordinator?.isInteractive == true)
    harness.settle()
    #expect(harness.pages == nil)
  }

  @Test("Given a photo that was removed from the grid during the drag, then it moves out to the side")
  func lostPhoto() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let end = harness.move(from: harness.take(), by: CGVector(dx: 0, dy: 150))
    harness.perform { harness.grid?.shelf.remove(harness.grid!.shelf.photos[4]) }
    harness.release(end)
    harness.advance(by: 0.3)
    #expect(try #require(harness.photo).frame.minX > 350)
    #expect(try #require(harness.seen("from")).frame.minX > 350)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == 1)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }

  // MARK: Other drags

  @Test("A drag sideways turns the page, and one on an enlarged photo moves the photo")
  func otherDrags() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    harness.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 60, y: 430), seconds: 0.15)
    harness.settle()
    #expect(harness.pages?.photo == harness.grid?.shelf.photos[5])
    let page = try #require(harness.pages?.page)
    for _ in 0..<2 {
      harness.press(CGPoint(x: 195, y: 422))
      harness.advance(by: 0.05)
      harness.release(CGPoint(x: 195, y: 422))
      harness.advance(by: 0.05)
    }
    harness.settle()
    #expect(page.isEnlarged)
    harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), seconds: 0.3)
    #expect(harness.coordinator == nil)
    harness.settle()
    #expect(harness.pages?.page === page)
  }
}

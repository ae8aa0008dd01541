@testable import Demos
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The photo zoom's pages") @MainActor
struct PhotoPageTests {
  private let harness = PhotoZoomHarness(isOpen: true)
  private let middle = CGPoint(x: 195, y: 422)

  private var pages: PhotoPagesController {
    get throws { try #require(harness.pages) }
  }

  private var page: PhotoPage {
    get throws { try #require(harness.pages?.page) }
  }

  private func doubleClick(_ point: CGPoint) {
    for _ in 0..<2 {
      harness.click(point)
      harness.advance(by: 0.05)
    }
  }

  /// Presses two fingers left and right of a point, and moves them to another distance from it.
  private func pinch(at point: CGPoint, from start: CGFloat, to end: CGFloat) {
    harness.press(CGPoint(x: point.x - start, y: point.y), finger: 1)
    harness.press(CGPoint(x: point.x + start, y: point.y), finger: 2)
    for step in 1...10 {
      let distance = start + (end - start) * CGFloat(step) / 10
      harness.move(to: CGPoint(x: point.x - distance, y: point.y), finger: 1)
      harness.move(to: CGPoint(x: point.x + distance, y: point.y), finger: 2)
      harness.advance(by: 1.0 / 60)
    }
  }

  private func lift() {
    for finger in [1, 2] { harness.release(finger: finger) }
  }

  // MARK: Zooming

  @Test("A double click enlarges the photo about the pointer, and another one shows all of it again")
  func doubleClick() throws {
    defer { harness.close() }
    let point = CGPoint(x: 100, y: 450)
    let whole = harness.whole
    doubleClick(point)
    harness.settle()
    #expect(try page.zoomScale == 2.5)
    let enlarged = try page.photoFrame(in: harness.window)
    // The part of the photo under the pointer is the same as before.
    let (before, after) = ((point.x - whole.minX) / whole.width, (point.x - enlarged.minX) / enlarged.width)
    #expect(abs(after - before) < 0.005)
    #expect(abs(enlarged.midY - 422) < 1, "A photo that still fits the height stays in the middle")
    doubleClick(point)
    harness.settle()
    #expect(try page.photoFrame(in: harness.window).distance(to: whole) < 0.01)
  }

  @Test("A photo that is pinched together gives way, and springs back to fit")
  func pinchTogether() throws {
    defer { harness.close() }
    let whole = harness.whole
    pinch(at: middle, from: 120, to: 40)
    let small = try page.photoFrame(in: harness.window)
    #expect(small.width < whole.width * 0.85 && small.width > whole.width * 0.5)
    #expect(abs(small.midX - 195) < 1 && abs(small.midY - 422) < 1)
    lift()
    harness.settle()
    #expect(try page.photoFrame(in: harness.window).distance(to: whole) < 0.01)
    #expect(harness.coordinator == nil)
  }

  @Test("An enlarged photo moves on after a flick, and stays on its page until its edge is reached")
  func momentum() throws {
    defer { harness.close() }
    doubleClick(middle)
    harness.settle()
    let start = try page.photoFrame(in: harness.window)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 255, y: 422), seconds: 0.1)
    harness.release(CGPoint(x: 255, y: 422))
    let released = try page.photoFrame(in: harness.window)
    harness.settle()
    let end = try page.photoFrame(in: harness.window)
    #expect(released.minX - start.minX > 40)
    #expect(end.minX - released.minX > 20 && end.minX <= 0.5)
    #expect(try pages.index == 4)
  }

  @Test("Fingers that stop pages in motion pinch the photo at once")
  func pinchDuringDeceleration() throws {
    defer { harness.close() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 75, y: 422), seconds: 0.1)
    harness.release(CGPoint(x: 75, y: 422))
    harness.advance(by: 0.2)
    #expect(try pages.index == 5)
    pinch(at: middle, from: 40, to: 120)
    #expect(try page.zoomScale > 1.8)
    lift()
    harness.settle()
    #expect(try pages.index == 5 && page.isEnlarged)
  }

  @Test("The keys +, − and 0 zoom, and the photo is seen to zoom out from where it is when it returns to the grid meanwhile")
  func zoomKeys() throws {
    defer { harness.close() }
    func type(_ usage: UIKeyboardHIDUsage, _ characters: String) {
      harness.key(usage, characters)
      harness.settle()
    }
    type(.keyboardEqualSign, "+")
    #expect(try page.zoomScale == 1.5)
    type(.keyboardHyphen, "-")
    #expect(try page.zoomScale == 1)
    for _ in 0..<3 { type(.keyboardEqualSign, "=") }
    type(.keyboard0, "0")
    #expect(try !page.isEnlarged)
    doubleClick(middle)
    harness.settle()
    harness.key(.keyboard0, "0")
    harness.advance(by: 0.15)
    let seen = try page.photoFrame(in: harness.window)
    #expect(seen.width > 450)
    harness.begin(.dismiss)
    harness.stage.turn(at: harness.time)
    #expect(try #require(harness.photo).frame.distance(to: seen) < 12)
    harness.settle()
    #expect(harness.pages == nil)
  }

  // MARK: Sharpening

  @Test("A sharper image takes the thumbnail's place without moving")
  func sharpening() throws {
    defer { harness.close() }
    let source = PhotoZoomHarness.photos
    for photo in source.library.photos.prefix(3) {
      let page = PhotoPage(photo, from: ThumbnailLoader(isImmediate: true))
      harness.perform { harness.window.addSubview(page) }
      page.frame = harness.window.bounds
      page.loadThumbnail(maxPixelSize: 123)
      page.layoutIfNeeded()
      let frame = page.photoFrame(in: harness.window)
      #expect(try #require(page.image).size.width <= 123)
      page.loadPicture(thumbnailPixelSize: 123, for: page.bounds.size)
      page.layoutIfNeeded()
      #expect(try #require(page.image).size.width > 500)
      #expect(page.photoFrame(in: harness.window) == frame)
      let file = try PictureDecoder().header(of: PictureFile(photo.file))
      #expect(abs(frame.width / frame.height - CGFloat(file.width) / CGFloat(file.height)) < 1e-9, "The photo has its thumbnail's ratio")
      page.removeFromSuperview()
    }
  }

  // MARK: Bars

  @Test("A click hides the bars and shows the photo on black, and the next one brings them back")
  func bars() throws {
    defer { harness.close() }
    harness.click(middle)
    harness.settle()
    #expect(try pages.filmstrip.alpha == 0 && pages.view.backgroundColor == .black)
    #expect(harness.navigation?.navigationBar.alpha == 0)
    harness.click(middle)
    harness.settle()
    #expect(try pages.filmstrip.alpha == 1 && pages.view.backgroundColor == .systemBackground)
    #expect(harness.navigation?.navigationBar.alpha == 1)
    doubleClick(middle)
    harness.settle()
    #expect(try pages.filmstrip.alpha == 1, "A double click doesn't hide the bars")
  }

  @Test("The navigation bar returns along with the photo, and is hidden again if the photo stays", arguments: [true, false])
  func barsAndDrag(returns: Bool) throws {
    defer { harness.close() }
    harness.click(middle)
    harness.settle()
    let start = harness.take()
    let end = harness.move(from: start, by: CGVector(dx: 0, dy: returns ? 200 : 20))
    harness.advance(by: 0.2)
    harness.release(end)
    harness.settle()
    #expect((harness.pages == nil) == returns)
    #expect(harness.navigation?.navigationBar.alpha == (returns ? 1 : 0))
  }

  // MARK: Filmstrip

  @Test("The filmstrip follows the pages, and its current thumbnail is wider than the others")
  func filmstripFollows() throws {
    defer { harness.close() }
    let strip = try pages.filmstrip
    #expect(strip.position == 4)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 0, y: 422), seconds: 0.2)
    #expect(strip.position > 4.3 && strip.position < 4.6)
    harness.release(CGPoint(x: 0, y: 422))
    harness.settle()
    #expect(strip.position == 5)
    #expect(try pages.index == 5)
  }

  @Test("A drag of the filmstrip passes the photos, and ends on one")
  func scrubbing() throws {
    defer { harness.close() }
    let photos = try pages.shelf.photos
    let start = CGPoint(x: 195, y: 780)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 85, y: 780), seconds: 0.3)
    let strip = try pages.filmstrip
    #expect(strip.isScrubbing)
    #expect(try pages.index == 8 && pages.photo == photos[8])
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 85, y: 780))
    harness.settle()
    #expect(!strip.isScrubbing && strip.position == 8)
    #expect(try #require(page.image).size.width > 500, "The photo at the end isn't sharp")
  }

  @Test("The keys Home and End, and a click on a thumbnail, show other photos at once")
  func jumps() throws {
    defer { harness.close() }
    let count = try pages.shelf.photos.count
    harness.key(.keyboardEnd)
    harness.settle()
    #expect(try pages.index == count - 1 && pages.filmstrip.position == CGFloat(count - 1))
    harness.key(.keyboardHome)
    harness.settle()
    #expect(try pages.index == 0)
    harness.click(CGPoint(x: 195 + 24 * 5, y: 780))
    harness.settle()
    #expect(try pages.index > 2)
  }
}

@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The photo zoom") @MainActor
struct PhotoZoomTests {
  @Test("A push moves the photo from its cell to the full screen on its spring, together with everything else")
  func push() throws {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    let cell = harness.cell()
    let start = harness.time
    harness.begin(.present)
    harness.stage.turn(at: start)
    let whole = harness.whole
    for step in 0...18 {
      let time = Double(step) * 0.02
      let fraction = springPosition(at: time, duration: 0.38, dampingRatio: 0.95)
      let photo = try #require(harness.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: cell.moved(fraction, to: whole)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * (1 - fraction)) < 0.01)
      #expect(abs(try #require(harness.seen("to", at: start + time)).opacity - fraction) < 0.001)
      #expect(abs(try #require(harness.seen("tabbar", at: start + time)).frame.minY - (761 + 83 * fraction)) < 0.01)
    }
    harness.settle()
    #expect(abs(harness.time - start - 0.38) < 1e-6)
  }

  @Test("A pop moves it back on the other spring")
  func pop() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let whole = harness.whole
    let start = harness.time
    harness.begin(.dismiss)
    harness.stage.turn(at: start)
    let cell = harness.cell()
    for step in 0...18 {
      let time = Double(step) * 0.02
      let fraction = springPosition(at: time, duration: 0.38, dampingRatio: 0.9)
      let photo = try #require(harness.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(fraction, to: cell)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * fraction) < 0.01)
      #expect(abs(try #require(harness.seen("from", at: start + time)).opacity - (1 - fraction)) < 0.001)
      #expect(abs(try #require(harness.seen("tabbar", at: start + time)).frame.minY - (844 - 83 * fraction)) < 0.01)
    }
  }

  @Test("With the preset “article” the photo of a pop starts 5 ms later, and arrives with everything else")
  func articlePop() throws {
    let harness = PhotoZoomHarness(PhotoZoomHarness.article, isOpen: true)
    defer { harness.close() }
    let whole = harness.whole
    let start = harness.time
    harness.begin(.dismiss)
    harness.stage.turn(at: start)
    let cell = harness.cell()
    #expect(cell.size == CGSize(width: 80, height: 80))
    #expect(try #require(harness.seen("photo", at: start + 0.004)).frame.distance(to: whole) < 0.01)
    for time in stride(from: 0.02, to: 0.38, by: 0.03) {
      let fraction = springPosition(at: time - 0.005, duration: 0.375, dampingRatio: 0.9)
      let photo = try #require(harness.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(fraction, to: cell)) < 0.01, "at \(time) s")
      #expect(photo.cornerRadius == 0)
    }
    harness.settle()
    #expect(abs(harness.time - start - 0.38) < 1e-6)
  }

  @Test("The leaving view is below the arriving one during a push and above it during a pop, and the photo is on top")
  func order() {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    harness.begin(.present)
    harness.advance(by: 0.1)
    let container = harness.coordinator?.containerView
    let grid: UIView? = harness.grid?.view
    let pages: UIView? = harness.pages?.view
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    #expect(container?.subviews.count == 3)
    harness.settle()
    harness.begin(.dismiss)
    harness.advance(by: 0.1)
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    harness.settle()
    #expect(container?.subviews.count == 1)
    #expect(container?.subviews.first === grid)
  }

  @Test("While the photo is in flight neither screen shows it, and afterwards both do")
  func places() throws {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    let grid = try #require(harness.grid)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    harness.begin(.present)
    harness.advance(by: 0.1)
    #expect(cell.contentView.isHidden)
    #expect(harness.pages?.page?.isPhotoHidden == true)
    harness.settle()
    #expect(!cell.contentView.isHidden)
    #expect(harness.pages?.page?.isPhotoHidden == false)
    #expect(harness.photo == nil)
  }

  @Test("The tab bar moves out for the photo, without an effect on its safe area, and returns for the grid")
  func tabBar() throws {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    let bar = try #require(harness.tabs?.tabBar)
    #expect(harness.grid?.view.safeAreaInsets.bottom == 83)
    harness.begin(.present)
    harness.advance(by: 0.1)
    #expect(harness.pages?.view.safeAreaInsets.bottom == 34)
    #expect(harness.grid?.view.safeAreaInsets.bottom == 83)
    harness.settle()
    #expect(bar.isHidden)
    #expect(bar.frame.minY == 844)
    #expect(harness.pages?.view.safeAreaInsets.bottom == 34)
    harness.begin(.dismiss)
    harness.settle()
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(harness.grid?.view.safeAreaInsets.bottom == 83)
  }

  @Test("After a page turn the photo returns to its own cell, which scrolls into view")
  func otherPhoto() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    for _ in 0..<20 {
      harness.scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: harness.time)))
      harness.settle()
    }
    let photo = try #require(harness.pages?.photo)
    #expect(photo == harness.grid?.shelf.photos[24])
    harness.begin(.dismiss)
    harness.advance(by: 0.37)
    let landing = try #require(harness.photo).frame
    harness.settle()
    let cell = harness.cell(of: 24)
    #expect(landing.distance(to: cell) < 1)
    #expect(cell.minY > 91 && cell.maxY < 761)
  }

  @Test("A photo that was removed from the grid moves out at the bottom edge")
  func removedPhoto() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let whole = harness.whole
    let count = try #require(harness.grid?.shelf.photos.count)
    harness.perform { harness.grid?.shelf.remove(harness.grid!.shelf.photos[4]) }
    harness.begin(.dismiss)
    harness.advance(by: 0.36)
    let photo = try #require(harness.photo)
    #expect(abs(photo.frame.height - whole.height) < 0.01)
    #expect(abs(photo.frame.minY - 844) < 2)
    harness.settle()
    let grid = try #require(harness.grid?.collectionView)
    #expect((0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }.reduce(0, +) == count - 1)
    #expect(harness.navigation?.viewControllers.count == 1)
  }

  @Test("When the screen is resized during the flight, then the photo moves to its new place")
  func resizing() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    harness.begin(.dismiss)
    harness.advance(by: 0.1)
    harness.stage.resize(to: .smallPhone)
    harness.advance(by: 0.275)
    let landing = try #require(harness.photo).frame
    harness.settle()
    #expect(landing.distance(to: harness.cell()) < 1)
    #expect(harness.tabs?.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test("With Reduce Motion the screens cross-fade, and nothing moves")
  func reducedMotion() throws {
    let harness = PhotoZoomHarness(reducesMotion: true)
    defer { harness.close() }
    harness.begin(.present)
    harness.advance(by: 0.19)
    #expect(harness.photo == nil)
    let opacity = try #require(harness.seen("to")).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
    #expect(harness.seen("tabbar")?.frame.minY == 761)
    harness.settle()
    #expect(harness.seen("to")?.opacity == 1)
    #expect(harness.tabs?.tabBar.isHidden == true)
    #expect(harness.tabs?.tabBar.alpha == 1)
  }

  @Test("The list in the second tab zooms from its rows in the same way")
  func list() throws {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    harness.perform { harness.tabs?.selectedIndex = 1 }
    harness.settle()
    let list = try #require(harness.navigation?.topViewController as? PhotoListController)
    let thumbnail = try #require(list.zoomImage(of: AnyHashable(list.shelf.photos[4])))
    #expect(min(thumbnail.size.width, thumbnail.size.height) >= 56)
    harness.begin(.present)
    harness.turn()
    let photo = try #require(harness.photo)
    #expect(photo.frame.size == CGSize(width: 56, height: 56))
    #expect(photo.cornerRadius == 8)
    harness.settle()
    #expect(harness.pages != nil)
  }

  @Test("Escape goes back, and the arrow keys turn the pages")
  func keys() throws {
    let harness = PhotoZoomHarness(isOpen: true)
    defer { harness.close() }
    let photos = try #require(harness.grid?.shelf.photos)
    func press(_ usage: Int) {
      harness.scene.deliver(.key(KeyInput(isDown: true, usage: usage, characters: "", timestamp: harness.time)))
      harness.settle()
    }
    press(0x50)
    #expect(harness.pages?.photo == photos[3])
    press(0x4f)
    press(0x4f)
    #expect(harness.pages?.photo == photos[5])
    press(0x29)
    #expect(harness.pages == nil)
  }
}

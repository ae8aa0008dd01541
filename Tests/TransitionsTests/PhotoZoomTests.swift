import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The photo zoom") @MainActor
struct PhotoZoomTests {
  @Test("A push moves the photo from its cell to the full screen on its spring, together with everything else")
  func push() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let cell = stage.cell()
    let start = stage.driver.time
    stage.run(.present)
    stage.driver.stage.turn(at: start)
    let whole = stage.whole
    for step in 0...18 {
      let time = Double(step) * 0.02
      let fraction = springPosition(at: time, duration: 0.38, dampingRatio: 0.95)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: cell.moved(fraction, to: whole)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * (1 - fraction)) < 0.01)
      #expect(abs(try #require(stage.seen("to", at: start + time)).opacity - fraction) < 0.001)
      #expect(abs(try #require(stage.seen("tabbar", at: start + time)).frame.minY - (761 + 83 * fraction)) < 0.01)
    }
    stage.driver.settle()
    #expect(abs(stage.driver.time - start - 0.38) < 1e-6)
  }

  @Test("A pop moves it back on the other spring")
  func pop() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let start = stage.driver.time
    stage.run(.dismiss)
    stage.driver.stage.turn(at: start)
    let cell = stage.cell()
    for step in 0...18 {
      let time = Double(step) * 0.02
      let fraction = springPosition(at: time, duration: 0.38, dampingRatio: 0.9)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(fraction, to: cell)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * fraction) < 0.01)
      #expect(abs(try #require(stage.seen("from", at: start + time)).opacity - (1 - fraction)) < 0.001)
      #expect(abs(try #require(stage.seen("tabbar", at: start + time)).frame.minY - (844 - 83 * fraction)) < 0.01)
    }
  }

  @Test("With the preset “article” the photo of a pop starts 5 ms later, and arrives with everything else")
  func articlePop() throws {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let start = stage.driver.time
    stage.run(.dismiss)
    stage.driver.stage.turn(at: start)
    let cell = stage.cell()
    #expect(cell.size == CGSize(width: 80, height: 80))
    #expect(try #require(stage.seen("photo", at: start + 0.004)).frame.distance(to: whole) < 0.01)
    for time in stride(from: 0.02, to: 0.38, by: 0.03) {
      let fraction = springPosition(at: time - 0.005, duration: 0.375, dampingRatio: 0.9)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(fraction, to: cell)) < 0.01, "at \(time) s")
      #expect(photo.cornerRadius == 0)
    }
    stage.driver.settle()
    #expect(abs(stage.driver.time - start - 0.38) < 1e-6)
  }

  @Test("The leaving view is below the arriving one during a push and above it during a pop, and the photo is on top")
  func order() {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    stage.run(.present)
    stage.driver.wait(0.1)
    let container = stage.coordinator?.containerView
    let grid: UIView? = stage.grid?.view
    let pages: UIView? = stage.pages?.view
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    #expect(container?.subviews.count == 3)
    stage.driver.settle()
    stage.run(.dismiss)
    stage.driver.wait(0.1)
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    stage.driver.settle()
    #expect(container?.subviews.count == 1)
    #expect(container?.subviews.first === grid)
  }

  @Test("While the photo is in flight neither screen shows it, and afterwards both do")
  func places() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let grid = try #require(stage.grid)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    stage.run(.present)
    stage.driver.wait(0.1)
    #expect(cell.contentView.isHidden)
    #expect(stage.pages?.page?.isPhotoHidden == true)
    stage.driver.settle()
    #expect(!cell.contentView.isHidden)
    #expect(stage.pages?.page?.isPhotoHidden == false)
    #expect(stage.photo == nil)
  }

  @Test("The tab bar moves out for the photo, without an effect on its safe area, and returns for the grid")
  func tabBar() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let bar = try #require(stage.tabs?.tabBar)
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
    stage.run(.present)
    stage.driver.wait(0.1)
    #expect(stage.pages?.view.safeAreaInsets.bottom == 34)
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
    stage.driver.settle()
    #expect(bar.isHidden)
    #expect(bar.frame.minY == 844)
    #expect(stage.pages?.view.safeAreaInsets.bottom == 34)
    stage.run(.dismiss)
    stage.driver.settle()
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
  }

  @Test("After a page turn the photo returns to its own cell, which scrolls into view")
  func otherPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    for _ in 0..<20 {
      stage.driver.stage.scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: stage.driver.time)))
      stage.driver.settle()
    }
    let photo = try #require(stage.pages?.photo)
    #expect(photo == stage.grid?.shelf.photos[24])
    stage.run(.dismiss)
    stage.driver.wait(0.37)
    let landing = try #require(stage.photo).frame
    stage.driver.settle()
    let cell = stage.cell(of: 24)
    #expect(landing.distance(to: cell) < 1)
    #expect(cell.minY > 91 && cell.maxY < 761)
  }

  @Test("A photo that was removed from the grid moves out at the bottom edge")
  func removedPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let count = try #require(stage.grid?.shelf.photos.count)
    stage.driver.perform { stage.grid?.shelf.remove(stage.grid!.shelf.photos[4]) }
    stage.run(.dismiss)
    stage.driver.wait(0.36)
    let photo = try #require(stage.photo)
    #expect(abs(photo.frame.height - whole.height) < 0.01)
    #expect(abs(photo.frame.minY - 844) < 2)
    stage.driver.settle()
    #expect(stage.grid?.collectionView.numberOfItems(inSection: 0) == count - 1)
    #expect(stage.navigation?.viewControllers.count == 1)
  }

  @Test("When the screen is resized during the flight, then the photo moves to its new place")
  func resizing() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.run(.dismiss)
    stage.driver.wait(0.1)
    stage.driver.stage.resize(to: .smallPhone)
    stage.driver.wait(0.275)
    let landing = try #require(stage.photo).frame
    stage.driver.settle()
    #expect(landing.distance(to: stage.cell()) < 1)
    #expect(stage.tabs?.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test("With Reduce Motion the screens cross-fade, and nothing moves")
  func reducedMotion() throws {
    let stage = PhotoZoomStage(reducesMotion: true)
    defer { stage.close() }
    stage.run(.present)
    stage.driver.wait(0.19)
    #expect(stage.photo == nil)
    let opacity = try #require(stage.seen("to")).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
    #expect(stage.seen("tabbar")?.frame.minY == 761)
    stage.driver.settle()
    #expect(stage.seen("to")?.opacity == 1)
    #expect(stage.tabs?.tabBar.isHidden == true)
    #expect(stage.tabs?.tabBar.alpha == 1)
  }

  @Test("The list in the second tab zooms from its rows in the same way")
  func list() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    stage.driver.perform { stage.tabs?.selectedIndex = 1 }
    stage.driver.settle()
    let list = try #require(stage.navigation?.topViewController as? PhotoListController)
    let thumbnail = try #require(list.zoomImage(of: AnyHashable(list.shelf.photos[4])))
    #expect(min(thumbnail.size.width, thumbnail.size.height) >= 56)
    stage.run(.present)
    stage.driver.stage.turn(at: stage.driver.time)
    let photo = try #require(stage.photo)
    #expect(photo.frame.size == CGSize(width: 56, height: 56))
    #expect(photo.cornerRadius == 8)
    stage.driver.settle()
    #expect(stage.pages != nil)
  }

  @Test("Escape goes back, and the arrow keys turn the pages")
  func keys() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let photos = try #require(stage.grid?.shelf.photos)
    func press(_ usage: Int) {
      stage.driver.stage.scene.deliver(.key(KeyInput(isDown: true, usage: usage, characters: "", timestamp: stage.driver.time)))
      stage.driver.settle()
    }
    press(0x50)
    #expect(stage.pages?.photo == photos[3])
    press(0x4f)
    press(0x4f)
    #expect(stage.pages?.photo == photos[5])
    press(0x29)
    #expect(stage.pages == nil)
  }
}

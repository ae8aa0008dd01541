import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The photo zoom, by itself") @MainActor
struct PhotoZoomTests {
  @Test("A push flies the photo from its cell to the whole screen on its spring, and everything else keeps pace")
  func push() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let cell = stage.cell()
    let start = stage.hand.time
    stage.run(.present)
    stage.hand.stage.turn(at: start)
    let whole = stage.whole
    for step in 0...18 {
      let time = Double(step) * 0.02
      let share = springPosition(at: time, duration: 0.38, dampingRatio: 0.95)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: cell.moved(share, to: whole)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * (1 - share)) < 0.01)
      #expect(abs(try #require(stage.seen("to", at: start + time)).opacity - share) < 0.001)
      #expect(abs(try #require(stage.seen("tabbar", at: start + time)).frame.minY - (761 + 83 * share)) < 0.01)
    }
    stage.hand.settle()
    #expect(abs(stage.hand.time - start - 0.38) < 1e-6)
  }

  @Test("A pop flies it back on the other spring")
  func pop() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let start = stage.hand.time
    stage.run(.dismiss)
    stage.hand.stage.turn(at: start)
    let cell = stage.cell()
    for step in 0...18 {
      let time = Double(step) * 0.02
      let share = springPosition(at: time, duration: 0.38, dampingRatio: 0.9)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(share, to: cell)) < 0.01, "at \(time) s")
      #expect(abs(photo.cornerRadius - 10 * share) < 0.01)
      #expect(abs(try #require(stage.seen("from", at: start + time)).opacity - (1 - share)) < 0.001)
      #expect(abs(try #require(stage.seen("tabbar", at: start + time)).frame.minY - (844 - 83 * share)) < 0.01)
    }
  }

  @Test("Given the article's preset, then a pop's photo sets off 5 ms later, and arrives with the rest")
  func articlePop() throws {
    let stage = PhotoZoomStage(PhotoZoomStage.article, isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let start = stage.hand.time
    stage.run(.dismiss)
    stage.hand.stage.turn(at: start)
    let cell = stage.cell()
    #expect(cell.size == CGSize(width: 80, height: 80))
    #expect(try #require(stage.seen("photo", at: start + 0.004)).frame.distance(to: whole) < 0.01)
    for time in stride(from: 0.02, to: 0.38, by: 0.03) {
      let share = springPosition(at: time - 0.005, duration: 0.375, dampingRatio: 0.9)
      let photo = try #require(stage.seen("photo", at: start + time))
      #expect(photo.frame.distance(to: whole.moved(share, to: cell)) < 0.01, "at \(time) s")
      #expect(photo.cornerRadius == 0)
    }
    stage.hand.settle()
    #expect(abs(stage.hand.time - start - 0.38) < 1e-6)
  }

  @Test("Container order is that of the article: what leaves below what comes on a push, above it on a pop, the photo on top")
  func order() {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    stage.run(.present)
    stage.hand.wait(0.1)
    let container = stage.coordinator?.containerView
    let grid: UIView? = stage.grid?.view
    let pages: UIView? = stage.pages?.view
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    #expect(container?.subviews.count == 3)
    stage.hand.settle()
    stage.run(.dismiss)
    stage.hand.wait(0.1)
    #expect(container?.subviews.first === grid)
    #expect(container?.subviews.dropFirst().first === pages)
    stage.hand.settle()
    #expect(container?.subviews.count == 1)
    #expect(container?.subviews.first === grid)
  }

  @Test("While the photo flies neither screen shows it, and afterwards both do")
  func places() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let grid = try #require(stage.grid)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    stage.run(.present)
    stage.hand.wait(0.1)
    #expect(cell.contentView.isHidden)
    #expect(stage.pages?.page?.isPhotoHidden == true)
    stage.hand.settle()
    #expect(!cell.contentView.isHidden)
    #expect(stage.pages?.page?.isPhotoHidden == false)
    #expect(stage.photo == nil)
  }

  @Test("The tab bar is out of the way of the photo, and of its safe area, and comes back for the grid")
  func tabBar() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    let bar = try #require(stage.tabs?.tabBar)
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
    stage.run(.present)
    stage.hand.wait(0.1)
    #expect(stage.pages?.view.safeAreaInsets.bottom == 34)
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
    stage.hand.settle()
    #expect(bar.isHidden)
    #expect(bar.frame.minY == 844)
    #expect(stage.pages?.view.safeAreaInsets.bottom == 34)
    stage.run(.dismiss)
    stage.hand.settle()
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(stage.grid?.view.safeAreaInsets.bottom == 83)
  }

  @Test("Given a photo that was turned to, then it goes back to its own cell, which comes into sight for it")
  func otherPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    for _ in 0..<20 {
      stage.hand.stage.scene.deliver(.key(KeyInput(isDown: true, usage: 0x4f, characters: "", timestamp: stage.hand.time)))
      stage.hand.settle()
    }
    let photo = try #require(stage.pages?.photo)
    #expect(photo == stage.grid?.shelf.photos[24])
    stage.run(.dismiss)
    stage.hand.wait(0.37)
    let landing = try #require(stage.photo).frame
    stage.hand.settle()
    let cell = stage.cell(of: 24)
    #expect(landing.distance(to: cell) < 1)
    #expect(cell.minY > 91 && cell.maxY < 761)
  }

  @Test("Given a photo that is gone from the grid, then it leaves at the bottom edge")
  func removedPhoto() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let whole = stage.whole
    let count = try #require(stage.grid?.shelf.photos.count)
    stage.hand.perform { stage.grid?.shelf.remove(stage.grid!.shelf.photos[4]) }
    stage.run(.dismiss)
    stage.hand.wait(0.36)
    let photo = try #require(stage.photo)
    #expect(abs(photo.frame.height - whole.height) < 0.01)
    #expect(abs(photo.frame.minY - 844) < 2)
    stage.hand.settle()
    #expect(stage.grid?.collectionView.numberOfItems(inSection: 0) == count - 1)
    #expect(stage.navigation?.viewControllers.count == 1)
  }

  @Test("Given a screen that changes its size on the way, then the photo bends to where its place is now")
  func resizing() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    stage.run(.dismiss)
    stage.hand.wait(0.1)
    stage.hand.stage.resize(to: .smallPhone)
    stage.hand.wait(0.275)
    let landing = try #require(stage.photo).frame
    stage.hand.settle()
    #expect(landing.distance(to: stage.cell()) < 1)
    #expect(stage.tabs?.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test("Given reduced motion, then the screens cross-fade, and nothing moves")
  func reducedMotion() throws {
    let stage = PhotoZoomStage(reducesMotion: true)
    defer { stage.close() }
    stage.run(.present)
    stage.hand.wait(0.19)
    #expect(stage.photo == nil)
    let opacity = try #require(stage.seen("to")).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
    #expect(stage.seen("tabbar")?.frame.minY == 761)
    stage.hand.settle()
    #expect(stage.seen("to")?.opacity == 1)
    #expect(stage.tabs?.tabBar.isHidden == true)
    #expect(stage.tabs?.tabBar.alpha == 1)
  }

  @Test("The list in the second tab zooms from its rows in the same way")
  func list() throws {
    let stage = PhotoZoomStage()
    defer { stage.close() }
    stage.hand.perform { stage.tabs?.selectedIndex = 1 }
    stage.hand.settle()
    let list = try #require(stage.navigation?.topViewController as? PhotoListController)
    let thumbnail = try #require(list.zoomImage(of: AnyHashable(list.shelf.photos[4])))
    #expect(min(thumbnail.size.width, thumbnail.size.height) >= 56)
    stage.run(.present)
    stage.hand.stage.turn(at: stage.hand.time)
    let photo = try #require(stage.photo)
    #expect(photo.frame.size == CGSize(width: 56, height: 56))
    #expect(photo.cornerRadius == 8)
    stage.hand.settle()
    #expect(stage.pages != nil)
  }

  @Test("Escape goes back, and the arrow keys turn the pages")
  func keys() throws {
    let stage = PhotoZoomStage(isOpen: true)
    defer { stage.close() }
    let photos = try #require(stage.grid?.shelf.photos)
    func press(_ usage: Int) {
      stage.hand.stage.scene.deliver(.key(KeyInput(isDown: true, usage: usage, characters: "", timestamp: stage.hand.time)))
      stage.hand.settle()
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

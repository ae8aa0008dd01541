@testable import Demos
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import TestSupport
import Testing
import UIKit

@Suite("The photo zoom's grid") @MainActor
struct PhotoGridTests {
  private let harness = PhotoZoomHarness()
  /// A point on the ninth photo.
  private let point = CGPoint(x: 330, y: 430)

  private var grid: PhotoCollectionController {
    get throws { try #require(harness.grid) }
  }

  /// Where a photo's thumbnail is seen.
  private func seenFrame(_ photo: Int) throws -> CGRect {
    let grid = try grid
    let path = try #require(grid.sections.path(of: photo))
    let cell = try #require(grid.collectionView.cellForItem(at: path))
    let (layer, window) = (cell.layer.presentation() ?? cell.layer, harness.window.layer.presentation() ?? harness.window.layer)
    return layer.convert(layer.bounds, to: window)
  }

  private func key(_ characters: String) {
    harness.key(characters == "-" ? .keyboardHyphen : .keyboardEqualSign, characters)
  }

  /// Presses two fingers above and below a point, and moves them to a multiple of their distance.
  private func pinch(to scale: CGFloat, steps: Int = 20) {
    for (finger, side) in [(1, -100.0), (2, 100.0)] { harness.press(CGPoint(x: point.x, y: point.y + side), finger: finger) }
    move(from: 1, to: scale, steps: steps)
  }

  private func move(from start: CGFloat, to end: CGFloat, steps: Int = 20) {
    for step in 1...steps {
      let scale = start + (end - start) * CGFloat(step) / CGFloat(steps)
      for (finger, side) in [(1, -100.0), (2, 100.0)] { harness.move(to: CGPoint(x: point.x, y: point.y + side * scale), finger: finger) }
      harness.advance(by: 1.0 / 60)
    }
  }

  private func lift() {
    for finger in [1, 2] { harness.release(finger: finger) }
  }

  // MARK: Dates

  @Test("The photos are in sections of their days, the latest first, whose headers stay at the top")
  func days() throws {
    defer { harness.close() }
    let grid = try grid
    #expect(
      (0..<grid.sections.all.count).map { grid.sections.title(of: $0) } == ["June 14, 2025", "June 8, 2025", "May 24, 2025", "May 3, 2025"])
    #expect(grid.shelf.photos.map(\.path) == PhotoZoomHarness.photos.library.photos.map(\.path))
    func header(_ section: Int) -> CGFloat? {
      let kind = UICollectionView.elementKindSectionHeader
      let view = grid.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
      return view.map { $0.convert($0.bounds, to: nil).minY }
    }
    #expect(header(0) == 91)
    harness.perform { grid.collectionView.contentOffset.y += 200 }
    harness.turn()
    #expect(header(0) == 91)
    harness.perform { grid.collectionView.contentOffset.y += 300 }
    harness.turn()
    #expect(header(0) == nil && header(1) == 91)
  }

  @Test("With the squares of the original article there are no headers")
  func squares() throws {
    let harness = PhotoZoomHarness(PhotoZoomHarness.article)
    defer { harness.close() }
    #expect(try #require(harness.grid).sections.all.count == 1)
  }

  @Test("Sections of many photos are found by index and by path", arguments: [0, 1, 99, 100, 2999])
  func paths(index: Int) {
    let days = (0..<3000).map { PhotoDay(year: 2025 - $0 / 1200, month: 12 - $0 / 100 % 12, day: 28 - $0 / 10 % 10) }
    for level in [PhotoGridLevel.Sections.days, .months] {
      let sections = PhotoSections(count: 3000, days: days, level: level)
      #expect(sections.all.count == (level == .days ? 300 : 30))
      let path = sections.path(of: index)
      #expect(path.map { sections.index(of: $0) } == index)
    }
  }

  @Test("Photos of a large folder get their dates later, and the first one in sight stays where it is")
  func lateDates() throws {
    let shelf = PhotoShelf(PhotoZoomHarness.photos)
    let grid = PhotoCollectionController(shelf: shelf, title: "", style: .columns)
    let harness = StageHarness(grid)
    defer { harness.close() }
    #expect(!grid.sections.hasHeaders)
    harness.perform { grid.collectionView.contentOffset.y = 200 }
    harness.turn()
    let first = grid.collectionView.indexPathsForVisibleItems[0].item
    func place() throws -> CGFloat {
      let path = try #require(grid.path(of: AnyHashable(PhotoZoomHarness.photos.library.photos[first])))
      return try #require(grid.collectionView.layoutAttributesForItem(at: path)).frame.minY - grid.collectionView.contentOffset.y
    }
    let before = try place()
    harness.perform { shelf.sortByDate() }
    harness.turn()
    #expect(grid.sections.all.count == 4)
    #expect(abs(try place() - before) < 1)
  }

  // MARK: Density

  @Test("The keys − and + change the number of columns, and a photo in the middle keeps its height")
  func keys() throws {
    defer { harness.close() }
    #expect(try grid.level.columns == 3)
    key("-")
    harness.advance(by: 0.1)
    #expect(try grid.change != nil)
    harness.settle()
    #expect(try grid.level.columns == 5 && grid.change == nil && grid.view.subviews.count == 1)
    #expect(try grid.sections.title(of: 0) == "June 2025")
    key("-")
    harness.settle()
    key("-")
    harness.settle()
    #expect(try grid.level.columns == 9)
    for _ in 0..<3 { key("+") }
    harness.settle()
    #expect(try grid.level.columns == 3 && grid.view.subviews.count == 1)
  }

  @Test("The photo under a pinch keeps its place while the grid becomes denser")
  func pinchKeepsPlace() throws {
    defer { harness.close() }
    let before = try seenFrame(8)
    #expect(before.contains(point))
    pinch(to: 0.75)
    let change = try #require(try grid.change)
    #expect(change.progress > 0.3 && change.progress < 0.8)
    let during = try seenFrame(8)
    #expect(abs(during.midX - before.midX) < 1 && abs(during.midY - before.midY) < 1)
    #expect(during.width < before.width * 0.85 && during.width > before.width * 0.6)
    #expect(during.distance(to: change.shownFrame) < 1)
    lift()
    harness.settle()
    #expect(try grid.level.columns == 5)
  }

  @Test("A pinch goes on over several densities, and back")
  func severalDensities() throws {
    defer { harness.close() }
    pinch(to: 0.3, steps: 40)
    #expect(try grid.level.columns == 9)
    move(from: 0.3, to: 0.6)
    let change = try #require(try grid.change)
    #expect(change.from.columns == 5 || change.to.columns == 5)
    lift()
    harness.settle()
    #expect(try grid.level.columns == 5)
    #expect(try grid.view.subviews.count == 1 && grid.collectionView.transform.isIdentity)
  }

  @Test("A pinch that is called off returns to where the grid was")
  func cancelledPinch() throws {
    defer { harness.close() }
    harness.perform { harness.grid?.collectionView.contentOffset.y += 60 }
    harness.turn()
    let offset = try grid.collectionView.contentOffset
    pinch(to: 0.8)
    for finger in [1, 2] { harness.cancel(finger: finger) }
    harness.settle()
    #expect(try grid.level.columns == 3 && grid.collectionView.contentOffset == offset && grid.change == nil)
  }

  @Test("Beyond the largest thumbnails, a pinch meets resistance and springs back")
  func largest() throws {
    defer { harness.close() }
    let before = try seenFrame(8)
    pinch(to: 1.6)
    let change = try #require(try grid.change)
    #expect(change.progress < 0 && change.shownWidth > before.width * 1.03 && change.shownWidth < before.width * 1.3)
    lift()
    harness.settle()
    #expect(try grid.level.columns == 3)
    #expect(try seenFrame(8).distance(to: before) < 0.5)
  }

  @Test("A change that settles can be caught, goes on from what is seen, and ends when a photo is opened or the screen is resized")
  func interruptions() throws {
    defer { harness.close() }
    key("-")
    harness.advance(by: 0.1)
    let seen = try seenFrame(8)
    pinch(to: 1.15, steps: 4)
    let change = try #require(try grid.change)
    #expect(abs(change.shownWidth - seen.width) < seen.width * 0.25)
    lift()
    harness.settle()
    key("-")
    harness.advance(by: 0.1)
    harness.stage.resize(to: .smallPhone)
    harness.settle()
    #expect(try grid.change == nil && grid.view.subviews.count == 1)
    key("+")
    harness.advance(by: 0.05)
    harness.begin(.present)
    harness.settle()
    #expect(harness.pages != nil)
    harness.begin(.dismiss)
    harness.settle()
    #expect(try grid.change == nil && harness.photo == nil)
  }

  @Test("The wheel with Control changes the density under the pointer")
  func wheel() throws {
    defer { harness.close() }
    for (notch, columns) in [(60.0, 5), (60.0, 9), (-60.0, 5)] {
      harness.wheel(CGVector(dx: 0, dy: notch), at: point, modifiers: .control)
      harness.settle()
      #expect(try grid.level.columns == columns)
    }
  }

  // MARK: Keyboard

  @Test("The arrow keys move a selection through the days, and Return opens its photo")
  func selection() throws {
    defer { harness.close() }
    for _ in 0..<10 { harness.key(.keyboardRightArrow) }
    harness.key(.keyboardReturnOrEnter)
    harness.settle()
    #expect(harness.pages?.index == 9)
  }

  @Test("Given a photo opened by Return, when another page returns to the grid, then the arrow keys continue from the photo of that page")
  func selectionAfterPaging() throws {
    defer { harness.close() }
    for _ in 0..<2 { harness.key(.keyboardRightArrow) }
    harness.key(.keyboardReturnOrEnter)
    harness.settle()
    for _ in 0..<3 {
      harness.key(.keyboardRightArrow)
      harness.settle()
    }
    #expect(harness.pages?.index == 4)
    harness.key(.keyboardEscape)
    harness.settle()
    #expect(harness.pages == nil)
    harness.key(.keyboardRightArrow)
    harness.key(.keyboardReturnOrEnter)
    harness.settle()
    #expect(harness.pages?.index == 5)
  }
}

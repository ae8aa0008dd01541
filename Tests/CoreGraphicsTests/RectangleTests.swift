import CoreGraphics
import Foundation
import Testing

// The behavior of Apple's method according to tests on Apple's platforms: false for rectangles that only share an edge, true
// for an empty one that crosses another, false for the null rectangle.
@Suite("Rectangles that intersect")
struct RectangleTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "Rectangles that only touch do not intersect",
    arguments: [
      CGRect(x: 10, y: 0, width: 5, height: 10), CGRect(x: -5, y: 0, width: 5, height: 5), CGRect(x: 3, y: 10, width: 1, height: 1),
    ])
  func touching(_ other: CGRect) {
    #expect(!square.intersects(other))
    #expect(!other.intersects(square))
    #expect(square.intersects(other.insetBy(dx: -0.01, dy: -0.01)))
  }

  @Test("Rectangles that overlap intersect, also with negative sizes, and an empty one across another")
  func overlapping() {
    #expect(square.intersects(CGRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(square.intersects(CGRect(x: 15, y: 15, width: -6, height: -6)))
    #expect(square.intersects(CGRect(x: -5, y: 5, width: 20, height: 0)))
    #expect(square.intersects(square))
    #expect(square.intersects(.infinite))
  }

  @Test("Nothing intersects the null rectangle, and nothing what is apart")
  func apart() {
    #expect(!square.intersects(.null) && !CGRect.null.intersects(square) && !CGRect.null.intersects(.infinite))
    #expect(!square.intersects(CGRect(x: 20, y: 0, width: 5, height: 5)))
  }

  @Test("The function can be handed on, and called where there may be no rectangle")
  func asFunction() {
    let others = [CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 2, y: 2, width: 1, height: 1)]
    #expect(others.filter(square.intersects) == [others[1]])
    let first: CGRect? = others.first
    #expect(first?.intersects(square) == false)
  }
}

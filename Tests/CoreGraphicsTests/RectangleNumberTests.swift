import CoreGraphics
import Testing

@Suite("Rectangles whose edges are no numbers")
struct RectangleNumberTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let odd = [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10),
  ]

  @Test("Such a rectangle contains no point")
  func points() {
    for rectangle in odd { #expect(!rectangle.contains(CGPoint(x: 5, y: 5))) }
    #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test("Such a rectangle has nothing in common with another")
  func intersections() {
    for rectangle in odd { #expect(rectangle.intersection(square).isNull && square.intersection(rectangle).isNull) }
  }

  @Test("Other rectangles contain points and have parts in common as on Apple's platforms")
  func others() {
    #expect(square.contains(.zero) && !square.contains(CGPoint(x: 10, y: 5)) && !square.contains(CGPoint(x: 5, y: -1)))
    #expect(!CGRect.null.contains(.zero) && CGRect.infinite.contains(.zero))
    let other = CGRect(x: 8, y: -5, width: 10, height: 10)
    #expect(square.intersection(other) == CGRect(x: 8, y: 0, width: 2, height: 5))
    #expect(square.intersection(CGRect(x: 10, y: 0, width: 5, height: 5)) == CGRect(x: 10, y: 0, width: 0, height: 5))
    #expect(square.intersection(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
    #expect(square.intersection(CGRect(x: 12, y: 12, width: -8, height: -8)) == CGRect(x: 4, y: 4, width: 6, height: 6))
  }
}

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Frames that intersect")
struct ViewRectangleTests {
  @Test("With UIKit imported, also beside Foundation, frames that only touch do not intersect")
  func touching() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    )
    #expect(!left.frame.intersects(right.frame))
    right.frame.origin.x -= 1
    #expect(left.frame.intersects(right.frame))
  }
}

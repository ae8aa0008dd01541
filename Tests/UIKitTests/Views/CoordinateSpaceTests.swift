import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  @Test("Given a view and the screen, then points and rectangles are converted both ways")
  func conversion() {
    let harness = SceneHarness(size: CGSize(width: 400, height: 800))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    harness.perform { harness.rootView.addSubview(view) }
    let screen = harness.scene.coordinateSpace
    let point: CGPoint = view.convert(CGPoint(x: 1, y: 2), to: screen)
    #expect(point == CGPoint(x: 31, y: 42))
    let (inside, outside) = (CGRect(x: 0, y: 0, width: 5, height: 6), CGRect(x: 30, y: 40, width: 5, height: 6))
    let fromScreen: CGRect = view.convert(outside, from: screen)
    #expect(fromScreen == inside)
    let toScreen: CGRect = screen.convert(inside, from: view)
    #expect(toScreen == outside)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}

import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.cornerConfiguration")
struct CornerConfigurationTests {
  let harness = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0, pace: .singleTurns)
  /// 200×300 points, with corners of 40 points.
  let container = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
  /// 10 points inside the container.
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 280))

  init() {
    harness.perform {
      container.cornerConfiguration = .corners(radius: .fixed(40))
      container.addSubview(view)
      harness.rootView.addSubview(container)
    }
    harness.advance(by: 1)
  }

  /// The radii of the view: top left, top right, bottom left, bottom right.
  private var radii: [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test("A fixed radius is the layer's")
  func fixed() {
    #expect(container.layer.cornerRadius == 40)
    view.cornerConfiguration = .corners(radius: .fixed(8))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.effectiveRadius(corner: .allCorners) == 8)
  }

  @Test("A literal is a fixed radius, and a radius is described as code writes it")
  func literals() {
    view.cornerConfiguration = .corners(radius: 16)
    #expect(radii == [16, 16, 16, 16])
    view.cornerConfiguration = .uniformEdges(topRadius: 2.5, bottomRadius: .fixed(4))
    #expect(radii == [2.5, 2.5, 4, 4])
    #expect("\(UICornerRadius.containerConcentric(minimum: 3))" == "containerConcentric(minimum: 3.0)")
  }

  @Test("A capsule's radius is half of the shorter side, scales with the size, and can have a maximum")
  func capsules() {
    view.cornerConfiguration = .capsule()
    #expect(radii == [90, 90, 90, 90])
    view.bounds.size.height = 44
    #expect(radii == [22, 22, 22, 22])
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(radii == [12, 12, 12, 12])
  }

  @Test("A concentric radius is the container's less the distance between the corners, at least the minimum; without one, it is square")
  func concentric() {
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii == [30, 30, 30, 30])
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    #expect(radii == [35, 0, 0, 0])
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    #expect(radii == [35, 6, 6, 6])
    view.removeFromSuperview()
    harness.rootView.addSubview(view)
    #expect(radii == [6, 6, 6, 6])
  }

  @Test("Uniform corners have the largest of their radii; others have their own")
  func uniform() {
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii == [35, 35, 35, 35])
    view.cornerConfiguration = .uniformEdges(topRadius: .containerConcentric(), bottomRadius: .fixed(4))
    #expect(radii == [35, 35, 4, 4])
    view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(1), rightRadius: .fixed(2))
    #expect(radii == [1, 2, 1, 2])
    view.cornerConfiguration = .uniformTopRadius(.fixed(10), bottomRightRadius: .fixed(3))
    #expect(radii == [10, 10, 0, 3])
    view.cornerConfiguration = .uniformBottomRadius(.fixed(10))
    #expect(radii == [0, 0, 10, 10])
    view.cornerConfiguration = .uniformLeftRadius(.fixed(7), topRightRadius: .fixed(1))
    #expect(radii == [7, 1, 7, 0])
    view.cornerConfiguration = .uniformRightRadius(.fixed(7), bottomLeftRadius: .fixed(1))
    #expect(radii == [0, 7, 1, 7])
    view.cornerConfiguration = .corners(
      topLeftRadius: .fixed(1), topRightRadius: .fixed(2), bottomLeftRadius: nil, bottomRightRadius: .fixed(4))
    #expect(radii == [1, 2, 0, 4])
  }

  @Test("Concentric corners share their centers with the container's at every moment of an animation, however the container changes")
  func following() {
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    harness.perform {
      UIView.animate(springDuration: 0.6, bounce: 0.2) {
        container.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
        container.layer.cornerRadius = 100
      }
    }
    harness.advance(by: 0.1)
    harness.perform { UIView.animate(withDuration: 0.5) { view.frame = container.bounds.insetBy(dx: 24, dy: 24) } }
    for _ in 0..<20 {
      harness.advance(by: 0.03)
      let (outer, inner) = (harness.shownState(of: container.layer), harness.shownState(of: view.layer))
      #expect(abs(outer.corners.radius - inner.frame.minX - inner.corners.radius) < 1e-6)
      #expect(abs(inner.frame.minX - inner.frame.minY) < 1e-6)
    }
    #expect(view.layer.cornerRadius == 76)
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Transforms")
struct TransformTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D, within tolerance: CGFloat = 1e-9) -> Bool {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
      (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < tolerance }
  }

  private func way(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
    TransformInterpolation(from: a, to: b).transform(at: fraction)
  }

  private var tangle: CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / 400
    t = CATransform3DTranslate(t, 10, -20, 30)
    t = CATransform3DRotate(t, 0.7, 1, 2, 3)
    return CATransform3DScale(t, 2, 0.5, 1.5)
  }

  @Test("Functions named after Make…less ones apply before what is there")
  func order() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
    #expect(moved.m41 == 20)
    #expect(CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2)) == moved)
  }

  @Test("A transform times its inverse is the identity; what cannot be undone stays")
  func inversion() {
    #expect(isNear(CATransform3DConcat(tangle, CATransform3DInvert(tangle)), .identity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("Rotations turn x towards y, y towards z and z towards x")
  func rotations() {
    #expect(
      isNear(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))))
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-12)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-12)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == .identity)
  }

  @Test("Taken apart and put together again, a transform is the same")
  func decomposition() {
    #expect(isNear(SpaceDecomposition(tangle).transform, tangle))
    var mirrored = CATransform3DScale(tangle, -1, 1, 1)
    #expect(isNear(SpaceDecomposition(mirrored).transform, mirrored))
    mirrored = CATransform3DMakeAffineTransform(CGAffineTransform(a: -1, b: 0.3, c: 0.4, d: 2, tx: 5, ty: 6))
    #expect(isNear(AffineDecomposition(mirrored).transform, mirrored))
    let collapsed = CATransform3DMakeScale(0, 3, 1)
    #expect(isNear(AffineDecomposition(collapsed).transform, collapsed))
  }

  @Test("A rotation on its way is a rotation: it never shears or shrinks")
  func rotationsStayRotations() {
    let a = CATransform3DMakeRotation(0.2, 0, 0, 1)
    for angle in [0.5, 2.0, 3.0] {
      let b = CATransform3DMakeRotation(0.2 + angle, 0, 0, 1)
      #expect(isNear(way(a, b, 0.25), CATransform3DMakeRotation(0.2 + angle / 4, 0, 0, 1)))
      let c = CATransform3DMakeRotation(angle, 0.6, 0.8, 0)
      #expect(isNear(way(.identity, c, 0.25), CATransform3DMakeRotation(angle / 4, 0.6, 0.8, 0)))
    }
  }

  @Test("A turn goes the short way")
  func shortWay() {
    let a = CATransform3DMakeRotation(3, 0, 0, 1)
    let b = CATransform3DMakeRotation(-3, 0, 0, 1)
    #expect(isNear(way(a, b, 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1)))
    #expect(
      isNear(
        way(CATransform3DMakeRotation(3, 0, 1, 0), CATransform3DMakeRotation(-3, 0, 1, 0), 0.5), CATransform3DMakeRotation(.pi, 0, 1, 0)))
  }

  @Test("A mirror image in the plane passes through a line")
  func mirrors() {
    #expect(isNear(way(.identity, CATransform3DMakeScale(-1, 1, 1), 0.5), CATransform3DMakeScale(0, 1, 1)))
    #expect(isNear(way(.identity, CATransform3DMakeScale(1, -1, 1), 0.25), CATransform3DMakeScale(1, 0.5, 1)))
  }

  @Test("Turn, scale, shift and perspective each go straight")
  func straight() {
    var a = CATransform3DIdentity
    a.m34 = -1 / 500
    let b = CATransform3DScale(CATransform3DRotate(a, 1, 0, 1, 0), 3, 3, 3)
    #expect(isNear(way(a, b, 0.5), CATransform3DScale(CATransform3DRotate(a, 0.5, 0, 1, 0), 2, 2, 2)))
    #expect(abs(way(.identity, a, 0.5).m34 + 1 / 1000) < 1e-12)
    #expect(isNear(way(tangle, b, 0), tangle))
    #expect(isNear(way(tangle, b, 1), b))
  }

  @Test("The relative transform, put before the base, gives the transform")
  func relative() throws {
    let base = CATransform3DRotate(tangle, 1, 1, 0, 0)
    let difference = try #require(tangle.relative(to: base))
    #expect(isNear(CATransform3DConcat(difference, base), tangle))
    #expect(tangle.relative(to: CATransform3DMakeScale(0, 0, 1)) == nil)
  }

  @Test("A homography projects a layer's plane, and its inverse leads back")
  func homography() throws {
    let map = tangle.projected
    let back = try #require(map.inverted)
    let point = CGPoint(x: 30, y: 40)
    #expect(back.project(map.project(point)).isNear(point))
    #expect(!map.isAffine)
  }
}

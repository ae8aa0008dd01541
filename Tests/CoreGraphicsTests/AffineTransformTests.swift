import CoreGraphics
import Foundation
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
  private let samples = [
    CGAffineTransform.identity,
    CGAffineTransform(translationX: 30, y: -7),
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 3),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 0.2, c: -0.8, d: 1.5, tx: 4, ty: 9),
  ]

  @Test("a positive rotation leads from x towards y, which in UIKit's coordinates is clockwise")
  func rotation() {
    let turned = CGPoint(x: 10, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.isClose(to: CGPoint(x: 0, y: 10)))
  }

  @Test("translatedBy, scaledBy and rotated happen before the transform that they are called on")
  func modifiersComeFirst() {
    let scaledThenMoved = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(scaledThenMoved) == CGPoint(x: 102, y: 2))
    let movedThenScaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 100, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(movedThenScaled) == CGPoint(x: 202, y: 2))
  }

  @Test("concatenating applies the argument last")
  func concatenation() {
    let point = CGPoint(x: 3, y: 5)
    for first in samples {
      for second in samples {
        #expect(point.applying(first.concatenating(second)).isClose(to: point.applying(first).applying(second)))
      }
    }
  }

  @Test("inverted undoes the transform")
  func inversion() {
    for transform in samples {
      let there = CGPoint(x: 3, y: 5).applying(transform)
      #expect(there.applying(transform.inverted()).isClose(to: CGPoint(x: 3, y: 5)))
    }
  }

  @Test("a transform that flattens the plane is its own inverse, as on Apple's platforms")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a transform taken apart and put together is the same")
  func decomposition() {
    for transform in samples {
      let again = CGAffineTransform(transform.decomposed())
      #expect(CGPoint(x: 11, y: -3).applying(again).isClose(to: CGPoint(x: 11, y: -3).applying(transform)))
    }
  }

  @Test("the parts of a scaled and rotated transform are its scale and its rotation")
  func components() {
    let parts = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3).decomposed()
    #expect(abs(parts.rotation - 0.4) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }

  @Test("the largest scale is what the most stretched direction grows by")
  func largestScale() {
    #expect(abs(CGAffineTransform(scaleX: 2, y: 5).rotated(by: 1).largestScale - 5) < 1e-9)
    #expect(abs(CGAffineTransform(rotationAngle: 1).largestScale - 1) < 1e-9)
  }

  @Test("a rectangle becomes the box around its turned corners")
  func rectangles() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 2 * sqrt(2)) < 1e-12)
    #expect(abs(box.midX) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("sizes ignore the translation")
  func sizes() {
    let transform = CGAffineTransform(translationX: 50, y: 50).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 10, height: 10).applying(transform) == CGSize(width: 20, height: 30))
  }

  @Test("transforms and vectors are coded as plain arrays, as Apple codes them")
  func coding() throws {
    let json = try JSONEncoder().encode([CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)])
    #expect(String(decoding: json, as: UTF8.self) == "[[1,2,3,4,5,6]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: json)[0].ty == 6)
    #expect(try JSONDecoder().decode([CGVector].self, from: Data("[[1,2]]".utf8)) == [CGVector(dx: 1, dy: 2)])
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

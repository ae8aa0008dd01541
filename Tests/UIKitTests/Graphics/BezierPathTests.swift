import Foundation
import Testing
import UIKit

@Suite("Bezier paths and image contexts")
struct BezierPathTests {
  private func record(_ draw: () -> Void) -> [CGDrawing.Operation] {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.drawing.operations
  }

  @Test("clockwise is what is seen: from the right over the bottom to the left")
  func clockwise() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.maxY - 10) < 0.01)
    #expect(abs(arc.bounds.minY) < 0.01)
  }

  @Test("only the corners asked for are rounded")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 48)))
    #expect(!path.contains(CGPoint(x: 98, y: 48)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath == UIBezierPath(rect: rect).cgPath)
  }

  @Test("filling uses the current colour and the path's own rule")
  func fill() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.usesEvenOddFillRule = true
    let operations = record {
      UIColor.red.setFill()
      path.fill()
    }
    guard case .fill(_, .evenOdd, let color) = try #require(operations.first).content else {
      Issue.record("not an even-odd fill")
      return
    }
    #expect(color == UIColor.red.cgColor)
  }

  @Test("stroking uses the path's style and leaves the context's as it was")
  func stroke() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.setLineDash([1, 2, 3], count: 2, phase: 5)
    let operations = record {
      path.stroke()
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard case .stroke(_, let own, _) = operations[0].content, case .stroke(_, let other, _) = operations[1].content else {
      Issue.record("not strokes")
      return
    }
    #expect(own == CGDrawing.StrokeStyle(width: 4, cap: .round, dashPhase: 5, dashes: [1, 2]))
    #expect(other == CGDrawing.StrokeStyle())
  }

  @Test("a clip limits what is drawn after it")
  func clip() {
    let operations = record {
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(operations.map(\.clips.count) == [1])
  }

  @Test("a path handed out does not change when the bezier path does")
  func handedOutPaths() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(before.boundingBox.minX == 0)
    #expect(path.bounds.minX == 5)
  }

  // MARK: Contexts

  @Test("contexts nest, and there is none outside of them")
  func nesting() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (outer, inner) = (CGContext(size: .zero), CGContext(size: .zero))
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an image renderer's image has the size asked for and shows that part of the drawing's coordinates")
  func renderer() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 30, height: 40))
    var area = CGRect.zero
    let image = renderer.image { (context: UIGraphicsImageRendererContext) in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      if case .fill(let path, _, _) = context.cgContext.drawing.operations[0].content {
        area = path.boundingBox.applying(context.cgContext.drawing.operations[0].transform)
      }
    }
    #expect(image.size == CGSize(width: 30, height: 40))
    #expect(area == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("the older image contexts make images too")
  func imageContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 8), true, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 8))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 12, height: 8))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

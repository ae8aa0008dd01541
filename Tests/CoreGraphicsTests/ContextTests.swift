import CoreGraphics
import Foundation
import Testing

@Suite("Contexts record drawings")
struct ContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a fill is recorded with the state that it was made in, and forgets the path")
  func fill() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.setFillColor(red)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.translateBy(x: 20, y: 30)
    context.fill(square)
    let operation = try #require(context.drawing.operations.first)
    guard case .fill(let path, .winding, let color) = operation.content else {
      Issue.record("not a fill")
      return
    }
    #expect(path.boundingBox.applying(operation.transform) == CGRect(x: 20, y: 30, width: 10, height: 10))
    #expect(color == red)
    #expect(operation.alpha == 0.5)
    #expect(operation.blendMode == .multiply)
    #expect(context.isPathEmpty)
  }

  @Test("restoring the state brings everything back but the path")
  func stateStack() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: .zero, blur: 4)
    context.clip(to: square)
    context.addRect(square)
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    context.fillPath()
    #expect(context.drawing.operations[0].clips.isEmpty)
    #expect(context.drawing.operations[0].shadow == nil)
    context.restoreGState()
    #expect(context.ctm.isIdentity)
  }

  @Test("a path stays where it was built when the coordinates change under it")
  func pathKeepsItsPlace() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.move(to: CGPoint(x: 10, y: 10))
    context.translateBy(x: 5, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 10))
    context.addLine(to: CGPoint(x: 5, y: 20))
    #expect(context.path?.boundingBox == CGRect(x: 5, y: 10, width: 0, height: 10))
  }

  @Test("clips add up, in the drawing's coordinates")
  func clips() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.translateBy(x: 40, y: 40)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    context.clip(using: .evenOdd)
    context.fill(square)
    let clips = context.drawing.operations[0].clips
    #expect(clips.map(\.rule) == [.winding, .evenOdd])
    #expect(clips[1].path.boundingBoxOfPath.minX == 40)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("filling and stroking are two operations, the stroke on top")
  func fillAndStroke() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.setLineWidth(3)
    context.setLineDash(phase: 1, lengths: [2, 2])
    context.addRect(square)
    context.drawPath(using: .eoFillStroke)
    let operations = context.drawing.operations
    #expect(operations.count == 2)
    guard case .fill(_, .evenOdd, _) = operations[0].content, case .stroke(_, let style, _) = operations[1].content else {
      Issue.record("not a fill and a stroke")
      return
    }
    #expect(style == CGDrawing.StrokeStyle(width: 3, dashPhase: 1, dashes: [2, 2]))
  }

  @Test("Core Graphics draws images from the bottom up; upright draws them as they are")
  func images() {
    let image = CGImage(pixels: PixelBuffer(width: 2, height: 2))
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.draw(image, in: CGRect(x: 0, y: 10, width: 20, height: 20))
    context.draw(upright: image, in: CGRect(x: 0, y: 10, width: 20, height: 20))
    let top = CGPoint(x: 0, y: 10)
    #expect(top.applying(context.drawing.operations[0].transform) == CGPoint(x: 0, y: 30))
    #expect(top.applying(context.drawing.operations[1].transform) == top)
  }

  @Test("inside a transparency layer things are drawn plainly; the layer takes alpha and shadow")
  func transparencyLayers() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.setAlpha(0.25)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.endTransparencyLayer()
    let operations = context.drawing.operations
    #expect(operations.map(\.alpha) == [0.25, 1, 0.25])
    #expect(operations[0].shadow?.blur == 4)
    #expect(operations[1].shadow == nil)
    guard case .beginTransparencyLayer = operations[0].content, case .endTransparencyLayer = operations[2].content else {
      Issue.record("no layer")
      return
    }
  }

  @Test("clearing makes transparent whatever the pen is set to")
  func clearing() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.setAlpha(0.5)
    context.clear(square)
    #expect(context.drawing.operations[0].blendMode == .clear)
    #expect(context.drawing.operations[0].alpha == 1)
  }

  @Test("a drawing is a copy: what is drawn later does not show in it")
  func drawingsAreCopies() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.fill(square)
    let before = context.drawing
    context.fill(square)
    #expect(before.operations.count == 1)
    #expect(context.drawing.operations.count == 2)
  }

  @Test("gradients spread their colours evenly unless told where they stand")
  func gradients() throws {
    let spread = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, red, red] as CFArray, locations: nil))
    #expect(spread.locations == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [red, red] as CFArray, locations: [0.2, 0.4])?.locations == [0.2, 0.4])
    #expect(CGGradient(colors: []) == nil)
    #expect(CGGradient(colors: [red, red], locations: [0]) == nil)
  }

  @Test("clipping to everything cuts nothing, and clipping to what is no rectangle cuts everything")
  func endlessClips() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    let endless = CGRect(x: -CGFloat.infinity, y: -CGFloat.infinity, width: CGFloat.infinity, height: CGFloat.infinity)
    for rect in [CGRect.infinite, endless, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)] {
      context.saveGState()
      context.scaleBy(x: 0.5, y: 0.5)
      context.clip(to: rect)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 200, height: 200))
      context.clip(to: square)
      #expect(context.boundingBoxOfClipPath == square)
      context.restoreGState()
    }
    context.clip(to: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath.isEmpty)
  }

  @Test("clipping to a path with any numbers stops nothing")
  func strangeClips() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let context = CGContext(size: CGSize(width: 100, height: 100))
      context.addRect(CGRect(x: number, y: 0, width: 10, height: number))
      context.clip()
      context.fill(square)
      #expect(context.drawing.operations.count == 1)
    }
  }
}

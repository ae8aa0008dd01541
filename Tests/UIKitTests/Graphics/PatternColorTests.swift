import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Pattern colors")
struct PatternColorTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 80))
  }

  /// Returns the places at which a drawing has copies of another one, in its points.
  private func places(in contents: Any?) -> [CGPoint] {
    ((contents as? CGDrawing)?.operations ?? []).compactMap { operation in
      guard case .drawing = operation.content else { return nil }
      return CGPoint.zero.applying(operation.transform)
    }
  }

  @Test("A view's background shows copies of the image from its top left corner, and no other color")
  func background() {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 150, height: 100))
    view.backgroundColor = UIColor(patternImage: image)
    view.layer.displayIfNeeded()
    #expect(
      places(in: view.layer.contents) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 80), CGPoint(x: 100, y: 80),
      ])
    #expect(view.layer.backgroundColor == nil && view.backgroundColor?.cgColor.pattern != nil)
    view.frame.size.width = 90
    view.layer.displayIfNeeded()
    #expect(places(in: view.layer.contents).count == 2)
    view.backgroundColor = .blue
    #expect(view.layer.contents == nil && view.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test("Content is drawn in front of the pattern")
  func content() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    label.text = "a"
    label.backgroundColor = UIColor(patternImage: image)
    label.layer.displayIfNeeded()
    let operations = try #require(label.layer.contents as? CGDrawing).operations
    #expect(operations.count == 2)
    guard case .drawing = operations[0].content, case .text = operations[1].content else { return #expect(Bool(false)) }
  }

  @Test("It fills paths, clipped to them, with the opacity of the color")
  func fill() throws {
    let context = CGContext(size: CGSize(width: 200, height: 200))
    context.translateBy(x: 10, y: 10)
    context.setFillColor(UIColor(patternImage: image).withAlphaComponent(0.5).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let operation = try #require(context.drawing.operations.first)
    #expect(context.drawing.operations.count == 1)
    #expect(operation.alpha == 0.5 && operation.transform.isIdentity)
    #expect(operation.clips.map(\.path.boundingBoxOfPath) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("Small tiles are joined to blocks")
  func smallTiles() {
    let tiny = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let context = CGContext(size: CGSize(width: 128, height: 64))
    context.setFillColor(UIColor(patternImage: tiny).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 127, height: 63))
    #expect(context.drawing.operations.count == 2)
  }

  @Test("A color without anything is transparent")
  func noColor() { #expect(UIColor().cgColor == .clear) }
}

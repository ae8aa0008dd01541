import Foundation
import Testing

@testable import UIKit

@Suite("String drawing and fonts")
struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.red]

  private func record(_ draw: () -> Void) -> [(text: String, origin: CGPoint)] {
    let context = CGContext(size: CGSize(width: 500, height: 500))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.drawing.operations.compactMap { operation in
      guard case .text(let run, let origin, let color) = operation.content, color == UIColor.red.cgColor else { return nil }
      return (run.text, origin)
    }
  }

  // Foundation on Linux never frees what an `NSAttributedString` was given: github.com/swiftlang/swift-corelibs-foundation/pull/5256
  @Test("what a string is measured and drawn with is not kept")
  func nothingIsKept() {
    final class Value {}
    let key = NSAttributedString.Key("probe")
    weak var kept: Value?
    do {
      let value = Value()
      kept = value
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), key: value]
      let area = CGRect(x: 0, y: 0, width: 80, height: 80)
      _ = "one two".size(withAttributes: attributes)
      _ = ("one two" as NSString).boundingRect(with: area.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      _ = record {
        "one two".draw(at: .zero, withAttributes: attributes)
        "one two".draw(in: area, withAttributes: attributes)
        "one two".draw(with: area, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      }
    }
    #expect(kept == nil)
  }

  @Test("a string drawn with attributes takes its paragraph style from them")
  func paragraphStyle() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    var looks = attributes
    looks[.paragraphStyle] = paragraph
    let drawn = record { "abc".draw(in: CGRect(x: 0, y: 0, width: 154, height: 50), withAttributes: looks) }
    #expect(drawn.map(\.origin.x) == [100])
  }

  @Test("a string's size is its width and the height of its lines")
  func size() {
    #expect("abc".size(withAttributes: attributes) == CGSize(width: 54, height: 39))
    #expect("abc\nd".size(withAttributes: attributes) == CGSize(width: 54, height: 78))
    #expect(("abc" as NSString).size(withAttributes: attributes) == CGSize(width: 54, height: 39))
    #expect("abcdefghij".size(withAttributes: nil).height == 14.625)
  }

  @Test("drawing at a point puts the top left corner there")
  func drawAtPoint() {
    let drawn = record { "abc".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }
    #expect(drawn.map(\.origin) == [CGPoint(x: 10, y: 51)])
  }

  @Test("drawing in a rectangle wraps at its width and leaves out lines below it")
  func drawInRect() {
    let drawn = record { "one two six".draw(in: CGRect(x: 0, y: 0, width: 70, height: 60), withAttributes: attributes) }
    #expect(drawn.map(\.text) == ["one", "two"])
  }

  @Test("the bounding rectangle wraps when it is asked for lines, else it is one line above and below the baseline")
  func boundingRect() {
    let context = NSStringDrawingContext()
    let area = "one two".boundingRect(
      with: CGSize(width: 70, height: 300), options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    #expect(context.totalBounds == area && area.height > 60)
    let lines = "one two".boundingRect(
      with: CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
    #expect(lines == CGRect(x: 0, y: 0, width: 54, height: 78))
    let one = "one two".boundingRect(with: CGSize(width: 70, height: 0), attributes: attributes, context: nil)
    #expect(one == CGRect(x: 0, y: -31, width: 126, height: 39))
  }

  @Test("the last visible line is shortened when that is asked for")
  func truncatedDrawing() {
    let drawn = record {
      "one two six".draw(
        with: CGRect(x: 0, y: 0, width: 75, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: attributes, context: nil)
    }
    #expect(drawn.map(\.text) == ["one…"])
  }

  @Test("a paragraph that truncates is a single line, as in TextKit")
  func truncatingParagraph() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingMiddle
    let all = attributes.merging([.paragraphStyle: paragraph]) { $1 }
    let drawn = record { "abcdefgh".draw(in: CGRect(x: 0, y: 0, width: 5 * 18, height: 500), withAttributes: all) }
    #expect(drawn.map(\.text) == ["ab…gh"])
  }

  @Test("underlines and strikethroughs are as long as their text, one below the baseline and one above it")
  func rules() throws {
    let context = CGContext(size: CGSize(width: 500, height: 500))
    UIGraphicsPushContext(context)
    let style = NSUnderlineStyle.single.rawValue
    "abc".draw(at: .zero, withAttributes: attributes.merging([.underlineStyle: style, .strikethroughStyle: style]) { $1 })
    UIGraphicsPopContext()
    let areas = context.drawing.operations.compactMap { operation in
      if case .fill(let path, _, _) = operation.content { path.boundingBox } else { nil }
    }
    #expect(areas.map(\.width) == [54, 54])
    #expect(areas[0].minY > 31)
    #expect(areas[1].maxY < 31)
  }

  // MARK: Fonts

  @Test("a font's measures are the face's; the descender leads down")
  func fontMeasures() {
    let font = UIFont.systemFont(ofSize: 32)
    #expect(font.ascender == 31)
    #expect(font.descender == -8)
    #expect(font.lineHeight == 39)
    #expect(font.withSize(16).lineHeight == 19.5)
  }

  @Test("weights stand for the OpenType scale, and any number for the nearest one")
  func weights() {
    #expect(UIFont.systemFont(ofSize: 10, weight: .semibold).face.weight == .semibold)
    #expect(UIFont.boldSystemFont(ofSize: 10).face.weight == .bold)
    #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.24)).face.weight == .medium)
  }

  @Test("a face's name tells family, weight and slant")
  func names() {
    let font = UIFont(name: "AvenirNext-DemiBoldItalic", size: 20)
    #expect(font?.face == FontDescription(size: 20, weight: .semibold, isItalic: true, family: "AvenirNext"))
    #expect(UIFont(name: "", size: 20) == nil)
    #expect(UIFont(name: "Inter-ExtraBold", size: 20)?.face.weight == .heavy)
  }

  @Test("text styles have the sizes of the Human Interface Guidelines")
  func textStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
  }
}

import Foundation
import Testing
import UIKit

/// Measured with the engine that UIKit has without a host: at 32 points a letter is 18 wide and a line 39 high.
@MainActor
@Suite("Labels")
struct LabelTests {
  private func label(_ text: String?, lines: Int = 1, width: CGFloat = 1000, height: CGFloat = 39) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 32)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// The texts that the label draws, and where their baselines begin.
  private func drawn(_ label: UILabel) -> [(text: String, origin: CGPoint, color: CGColor, size: CGFloat)] {
    label.layer.displayIfNeeded()
    guard let drawing = label.layer.contents as? CGDrawing else { return [] }
    return drawing.operations.compactMap { operation in
      guard case .text(let run, let origin, let color) = operation.content else { return nil }
      return (run.text, origin.applying(operation.transform), color, run.font.size)
    }
  }

  @Test("a label's natural size is its text's, in whole points")
  func intrinsicSize() {
    #expect(label("abc").intrinsicContentSize == CGSize(width: 54, height: 39))
    let small = label("abc")
    small.font = .systemFont(ofSize: 17)
    #expect(small.intrinsicContentSize == CGSize(width: 29, height: 21))
    #expect(label(nil).intrinsicContentSize == .zero)
  }

  @Test("one line fits whatever the width; several lines take the width that they are given")
  func sizeThatFits() {
    #expect(label("one two").sizeThatFits(CGSize(width: 70, height: 50)) == CGSize(width: 126, height: 39))
    #expect(label("one two", lines: 0).sizeThatFits(CGSize(width: 70, height: 50)) == CGSize(width: 54, height: 78))
    let limited = label("one two", lines: 0)
    limited.preferredMaxLayoutWidth = 70
    #expect(limited.intrinsicContentSize == CGSize(width: 54, height: 78))
  }

  @Test("the text stands in the middle of the height")
  func verticalCentering() {
    let text = drawn(label("abc", height: 139))
    #expect(text.map(\.origin) == [CGPoint(x: 0, y: 50 + 31)])
  }

  @Test("the text is aligned between the label's edges")
  func alignment() {
    let centered = label("abc", width: 254)
    centered.textAlignment = .center
    #expect(drawn(centered).map(\.origin.x) == [100])
    centered.textAlignment = .right
    #expect(drawn(centered).map(\.origin.x) == [200])
  }

  @Test("what does not fit ends in an ellipsis, and shows when the label grows")
  func truncation() {
    let label = label("abcdef", width: 4 * 18)
    #expect(drawn(label).map(\.text) == ["abc…"])
    label.frame.size.width = 6 * 18
    #expect(drawn(label).map(\.text) == ["abcdef"])
  }

  @Test("with room for two lines the second one is shortened")
  func twoLines() {
    #expect(drawn(label("one two three", lines: 2, width: 4 * 18, height: 78)).map(\.text) == ["one", "two…"])
  }

  @Test("a label that may shrink its font does so before it shortens the text, down to its limit")
  func fontScaling() throws {
    let label = label("abcdefgh", width: 4 * 18)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(drawn(label).first)
    #expect(shrunk.text == "abcdefgh")
    #expect(abs(shrunk.size - 16) < 0.1)
    label.minimumScaleFactor = 0.8
    let limited = try #require(drawn(label).first)
    #expect(abs(limited.size - 25.6) < 1e-9)
    #expect(limited.text == "abcd…")
  }

  @Test("a change of text, font or colour is drawn")
  func changes() {
    let label = label("a")
    #expect(drawn(label).map(\.text) == ["a"])
    label.text = "b"
    label.textColor = .red
    label.font = .systemFont(ofSize: 16)
    let text = drawn(label)
    #expect(text.map(\.text) == ["b"])
    #expect(text.map(\.color) == [UIColor.red.cgColor])
    #expect(text.map(\.size) == [16])
    label.text = nil
    #expect(drawn(label).isEmpty)
  }

  @Test("setting the text that a label already has asks neither for layout nor for display")
  func sameText() {
    let parent = UIView()
    let label = label("a")
    parent.addSubview(label)
    parent.layoutIfNeeded()
    _ = drawn(label)
    label.text = "a"
    #expect(!parent.layer.needsLayout() && !label.layer.needsDisplay())
    label.text = "b"
    #expect(parent.layer.needsLayout() && label.layer.needsDisplay())
  }

  @Test("an attributed text keeps its attributes and takes the label's for the rest")
  func attributedText() {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.green])
    text.append(NSAttributedString(string: "c"))
    label.textColor = .blue
    label.attributedText = text
    #expect(label.text == "abc")
    #expect(drawn(label).map(\.color) == [UIColor.green.cgColor, UIColor.blue.cgColor])
    label.textColor = .red
    #expect(Set(drawn(label).map(\.color)) == [UIColor.red.cgColor])
  }

  @Test(
    "neighboring runs may differ in a color, a font or a paragraph style, equal or not",
    arguments: [NSAttributedString.Key.foregroundColor, .font, .paragraphStyle])
  func neighboringRuns(key: NSAttributedString.Key) {
    func value(_ number: CGFloat) -> NSObject {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = number
      return key == .font ? UIFont.systemFont(ofSize: 12 + number) : key == .paragraphStyle ? paragraph : UIColor(white: number, alpha: 1)
    }
    let text = NSMutableAttributedString(string: "a", attributes: [key: value(0)])
    for (letter, number) in [("b", 1.0), ("c", 1), ("d", 0.5)] {
      text.append(NSAttributedString(string: letter, attributes: [key: value(number)]))
    }
    let label = label(nil)
    label.attributedText = text
    #expect(label.attributedText == text)
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 4)) { _, range, _ in runs.append(range) }
    #expect(runs == [NSRange(location: 0, length: 1), NSRange(location: 1, length: 2), NSRange(location: 3, length: 1)])
  }

  @Test("the plain text's attributes can be asked for")
  func attributesOfPlainText() throws {
    let text = try #require(label("abc").attributedText)
    #expect(text.string == "abc")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 32))
  }

  @Test("the highlighted colour shows while the label is highlighted")
  func highlight() {
    let label = label("a")
    label.highlightedTextColor = .yellow
    label.isHighlighted = true
    #expect(drawn(label).map(\.color) == [UIColor.yellow.cgColor])
    label.isHighlighted = false
    #expect(drawn(label).map(\.color) != [UIColor.yellow.cgColor])
  }

  @Test("a shadow is the text once more, below it and moved")
  func shadow() {
    let label = label("a")
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 2, height: 3)
    let text = drawn(label)
    #expect(text.map(\.origin) == [CGPoint(x: 2, y: 34), CGPoint(x: 0, y: 31)])
    #expect(text.first?.color == UIColor.gray.cgColor)
  }

  @Test("the label's own colour follows the appearance")
  func darkMode() {
    let label = label("a")
    label.overrideUserInterfaceStyle = .light
    #expect(drawn(label).map(\.color) == [CGColor.black])
    label.overrideUserInterfaceStyle = .dark
    #expect(drawn(label).map(\.color) == [CGColor.white])
  }

  @Test("a subclass that moves its text in from the edges is larger by as much")
  func paddedSubclass() {
    final class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)))
      }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
          .inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
      }
    }
    let label = PaddedLabel()
    label.font = .systemFont(ofSize: 32)
    label.text = "abc"
    #expect(label.intrinsicContentSize == CGSize(width: 74, height: 49))
    label.sizeToFit()
    #expect(drawn(label).map(\.origin) == [CGPoint(x: 10, y: 5 + 31)])
  }

  @Test("a label lets touches through")
  func touches() {
    #expect(UILabel().isUserInteractionEnabled == false)
  }
}

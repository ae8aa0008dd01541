import Foundation
import Testing

@testable import UIKit

/// Lines are set with the engine that UIKit has without a host: at 32 points every character is 18 wide, and a line is 39 high
/// with its baseline at 31.
@Suite("Text layout")
struct TextLayoutTests {
  private let style = TextStyle(font: FontDescription(size: 32), color: .black)
  private let letter: CGFloat = 18
  private let line: CGFloat = 39

  private func layout(
    _ string: String, letters: CGFloat, mode: NSLineBreakMode = .byWordWrapping, lines: Int = 0, height: CGFloat = .infinity,
    wraps: Bool = true, paragraph: NSParagraphStyle.Values = .init()
  ) -> TextLayout {
    var constraints = TextLayout.Constraints(mode: mode, width: letters * letter, height: height)
    constraints.maximumLines = lines
    if wraps, constraints.wrapping == .none { constraints.wrapping = .words }
    return TextLayout(StyledText(string, style: style, paragraph: paragraph), in: constraints)
  }

  private func texts(_ layout: TextLayout) -> [String] { layout.lines.map(\.text) }

  // MARK: Breaking

  @Test("words wrap where the next one does not fit, and the space between takes no room")
  func wordWrapping() {
    #expect(texts(layout("one two three", letters: 7)) == ["one two", "three"])
    #expect(texts(layout("one two three", letters: 6.9)) == ["one", "two", "three"])
    #expect(layout("one two three", letters: 7).size == CGSize(width: 7 * letter, height: 2 * line))
  }

  @Test("a word longer than the line is broken where the line ends")
  func longWords() {
    #expect(texts(layout("a encyclopaedia", letters: 6)) == ["a", "encycl", "opaedi", "a"])
    #expect(texts(layout("abc", letters: 0.5)) == ["a", "b", "c"])
  }

  @Test("character wrapping fills every line")
  func characterWrapping() {
    #expect(texts(layout("one two", letters: 5, mode: .byCharWrapping)) == ["one t", "wo"])
  }

  @Test("lines may end after a hyphen, but not inside a range of numbers or at a non-breaking space")
  func hyphens() {
    #expect(texts(layout("well-known", letters: 6)) == ["well-", "known"])
    #expect(texts(layout("a 10-20", letters: 5)) == ["a", "10-20"])
    #expect(texts(layout("a b\u{a0}c", letters: 4)) == ["a", "b\u{a0}c"])
  }

  @Test("line breaks begin new lines, empty ones too, however they are written")
  func newlines() {
    #expect(texts(layout("a\n\nb\r\nc", letters: 9)) == ["a", "", "b", "c"])
    #expect(layout("a\n", letters: 9).size.height == 2 * line)
    #expect(layout("", letters: 9).size == .zero)
  }

  @Test("clusters such as flags and accented letters are never broken")
  func clusters() {
    #expect(texts(layout("🇳🇱é👩‍👩‍👧", letters: 1, mode: .byCharWrapping)) == ["🇳🇱", "é", "👩‍👩‍👧"])
  }

  // MARK: Truncation

  @Test("one line is shortened at its tail, head or middle")
  func truncation() {
    func shortened(_ mode: NSLineBreakMode) -> [String] {
      texts(layout("abcdefghij", letters: 6, mode: mode, lines: 1, wraps: false))
    }
    #expect(shortened(.byTruncatingTail) == ["abcde…"])
    #expect(shortened(.byTruncatingHead) == ["…fghij"])
    #expect(shortened(.byTruncatingMiddle) == ["abc…ij"])
    #expect(shortened(.byClipping) == ["abcdefghij"])
  }

  @Test("a text that fits is not shortened, to the point")
  func exactFit() {
    let fitting = layout("abcdef", letters: 6, mode: .byTruncatingTail, lines: 1, wraps: false)
    #expect(texts(fitting) == ["abcdef"])
    #expect(!fitting.isTruncated)
  }

  @Test("the ellipsis follows the last letter, not a space")
  func ellipsisAfterSpace() {
    #expect(texts(layout("abcd efgh", letters: 6, mode: .byTruncatingTail, lines: 1, wraps: false)) == ["abcd…"])
  }

  @Test("of several lines the last one that is allowed is shortened")
  func lastLine() {
    let layout = layout("one two three four five", letters: 9, mode: .byTruncatingTail, lines: 2)
    #expect(texts(layout) == ["one two", "three fo…"])
    #expect(layout.isTruncated)
  }

  @Test("the last line that the height has room for is shortened")
  func heightLimit() {
    #expect(
      texts(layout("one two three four five", letters: 9, mode: .byTruncatingTail, height: 2 * line + 5)) == ["one two", "three fo…"])
    #expect(texts(layout("one two", letters: 9, mode: .byTruncatingTail, height: 1)) == ["one two"])
  }

  @Test("text behind a line break that is left out counts as left out")
  func hiddenParagraph() {
    #expect(texts(layout("one\ntwo", letters: 9, mode: .byTruncatingTail, lines: 1)) == ["one…"])
    #expect(texts(layout("one\ntwo", letters: 9, lines: 1)) == ["one"])
  }

  @Test("no room at all shows the ellipsis alone")
  func noRoom() {
    #expect(texts(layout("abc", letters: 0.2, mode: .byTruncatingTail, lines: 1, wraps: false)) == ["…"])
  }

  // MARK: Alignment

  @Test("lines are placed at the left, in the middle, at the right, exactly")
  func alignment() {
    func left(_ alignment: NSTextAlignment) -> [CGFloat] {
      var paragraph = NSParagraphStyle.Values()
      paragraph.alignment = alignment
      return layout("abcd ef", letters: 5, paragraph: paragraph).lines.map(\.x)
    }
    #expect(left(.natural) == [0, 0])
    #expect(left(.center) == [9, 27])
    #expect(left(.right) == [18, 54])
  }

  @Test("justified lines reach both margins, except a paragraph's last one")
  func justification() {
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = .justified
    let lines = layout("a b c dddddd", letters: 7, paragraph: paragraph).lines
    #expect(lines[0].width == 7 * letter)
    #expect(lines[0].runs.map(\.x) == [0, 3 * letter, 6 * letter])
    #expect(lines[1].width == 6 * letter)
  }

  @Test("without a width, lines are aligned to the longest of them")
  func alignmentWithoutWidth() {
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = .center
    let text = StyledText("abcd\nef", style: style, paragraph: paragraph)
    #expect(TextLayout(text, in: TextLayout.Constraints()).lines.map(\.x) == [0, 18])
  }

  // MARK: Paragraphs

  @Test("paragraph styles space lines and paragraphs and indent them")
  func spacing() {
    var paragraph = NSParagraphStyle.Values()
    paragraph.lineSpacing = 10
    paragraph.paragraphSpacing = 20
    paragraph.firstLineHeadIndent = 18
    paragraph.headIndent = 9
    let lines = layout("one two\nthree", letters: 7, paragraph: paragraph).lines
    #expect(lines.map(\.text) == ["one", "two", "three"])
    #expect(lines.map(\.y) == [0, line + 10, 2 * line + 30])
    #expect(lines.map(\.x) == [18, 9, 18])
  }

  @Test("a taller line adds its room above the letters")
  func lineHeight() {
    var paragraph = NSParagraphStyle.Values()
    paragraph.minimumLineHeight = 50
    let line = layout("a", letters: 1, paragraph: paragraph).lines[0]
    #expect(line.height == 50)
    #expect(line.baseline == 42)
    paragraph = NSParagraphStyle.Values()
    paragraph.lineHeightMultiple = 2
    #expect(layout("a", letters: 1, paragraph: paragraph).lines[0].height == 78)
  }

  // MARK: Attributes

  @Test("runs of different sizes share a baseline, and the line is as high as the largest")
  func commonBaseline() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 32)])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    let line = TextLayout(StyledText(text, base: style), in: TextLayout.Constraints()).lines[0]
    #expect(line.runs.map(\.x) == [0, 36])
    #expect(line.width == 54)
    #expect(line.height == 39)
    #expect(line.baseline == 31)
  }

  @Test("a raised run makes its line higher")
  func baselineOffset() {
    let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 32), .baselineOffset: 10])
    let line = TextLayout(StyledText(text, base: style), in: TextLayout.Constraints()).lines[0]
    #expect(line.baseline == 41)
    #expect(line.height == 39)
  }

  @Test("kerning widens every character, whatever type of number tells it")
  func kerning() {
    let numbers: [Any] = [4, 4.0, CGFloat(4), NSNumber(value: 4)]
    for kern in numbers {
      let text = NSAttributedString(string: "abc", attributes: [.kern: kern])
      #expect(TextLayout(StyledText(text, base: style), in: TextLayout.Constraints()).size.width == 66)
    }
  }

  @Test("the ellipsis looks like the letter before it")
  func ellipsisStyle() {
    let text = NSMutableAttributedString(string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.append(NSAttributedString(string: "bbbbbb", attributes: [.font: UIFont.systemFont(ofSize: 32)]))
    var constraints = TextLayout.Constraints(mode: .byTruncatingTail, width: 9 * 2 + 18 * 3)
    constraints.maximumLines = 1
    let line = TextLayout(StyledText(text, base: style), in: constraints).lines[0]
    #expect(line.runs.map(\.run.text) == ["aa", "bb…"])
  }
}

import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Auto Layout: visual format")
struct VisualFormatTests {
  let harness = LayoutHarness()
  private let views: [String: UIView]

  init() {
    harness.root.layer.name = "root"
    views = ["a": harness.view("a"), "b": harness.view("b"), "icon_2": harness.view("icon_2")]
  }

  private func equations(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views).map(\.equation)
  }

  @Test(
    "A line is read as relations",
    arguments: [
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("H:|-10-[a]", ["a.leading == root.leading + 10"]), ("V:[b]-20-|", ["root.bottom == b.bottom + 20"]),
      ("|-[a]", ["a.leading == root.leadingMargin"]), ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("V:[a][b]", ["b.top == a.bottom"]), ("[a(>=40,<=80)]", ["a.width >= 40", "a.width <= 80"]),
      ("V:[a(==b)]", ["a.height == b.height"]), ("[a(b)]", ["a.width == b.width"]),
      ("[a]-(>=4)-[icon_2]", ["icon_2.leading >= a.trailing + 4"]), ("[a]-(-6)-[b]", ["b.leading == a.trailing - 6"]),
      ("H:| [ a ( 30 ) ] - 5 - [ b ]", ["a.width == 30", "a.leading == root.leading", "b.leading == a.trailing + 5"]),
      ("[a]-4.5-[b]", ["b.leading == a.trailing + 4.5"]),
    ])
  func lines(format: String, expected: [String]) { #expect(equations(format) == expected) }

  @Test("Numbers and priorities may have names")
  func metrics() {
    let metrics: [String: Any] = ["gap": 12, "wide": NSNumber(value: 90.5), "soft": CGFloat(700)]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-gap-[a(wide@soft)]-(gap@20)-[b]", metrics: metrics, views: views)
    #expect(constraints.map(\.equation) == ["a.width == 90.5", "a.leading == root.leading + 12", "b.leading == a.trailing + 12"])
    #expect(constraints.map(\.priority.rawValue) == [700, 1000, 20])
  }

  @Test("Options align the views, and choose the direction of the line")
  func options() {
    #expect(equations("[a]-[b]", options: [.alignAllCenterY]) == ["b.leading == a.trailing + 8", "b.centerY == a.centerY"])
    #expect(equations("V:[a]-[b]", options: [.alignAllLeading, .alignAllTrailing]).count == 3)
    #expect(equations("|-3-[a]-5-[b]", options: .directionLeftToRight) == ["a.left == root.left + 3", "b.left == a.right + 5"])
    #expect(equations("|-3-[a]-5-[b]", options: .directionRightToLeft) == ["root.right == a.right + 3", "a.left == b.right + 5"])
  }

  @Test("Views are laid out as the lines say")
  func layout() throws {
    let lines = ["H:|-20-[a(100)]-[b]-20-|", "V:|-30-[a(50)]", "V:|-30-[b(==a)]"]
    let constraints = lines.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, views: views) }
    NSLayoutConstraint.activate(constraints)
    harness.perform { harness.window.layoutIfNeeded() }
    #expect(views["a"]?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(views["b"]?.frame == CGRect(x: 128, y: 30, width: 242, height: 50))
  }

  @Test(
    "A line that can't be read is an error, which names the place",
    arguments: [
      ("[a]-[c]", "c is not a key in the views dictionary.", 5), ("[a", "Expected a “]” here, at the end of a view", 2),
      ("|-gap-[a]", "gap is not a key in the metrics dictionary.", 2), ("[a]-10[b]", "Expected a “-” here, at the end of a space", 6),
      ("[a(>=)]", "Expected a number or the name of one here", 5), ("", "Expected a “[” here, at the beginning of a view", 0),
      ("|[a]|x", "Nothing may follow the superview’s edge", 5), ("[a]?", "Expected a view or “|” here", 3),
      ("[a(5@2000)]", "A priority is greater than 0 and at most 1000", 5), ("[a]-(b)-[b]", "A space can’t be compared with a view", 7),
    ])
  func failures(format: String, sentence: String, offset: Int) {
    var parser = VisualFormatParser(format, views: Set(views.keys))
    #expect(throws: VisualFormat.Failure(sentence: sentence, offset: offset)) { try parser.parse() }
  }

  @Test("The report shows the line with a mark below the place")
  func report() {
    let failure = VisualFormat.Failure(sentence: "Expected a “]” here", offset: 2)
    #expect(failure.report(for: "[a") == "Unable to parse constraint format: \nExpected a “]” here\n[a\n  ^")
  }

  @Test("Views without a superview, and views that would be aligned along the line, are refused")
  func refusals() throws {
    let alone = ["a": UIView()]
    var parser = VisualFormatParser("|[a]", views: ["a"])
    let line = try parser.parse()
    #expect(throws: VisualFormat.Failure.self) { try VisualFormatLine(line, options: [], views: alone).constraints() }
    #expect(throws: VisualFormat.Failure.self) { try VisualFormatLine(line, options: .alignAllLeft, views: views).constraints() }
  }
}

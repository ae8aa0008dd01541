import Testing
import UIKit

@testable import InterfaceBuilder

/// A view that notes what it has when its base class has created it, and what happens later.
@MainActor
private final class Card: UIView {
  let journal: [String]
  private(set) var later: [String] = []
  var title: UILabel?

  required init?(coder: NSCoder) {
    journal = []
    super.init(coder: coder)
    later.append("init \(frame.width) \(subviews.count) \(title == nil ? "without" : "with") title")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    later.append("awake \(title == nil ? "without" : "with") title")
  }
}

private final class Refusing: UIView {
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Classes of the code in nibs") struct CustomClassTests {
  @Test("Properties and subviews are there when init(coder:) of UIView returns, outlets when the view awakes")
  func order() throws {
    let sample = try NibSample(
      """
      <view id="a" customClass="Card">
        <rect key="frame" x="0" y="0" width="50" height="60"/>
        <subviews><label id="b"/></subviews>
        <connections><outlet property="title" destination="b" id="c"/></connections>
      </view>
      """)
    sample.code.types["Card"] = Card.self
    sample.code.add("setTitle:", of: Card.self) { $0.title = $1.first as? UILabel }
    let card = try #require(sample.first(Card.self))
    #expect(card.later == ["init 50.0 1 without title", "awake with title"])
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("A class that is missing, or of another kind, is a sentence with its line, and UIKit's class takes its place")
  func missing() throws {
    let sample = try NibSample(
      """
      <view id="a" customClass="Absent"><subviews>
        <label id="b" customClass="Card"/>
        <view id="c" customClass="UIControl"/>
        <view id="d" customClass="Refusing"/>
      </subviews></view>
      """)
    sample.code.types = ["Card": Card.self, "Refusing": Refusing.self]
    let view = try #require(sample.first(UIView.self))
    #expect(view.subviews.count == 3 && view.subviews[0] is UILabel && view.subviews[1] is UIControl)
    #expect(
      sample.code.warnings == [
        "Card.xib:2: Unknown class Absent in Interface Builder file",
        "Card.xib:3: Card isn’t a subclass of UILabel, which <label> needs",
        "Card.xib:5: init(coder:) of Refusing returned nil",
      ])
  }
}

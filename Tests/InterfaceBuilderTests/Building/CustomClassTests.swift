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

private final class Endless: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MethodTable.send("loadAgain", to: self)
  }
}

private final class Model: NSObject {
  var label: UILabel?
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

  @Test("A nib whose view loads the same nib again, without an end, is a sentence")
  func endless() throws {
    let code = SampleCode()
    let sample = try NibSample("<view id=\"a\" customClass=\"Endless\"/>", code: code)
    let nib = InterfaceNib(sample.file, code: code)
    code.types["Endless"] = Endless.self
    code.add("loadAgain", of: Endless.self) { _, _ in _ = nib.instantiate(withOwner: nil) }
    #expect(nib.instantiate(withOwner: nil).count == 1)
    #expect(code.warnings.contains("Card.xib:1: The nib contains an object that loads the nib again, without an end"))
  }

  @Test("A class that is missing, or no view, is a sentence with its line, and UIKit's class takes its place")
  func missing() throws {
    let sample = try NibSample(
      """
      <view id="a" customClass="Absent"><subviews>
        <label id="b" customClass="Model"/>
        <view id="c" customClass="UIControl"/>
        <view id="d" customClass="Refusing"/>
      </subviews></view>
      """)
    sample.code.types = ["Model": Model.self, "Refusing": Refusing.self]
    let view = try #require(sample.first(UIView.self))
    #expect(view.subviews.count == 3 && view.subviews[0] is UILabel && view.subviews[1] is UIControl)
    #expect(
      sample.code.warnings == [
        "Card.xib:2: Unknown class Absent in Interface Builder file",
        "Card.xib:3: Model isn’t a subclass of UIView, which <label> needs",
        "Card.xib:5: init(coder:) of Refusing returned nil",
      ])
  }

  @Test("An object of the code that is no view has its outlets when it awakes, and its actions are called")
  func plainObject() throws {
    let sample = try NibSample(
      """
      <customObject id="m" customClass="Model"><connections><outlet property="label" destination="l" id="1"/></connections></customObject>
      <label text="Hello" id="l"/>
      <button id="b"><connections><action selector="save:" destination="m" eventType="touchUpInside" id="2"/></connections></button>
      """)
    sample.code.types["Model"] = Model.self
    var journal: [String] = []
    sample.code.add("setLabel:", of: Model.self) { $0.label = $1[0] as? UILabel }
    sample.code.add("awakeFromNib", of: Model.self) { model, _ in journal.append("awake with \(model.label?.text ?? "nothing")") }
    sample.code.add("save:", of: Model.self) { _, values in journal.append("save from \(values[0] is UIButton)") }
    let objects = sample.load()
    (objects.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(journal == ["awake with Hello", "save from true"] && sample.code.warnings.isEmpty)
    #expect(objects.first is Model)
  }
}

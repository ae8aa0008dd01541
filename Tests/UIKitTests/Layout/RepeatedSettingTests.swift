import Testing
import UIKit
import UITestSupport

/// Code sets the looks of its views in `layoutSubviews`, again and again.
@MainActor
@Suite("Setting a property to the value that it has")
struct RepeatedSettingTests {
  private let harness = SceneHarness()

  @Test("Given a view that sets its label's properties while it is laid out, then a turn lays it out once")
  func label() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    harness.window.addSubview(row)
    harness.turn()
    row.layouts = 0
    let drawing = row.label.layer.contents as? CGDrawing
    row.setNeedsLayout()
    harness.turn()
    #expect(row.layouts == 1)
    #expect(drawing != nil && row.label.layer.contents as? CGDrawing === drawing, "The label isn't drawn again either")
  }

  @Test("Given a button that sets its insets and alignment while it is laid out, then a turn lays it out once")
  func button() {
    let button = InsetButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    harness.window.addSubview(button)
    harness.turn()
    button.layouts = 0
    button.setNeedsLayout()
    harness.turn()
    #expect(button.layouts == 1)
  }

  @Test("A new color or alignment draws the label again without another layout around it")
  func looks() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    harness.window.addSubview(row)
    harness.turn()
    row.layouts = 0
    let before = row.label.layer.contents as? CGDrawing
    row.color = .red
    row.label.textColor = .red
    harness.turn()
    #expect(row.layouts == 0)
    #expect(row.label.layer.contents as? CGDrawing !== before)
  }
}

private final class Row: UIView {
  let label = UILabel()
  var color = UIColor.blue
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.frame = bounds
    label.text = "Title"
    label.font = .systemFont(ofSize: 15)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 1, height: 1)
  }
}

private final class InsetButton: UIButton {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    contentHorizontalAlignment = .left
    contentVerticalAlignment = .top
  }
}

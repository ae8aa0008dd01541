import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("UIStackView")
struct StackViewTests {
  let harness = LayoutHarness()
  var root: UIView { harness.root }

  /// A row at the top left, as long as given, or as its views ask for.
  private func row(_ views: [UIView], length: CGFloat? = nil, height: CGFloat? = nil, _ settings: (UIStackView) -> Void = { _ in })
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    settings(stack)
    harness.add(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let length { stack.widthAnchor.constraint(equalToConstant: length).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    harness.activate()
    return stack
  }

  private func contents() -> [ContentView] {
    [ContentView(20, 10, name: "a"), ContentView(40, 30, name: "b"), ContentView(60, 20, name: "c")]
  }

  @Test("Given fill, then the stack is as long as its views and spacings, and they are as high as it")
  func fill() {
    let views = contents()
    let stack = row(views) { $0.spacing = 5 }
    #expect(stack.frame == rect(0, 0, 130, 30))
    #expect(views.map(\.frame) == [rect(0, 0, 20, 30), rect(25, 0, 40, 30), rect(70, 0, 60, 30)])
  }

  @Test("Given fill and more room, then the view that hugs least takes it")
  func fillByHugging() {
    let views = contents()
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    _ = row(views, length: 200)
    #expect(views.map(\.frame) == [rect(0, 0, 20, 30), rect(20, 0, 120, 30), rect(140, 0, 60, 30)])
  }

  @Test("Given fillEqually, then all are as long")
  func fillEqually() {
    let views = contents()
    _ = row(views, length: 210) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(views.map(\.frame) == [rect(0, 0, 60, 30), rect(75, 0, 60, 30), rect(150, 0, 60, 30)])
  }

  @Test("Given fillProportionally, then lengths are as the contents'")
  func fillProportionally() {
    let views = contents()
    _ = row(views, length: 240) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame) == [rect(0, 0, 40, 30), rect(40, 0, 80, 30), rect(120, 0, 120, 30)])
  }

  @Test("Given equalSpacing, then the gaps share what is left")
  func equalSpacing() {
    let views = contents()
    _ = row(views, length: 200) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame) == [rect(0, 0, 20, 30), rect(60, 0, 40, 30), rect(140, 0, 60, 30)])
  }

  @Test("Given equalCentering, then the centres are equally far apart")
  func equalCentering() {
    let views = contents()
    _ = row(views, length: 200) { $0.distribution = .equalCentering }
    #expect(views.map(\.frame) == [rect(0, 0, 20, 30), rect(70, 0, 40, 30), rect(140, 0, 60, 30)])
  }

  @Test("Given equal distributions without a length, then the spacing counts")
  func equalSpacingFits() {
    let views = contents()
    let stack = row(views) {
      $0.distribution = .equalSpacing
      $0.spacing = 7
    }
    #expect(stack.frame.width == 134)
  }

  @Test(
    "Given an alignment, then views keep their heights and stand so",
    arguments: [
      (UIStackView.Alignment.top, [0, 0, 0]), (.center, [25, 15, 20]), (.bottom, [50, 30, 40]),
    ])
  func alignments(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let views = contents()
    _ = row(views, height: 60) { $0.alignment = alignment }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == [10, 30, 20])
  }

  @Test("Given an alignment other than fill, then the stack is as high as its highest view")
  func hugsAcross() { #expect(row(contents()) { $0.alignment = .center }.frame == rect(0, 0, 120, 30)) }

  @Test("Given baselines, then texts of different sizes stand on one line")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 34)
    _ = row([small, large]) { $0.alignment = .firstBaseline }
    func baseline(_ label: UILabel) -> CGFloat {
      guard case .fromEdges(let first, _) = label.baselines else { return 0 }
      return label.frame.minY + first
    }
    // The frames are on whole points here.
    #expect(abs(baseline(small) - baseline(large)) <= 0.5)
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test(
    "Given a column, then it shares its height as a row does its width",
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 55, 110], [50, 50, 50]), (.equalSpacing, [0, 60, 140], [10, 30, 20]),
      (.equalCentering, [0, 62.5, 140], [10, 30, 20]),
    ])
  func columns(_ distribution: UIStackView.Distribution, _ tops: [CGFloat], _ heights: [CGFloat]) {
    let views = contents()
    _ = row(views, height: 160) {
      $0.axis = .vertical
      $0.distribution = distribution
      $0.spacing = 5
    }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == heights)
    #expect(views.map(\.frame.width) == [60, 60, 60])
  }

  @Test("Given a column measured by baselines, then the spacing is from each last baseline to the next first one")
  func baselineSpacing() {
    let labels = [UILabel(), UILabel()]
    labels[0].font = .systemFont(ofSize: 34)
    for label in labels { label.text = "text" }
    _ = row(labels) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 40
    }
    guard case .fromEdges(_, let last) = labels[0].baselines, case .fromEdges(let first, _) = labels[1].baselines else {
      Issue.record("labels have baselines")
      return
    }
    #expect(abs(labels[1].frame.minY + first - (labels[0].frame.maxY - last) - 40) <= 0.5)
  }

  @Test("Given a view that is no longer arranged but still inside, then nothing holds it: it lies at the stack's origin")
  func noLongerArranged() {
    let views = contents()
    let stack = row(views)
    stack.removeArrangedSubview(views[1])
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(0, 0, 40, 30))
    #expect(views[2].frame.minX == 20)
  }

  @Test("Given a spacing of its own after a view, then it counts there")
  func customSpacing() {
    let views = contents()
    let stack = row(views) { $0.spacing = 5 }
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 40, 85])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 25, 70])
  }

  @Test("Given a hidden view, then it takes no room, nor its spacing")
  func hidden() {
    let views = contents()
    let stack = row(views) { $0.spacing = 5 }
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 85, 20))
    #expect(views[2].frame == rect(25, 0, 60, 20))
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 130, 30))
  }

  @Test("Given a hidden view with a required height of its own, then nothing contradicts")
  func hiddenWithHeight() {
    let views = contents()
    views[1].heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = row(views) { $0.axis = .vertical }
    let said = warnings {
      views[1].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(said.isEmpty)
    #expect(stack.frame.height == 30)
  }

  @Test("Given views inserted and removed, then the order follows")
  func order() {
    let views = contents()
    let stack = row(views)
    let new = ContentView(5, 5, name: "new")
    stack.insertArrangedSubview(new, at: 1)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 25, 65])
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [new, views[1]])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 45)
  }

  @Test("Given margins, then views keep inside them")
  func margins() {
    let views = contents()
    let stack = row(views) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.frame == rect(0, 0, 126, 34))
    #expect(views[0].frame == rect(2, 1, 20, 30))
  }

  @Test("Given stacks in a stack, then the inner ones count as they are laid out")
  func nested() {
    let column = UIStackView(arrangedSubviews: contents())
    column.axis = .vertical
    column.spacing = 2
    let side = ContentView(10, 10, name: "side")
    let stack = row([column, side]) {
      $0.alignment = .center
      $0.spacing = 6
    }
    #expect(stack.frame == rect(0, 0, 76, 64))
    #expect(column.frame == rect(0, 0, 60, 64))
    #expect(side.frame == rect(66, 27, 10, 10))
    #expect(column.arrangedSubviews.map(\.frame) == [rect(0, 0, 60, 10), rect(0, 12, 60, 30), rect(0, 44, 60, 20)])
  }
}

import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Auto Layout: sizes of contents")
struct LayoutSizingTests {
  let harness = LayoutHarness()
  var root: UIView { harness.root }

  @Test("Given a natural size that changes, then the layout follows")
  func contentsChange() {
    let view = harness.add(ContentView(30, 40))
    harness.activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame == rect(0, 0, 30, 40))
    view.content = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("Given views that no constraint mentions, then they lie at the origin, as large as their contents")
  func unmentioned() {
    harness.activate(harness.view("other").widthAnchor.constraint(equalToConstant: 10))
    let content = harness.add(ContentView(30, 40))
    let empty = UIView(frame: rect(50, 60, 70, 80))
    harness.add(empty)
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 30, 40))
    #expect(empty.frame == .zero)
    #expect(empty.hasAmbiguousLayout)
    content.content = CGSize(width: 50, height: 20)
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 50, 20))
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = rect(1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(content.frame == rect(1, 2, 3, 4))
  }

  @Test("Given views that no constraint mentions, then they come and go without one, also to another window")
  func unmentionedElsewhere() {
    let other = LayoutHarness()
    for harness in [harness, other] { harness.activate(harness.view("other").widthAnchor.constraint(equalToConstant: 10)) }
    let content = harness.add(ContentView(30, 40))
    root.layoutIfNeeded()
    content.frame.origin.x = 9
    other.root.addSubview(content)
    other.root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 30, 40))
  }

  @Test("Given text of several lines, then its height follows from the width that it gets")
  func wrappingText() {
    let label = harness.add(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "Glissade ", count: 20)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    harness.activate(
      width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(label.frame.height > 3 * label.font.lineHeight)
    width.constant = 390
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 390, height: 0)).height)
  }

  @Test("Given content inside a view, then the fitting size is what it needs")
  func fitting() {
    let card = UIView()
    let content = harness.add(ContentView(60, 20), to: card)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 30))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 30))
  }

  @Test("Given as much room as can be, then the fitting size is the largest that the constraints allow")
  func fittingExpanded() {
    let card = UIView()
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 500), card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 500, height: 250))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("Given a width that is asked for, then text is measured in lines of it")
  func fittingText() {
    let card = UIView()
    let label = harness.add(UILabel(), to: card)
    label.numberOfLines = 0
    label.text = String(repeating: "Glissade ", count: 20)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor), label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 150)
    #expect(size.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height + 16)
  }

  @Test("Given content that must not be compressed, when there is no room for it, then constraints come first and nothing contradicts")
  func requiredResistance() {
    let view = harness.add(ContentView(300, 20))
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    narrow.priority = .required - 1
    let said = warnings { harness.activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor), narrow) }
    #expect(view.frame.width == 300)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    let saidThen = warnings { harness.activate(limit) }
    #expect(view.frame.width == 200)
    #expect(said.isEmpty && saidThen.isEmpty)
  }

  @Test("Given a container too small for its margins, then what is inside is empty, and nothing contradicts")
  func collapsedContainers() {
    let (box, inner) = (harness.view("box"), harness.view("inner"))
    let said = warnings {
      harness.activate(
        box.heightAnchor.constraint(equalToConstant: 0), box.topAnchor.constraint(equalTo: root.topAnchor),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -16))
    }
    #expect(said.isEmpty)
    #expect(inner.frame.height == 0)
  }

  @Test("Given a button beside a label on one baseline, then their texts stand on one line whatever the button's height")
  func buttonBaselines() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Label"
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = label.font
    for view in [label, button] { harness.add(view) }
    harness.activate(
      button.topAnchor.constraint(equalTo: root.topAnchor), button.heightAnchor.constraint(equalToConstant: 60),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
    #expect(abs(label.frame.midY - 30) < 0.6)
    #expect(label.frame.minX == button.intrinsicContentSize.width)
  }

  @Test("Given text of several lines, then its first baseline is the first line's and its last the last one's")
  func baselinesOfLines() {
    let (text, first, last) = (harness.add(UILabel()), harness.add(UILabel()), harness.add(UILabel()))
    text.numberOfLines = 0
    text.text = "one\ntwo\nthree"
    for label in [first, last] { label.text = "beside" }
    harness.activate(
      text.topAnchor.constraint(equalTo: root.topAnchor), first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      last.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 5))
    // Labels are whole points high, with the text centered in them: there is a little more above three lines than above one, and the
    // difference is rounded to half points.
    #expect(text.frame.maxY == 63)
    #expect(first.frame == rect(0, 0.5, first.frame.width, 21))
    #expect(last.frame == rect(0, 46.5, last.frame.width, 21))
  }

  @Test("Given alignment insets, then constraints go by what they leave")
  func alignmentRects() {
    let view = harness.add(OrnateView())
    harness.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == rect(16, 18, 112, 58))
    #expect(view.alignmentRect(forFrame: view.frame) == rect(20, 20, 100, 50))
    #expect(view.frame(forAlignmentRect: rect(20, 20, 100, 50)) == view.frame)
  }

  @Test("Given content pinned to a scroll view's content, then the content size follows")
  func scrollContent() {
    let scroll = harness.add(UIScrollView())
    let content = harness.view("content", in: scroll)
    let pinned = harness.view("pinned", in: scroll)
    harness.activate(
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), content.heightAnchor.constraint(equalToConstant: 2000),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor), pinned.widthAnchor.constraint(equalToConstant: 10),
      pinned.heightAnchor.constraint(equalToConstant: 10))
    #expect(scroll.contentSize == CGSize(width: 390, height: 2020))
    #expect(content.frame == rect(0, 10, 390, 2000))
    scroll.contentOffset.y = 300
    root.layoutIfNeeded()
    #expect(pinned.frame.minY == 304)
    #expect(content.frame.minY == 10)
  }

  @Test("Given margins, then they are UIKit's")
  func margins() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let harness = LayoutHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(harness.root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    let inner = UIView(frame: rect(4, 100, 382, 100))
    harness.root.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 3)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 12))
  }

  @Test("Given a wide screen, then the readable guide stays in the middle of it")
  func readableContent() {
    let harness = LayoutHarness(size: CGSize(width: 1000, height: 700))
    let view = harness.view("text")
    let guide = harness.root.readableContentGuide
    harness.activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == rect(164, 0, 672, 10))
    harness.scene.resize(to: CGSize(width: 390, height: 700))
    harness.advance(by: 0.1)
    #expect(view.frame == rect(16, 0, 358, 10))
  }
}

/// A view with a shadow around what it aligns by.
private final class OrnateView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
}

import Components
import Testing
import UIKit

@Suite("Rows and columns")
@MainActor
struct LayoutTests {
  /// A layout with fixed lengths, or without for nil, that keeps its frame.
  private final class Box: Layout {
    let width: CGFloat?
    let height: CGFloat?
    var isHidden = false
    private(set) var frame: CGRect?

    init(_ width: CGFloat? = nil, _ height: CGFloat? = nil) { (self.width, self.height) = (width, height) }

    func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? { axis == .horizontal ? width : height }

    func layOut(in frame: CGRect) { self.frame = frame }

    func add(to superview: UIView) {}
  }

  /// A layout with the area of a text, which is the higher the narrower it is.
  private struct Text: Layout {
    let area: CGFloat
    var isHidden: Bool { false }

    func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? { axis == .vertical ? area / room.width : nil }

    func layOut(in frame: CGRect) {}

    func add(to superview: UIView) {}
  }

  private let area = CGRect(x: 10, y: 20, width: 200, height: 30)

  @Test("A layout without a length takes the room that the others leave")
  func oneFlexible() {
    let (first, middle, last) = (Box(20), Box(), Box(40))
    Row(gap: 8, first, middle, last).layOut(in: area)
    #expect(first.frame == CGRect(x: 10, y: 20, width: 20, height: 30))
    #expect(middle.frame == CGRect(x: 38, y: 20, width: 124, height: 30))
    #expect(last.frame == CGRect(x: 170, y: 20, width: 40, height: 30))
  }

  @Test("Without enough room, what follows stays at the end")
  func tooNarrow() {
    let (first, middle, last) = (Box(150), Box(), Box(100))
    Row(first, middle, last).layOut(in: area)
    #expect(middle.frame == CGRect(x: 160, y: 20, width: 0, height: 30))
    #expect(last.frame == CGRect(x: 110, y: 20, width: 100, height: 30))
  }

  @Test("Several layouts without a length have equal ones in whole points, and the last ends at the edge")
  func severalFlexible() {
    let (first, second) = (Box(), Box())
    Row(gap: 7, first, second).layOut(in: area)
    #expect(first.frame == CGRect(x: 10, y: 20, width: 96, height: 30))
    #expect(second.frame == CGRect(x: 114, y: 20, width: 96, height: 30))
  }

  @Test("Layouts with lengths alone are at the start")
  func fixed() {
    let (first, second) = (Box(20, 5), Box(30, 6))
    Column(gap: 2, first, second).layOut(in: area)
    #expect(first.frame == CGRect(x: 10, y: 20, width: 200, height: 5))
    #expect(second.frame == CGRect(x: 10, y: 27, width: 200, height: 6))
  }

  @Test("A hidden layout leaves no gap")
  func hidden() {
    let (first, second, third) = (Box(20, 4), Box(30, 5), Box(40, 6))
    second.isHidden = true
    let row = Row(gap: 8, first, second, third)
    row.layOut(in: area)
    #expect(second.frame == nil)
    #expect(third.frame?.minX == 38)
    #expect(row.length(along: .horizontal, in: area.size) == 68)
    #expect(row.length(along: .vertical, in: area.size) == 6)
    #expect(Row(second).isHidden && !row.isHidden)
  }

  @Test("The height of a row is that of its highest layout in the width that it gets")
  func heightForWidth() {
    let row = Row(gap: 10, Box(40), Text(area: 800), Box(60, 5))
    #expect(row.length(along: .vertical, in: area.size) == 10)
    #expect(row.length(along: .horizontal, in: area.size) == nil)
    #expect(Column(gap: 2, row, row).inset(x: 5, y: 3).length(along: .vertical, in: CGSize(width: 210, height: 0)) == 28)
  }

  @Test("A layout with lengths of its own is in the middle or at the pinned edges")
  func sized() {
    let box = Box()
    box.sized(width: 50, height: 10).layOut(in: area)
    #expect(box.frame == CGRect(x: 85, y: 30, width: 50, height: 10))
    box.sized(width: 50, height: 10, pinned: [.left, .bottom]).layOut(in: area)
    #expect(box.frame == CGRect(x: 10, y: 40, width: 50, height: 10))
    box.sized(height: 10, pinned: .top).layOut(in: area)
    #expect(box.frame == CGRect(x: 10, y: 20, width: 200, height: 10))
    #expect(box.sized(width: 50).length(along: .horizontal, in: area.size) == 50)
    #expect(box.sized(width: 50).length(along: .vertical, in: area.size) == nil)
  }

  @Test("Insets add to the lengths, and never make a frame negative")
  func insets() {
    let box = Box(20, 10)
    let inset = box.inset(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inset.length(along: .horizontal, in: area.size) == 26)
    #expect(inset.length(along: .vertical, in: area.size) == 14)
    inset.layOut(in: area)
    #expect(box.frame == CGRect(x: 12, y: 21, width: 194, height: 26))
    box.inset(x: -5).layOut(in: area)
    #expect(box.frame == CGRect(x: 5, y: 20, width: 210, height: 30))
    inset.layOut(in: .zero)
    #expect(box.frame == CGRect(x: 2, y: 1, width: 0, height: 0))
  }

  @Test("Layouts in front of each other have the same frame, and room for the longest")
  func overlay() {
    let (back, front) = (Box(20, 10), Box(30, 40))
    let overlay = Overlay(back, front)
    overlay.layOut(in: area)
    #expect(back.frame == area && front.frame == area)
    #expect(overlay.length(along: .horizontal, in: area.size) == 30)
    #expect(overlay.length(along: .vertical, in: area.size) == 40)
    front.isHidden = true
    #expect(overlay.length(along: .horizontal, in: area.size) == 20)
    #expect(Overlay(back, Box()).length(along: .horizontal, in: area.size) == nil)
  }

  @Test("A flow begins another line where a layout doesn't fit")
  func flow() {
    let boxes = [Box(60), Box(80), Box(70), Box(300)]
    let flow = Flow(gap: 10, lineHeight: 12, lineGap: 3, isCentered: true, boxes)
    #expect(flow.length(along: .vertical, in: area.size) == 42)
    flow.layOut(in: area)
    #expect(
      boxes.map(\.frame) == [
        CGRect(x: 35, y: 20, width: 60, height: 12), CGRect(x: 105, y: 20, width: 80, height: 12),
        CGRect(x: 75, y: 35, width: 70, height: 12), CGRect(x: 10, y: 50, width: 200, height: 12),
      ])
    #expect(Flow(gap: 10, lineHeight: 12, lineGap: 3, []).length(along: .vertical, in: area.size) == 0)
  }

  @Test("The content of a scroll view is as high as it needs")
  func scrollView() {
    let scrollView = UIScrollView()
    let box = Box(nil, 25)
    scrollView.layOutContent(Column(gap: 5, box, Box(nil, 10)), width: 90, bottom: 6)
    #expect(scrollView.contentSize == CGSize(width: 90, height: 46))
    #expect(box.frame == CGRect(x: 0, y: 0, width: 90, height: 25))
  }

  @Test("Space without a length separates the start from the end")
  func space() {
    let (first, last) = (Box(20), Box(40))
    Row(gap: 4, first, Space(), last, Space(10)).layOut(in: area)
    #expect(first.frame?.minX == 10)
    #expect(last.frame == CGRect(x: 156, y: 20, width: 40, height: 30))
  }

  @Test("An arranged view measures and places the same")
  func arrangedView() {
    let view = KitView()
    let (label, mark) = (UIView(), UIView())
    view.arrange(Column(gap: 4, mark.sized(height: 10), label.sized(height: 20)).inset(x: 6, y: 3))
    #expect(view.subviews == [mark, label])
    view.frame.size = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    view.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 6, y: 3, width: 88, height: 10))
    #expect(label.frame == CGRect(x: 6, y: 17, width: 88, height: 20))
  }
}

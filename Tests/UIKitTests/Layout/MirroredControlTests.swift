import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Controls, bars and text from right to left")
struct MirroredControlTests {
  let screen = TouchScene()

  init() { screen.perform { screen.window.traitOverrides.layoutDirection = .rightToLeft } }

  private func add<View: UIView>(_ view: View, width: CGFloat, height: CGFloat) -> View {
    screen.add(view, frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("The first tab is at the right, and a click there selects it")
  func tabs() {
    let bar = UITabBar()
    bar.items = (0..<4).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    _ = add(bar, width: 400, height: 49)
    screen.click(CGPoint(x: 350, y: 20))
    #expect(bar.selectedItem?.tag == 0)
    screen.click(CGPoint(x: 150, y: 20))
    #expect(bar.selectedItem?.tag == 2)
    bar.semanticContentAttribute = .forceLeftToRight
    screen.turn()
    screen.click(CGPoint(x: 350, y: 20))
    #expect(bar.selectedItem?.tag == 3)
  }

  @Test("The first segment is at the right, and the Left key goes to the next")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    _ = add(control, width: 300, height: 32)
    screen.click(CGPoint(x: 270, y: 16))
    screen.advance(by: 1)
    #expect(control.selectedSegmentIndex == 0)
    screen.perform { screen.window.focus(byKeyboard: control) }
    screen.key(.keyboardLeftArrow)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A stepper counts up at the left, and a switch is on at the left")
  func stepperAndSwitch() {
    let stepper = add(UIStepper(), width: 94, height: 32)
    screen.click(CGPoint(x: 20, y: 16))
    #expect(stepper.value == 1)
    screen.click(CGPoint(x: 70, y: 16))
    #expect(stepper.value == 0)
    stepper.removeFromSuperview()
    let toggle = add(UISwitch(), width: 51, height: 31)
    let thumb = toggle.subviews.last
    #expect((thumb?.frame.midX ?? 0) > 26)
    toggle.isOn = true
    screen.turn()
    #expect((thumb?.frame.midX ?? 99) < 26)
  }

  @Test("A page control goes on to the left")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    _ = add(control, width: 200, height: 37)
    screen.click(CGPoint(x: 20, y: 18))
    #expect(control.currentPage == 1)
    screen.click(CGPoint(x: 180, y: 18))
    #expect(control.currentPage == 0)
  }

  @Test("A bar of progress grows to the left")
  func progress() {
    let view = add(UIProgressView(progressViewStyle: .default), width: 200, height: 4)
    view.progress = 0.25
    screen.turn()
    #expect(view.subviews.first?.frame.minX == 150)
  }

  @Test("A vertical indicator is at the left")
  func indicators() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 200, height: 900)
    _ = add(view, width: 200, height: 300)
    screen.perform { view.flashScrollIndicators() }
    #expect(view.indicators.vertical.frame.maxX < 10)
  }

  @Test("Lines of a text view begin at the right, unless it is aligned; so do the insertion point and the rest of selected lines")
  func textView() {
    let view = UITextView()
    _ = add(view, width: 300, height: 200)
    screen.perform { _ = view.becomeFirstResponder() }
    screen.turn()
    let right = view.content.bounds.maxX
    #expect(view.caretFrame(at: 0).maxX == right, "without a text")
    view.text = "One\nA longer line"
    screen.turn()
    #expect(abs(view.caretFrame(at: 3).minX - right) < 0.01)
    view.selectedRange = NSRange(location: 0, length: 7)
    let areas = view.areas(of: 0..<7)
    #expect(areas.count == 2 && areas[0].minX == 0 && abs(areas[0].maxX - right) < 0.01, "the whole first line")
    let parts = view.areas(of: 1..<7)
    #expect(parts.count == 3 && parts[0].minX == 0 && parts[0].maxX < parts[1].minX)
    view.textAlignment = .left
    screen.turn()
    #expect(view.caretFrame(at: 0).minX == 0)
  }

  @Test("Paragraphs with indents, and attributed labels, begin at the right as well")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 40
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    _ = add(view, width: 300, height: 200)
    #expect(abs(view.caretFrame(at: 4).minX - (view.content.bounds.maxX - 40)) < 0.01)
  }

  @Test("The text of a field begins at the right")
  func textField() throws {
    let field = UITextField()
    field.text = "Text"
    _ = add(field, width: 300, height: 34)
    let text = try #require(screen.views(UILabel.self, in: field).first { $0.text == "Text" })
    #expect(text.convert(text.bounds, to: field).maxX > 290)
  }
}

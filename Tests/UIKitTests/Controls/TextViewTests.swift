import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Text view")
struct TextViewTests {
  let screen = TouchScene()

  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var isLocked = false
    var links: [URL] = []

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { !isLocked }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      links.append(URL)
      return true
    }
  }

  private let delegate = Delegate()

  private func makeView(_ text: String, width: CGFloat = 300, height: CGFloat = 200) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = delegate
    return screen.add(view, frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("A click begins editing where it is, and typing replaces the selection")
  func editing() {
    let view = makeView("One\nTwo")
    screen.click(CGPoint(x: 250, y: 18))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 3, length: 0))
    screen.type(" and")
    screen.key(.keyboardReturnOrEnter, "\r")
    screen.key(.keyboardDeleteOrBackspace)
    #expect(view.text == "One and\nTwo" && delegate.calls == ["begin", "change", "change", "change"])
    view.selectedRange = NSRange(location: 0, length: 3)
    screen.type("1")
    #expect(view.text == "1 and\nTwo" && view.selectedRange.location == 1)
    delegate.isLocked = true
    screen.type("x")
    #expect(view.text == "1 and\nTwo")
    screen.perform { _ = view.resignFirstResponder() }
    #expect(delegate.calls.last == "end")
  }

  @Test("The text container's padding is on both sides of its lines, and its number of lines limits them")
  func container() {
    let view = makeView("One two three four five six seven eight nine ten", width: 120)
    let container: NSTextContainer = view.textContainer
    let height = view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height
    container.lineFragmentPadding = 30
    #expect(view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height > height)
    container.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height < height)
  }

  @Test("Up and Down keep the distance from the left, and Shift extends the selection")
  func lines() {
    let view = makeView("Long line here\nab\nLong line here")
    screen.perform { _ = view.becomeFirstResponder() }
    view.selectedRange = NSRange(location: 10, length: 0)
    screen.key(.keyboardDownArrow)
    #expect(view.selectedRange.location == 17)
    screen.key(.keyboardDownArrow)
    #expect(view.selectedRange.location == 28)
    screen.key(.keyboardHome, modifiers: .shift)
    #expect(view.selectedRange == NSRange(location: 18, length: 10))
    screen.key(.keyboardEnd, modifiers: .control)
    #expect(view.selectedRange.location == 32)
  }

  @Test("Text that is longer than the view scrolls, and typing at its end shows the end")
  func scrolling() {
    let view = makeView((0..<40).map { "Line \($0)" }.joined(separator: "\n"))
    #expect(view.contentSize.height > 700)
    screen.perform { _ = view.becomeFirstResponder() }
    screen.key(.keyboardEnd, modifiers: .control)
    #expect(view.contentOffset.y > 500)
    screen.perform { view.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    screen.advance(by: 1)
    #expect(view.contentOffset.y < 10)
  }

  @Test("A double click selects a word, and a long press with a drag selects what it passes")
  func selecting() {
    let view = makeView("Hello wide world")
    screen.click(CGPoint(x: 20, y: 18))
    screen.click(CGPoint(x: 20, y: 18))
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    screen.advance(by: 1)
    screen.press(CGPoint(x: 6, y: 18))
    screen.advance(by: 0.5)
    screen.move(by: CGVector(dx: 290, dy: 0), steps: 5)
    screen.release()
    #expect(view.selectedRange == NSRange(location: 0, length: 16))
  }

  @Test("A click on a link tells the delegate, and doesn't begin editing")
  func links() {
    let view = makeView("")
    let text = NSMutableAttributedString(string: "Go here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 4))
    view.attributedText = text
    screen.turn()
    screen.click(CGPoint(x: 50, y: 18))
    #expect(delegate.links.map(\.absoluteString) == ["https://example.com"] && !view.isFirstResponder)
  }

  @Test("A view that doesn't scroll is as high as its text")
  func height() {
    let view = makeView("One\nTwo\nThree")
    view.isScrollEnabled = false
    let one = UITextView()
    one.font = view.font
    one.text = "One"
    #expect(view.intrinsicContentSize.height > one.sizeThatFits(CGSize(width: 300, height: 0)).height + 36)
  }

  @Test("Notifications report the beginning, the changes and the end of editing")
  func notifications() {
    let harness = SceneHarness()
    let (view, field) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UITextField())
    harness.turn { for subview in [view, field] as [UIView] { harness.rootView.addSubview(subview) } }
    var names: [String] = []
    let known = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification, UITextField.textDidEndEditingNotification,
    ]
    let tokens = known.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    harness.perform {
      view.becomeFirstResponder()
      view.insertText("a")
      field.becomeFirstResponder()
      field.insertText("b")
      field.resignFirstResponder()
    }
    #expect(names == known.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

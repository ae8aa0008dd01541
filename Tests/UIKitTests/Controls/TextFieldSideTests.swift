import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("The ends of text fields and sliders") struct TextFieldSideTests {
  private let harness = SceneHarness()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    field.borderStyle = .roundedRect
    harness.perform { harness.rootView.addSubview(field) }
  }

  private var shownText: String? { labels(in: field).first { !$0.isHidden && $0.text?.isEmpty == false }?.text }

  private func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap { $0 } }

  @Test("A secure field shows dots, keeps its text, and doesn't copy it")
  func secure() {
    harness.perform {
      field.text = "secret"
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      UIPasteboard.general.string = "before"
      field.selectAll(nil)
      field.copy(nil)
      field.cut(nil)
    }
    #expect(field.text == "secret" && shownText == "••••••" && UIPasteboard.general.string == "before")
    harness.perform { field.insertText("ab") }
    #expect(field.text == "ab" && shownText == "••")
    harness.perform { field.isSecureTextEntry = false }
    #expect(shownText == "ab")
  }

  @Test("The button that clears is there while there is a text, and asks the delegate")
  func clearing() {
    let delegate = ClearingDelegate()
    var changes = 0
    harness.perform {
      field.delegate = delegate
      field.clearButtonMode = .always
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    }
    harness.click(CGPoint(x: 205, y: 117))
    #expect(changes == 0)
    harness.perform { field.text = "abc" }
    harness.advance(by: 0.1)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 163, height: 30))
    harness.click(CGPoint(x: 205, y: 117))
    #expect(field.text == "abc" && delegate.questions == 1)
    delegate.answer = true
    harness.click(CGPoint(x: 205, y: 117))
    #expect(field.text == "" && changes == 1)
  }

  @Test("Views at the ends take room from the text in the modes in which they are shown, and change sides with the direction")
  func views() {
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24)), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    harness.perform {
      (field.leftView, field.leftViewMode) = (left, .always)
      (field.rightView, field.rightViewMode) = (right, .whileEditing)
    }
    harness.advance(by: 0.1)
    #expect(left.frame == CGRect(x: 0, y: 5, width: 24, height: 24) && right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 2, width: 169, height: 30))
    harness.perform { field.becomeFirstResponder() }
    harness.advance(by: 0.1)
    #expect(right.frame == CGRect(x: 160, y: 7, width: 40, height: 20))
    harness.perform { field.semanticContentAttribute = .forceRightToLeft }
    harness.advance(by: 0.1)
    #expect(left.frame.minX == 176 && right.frame.minX == 0)
  }

  @Test("A slider's track is between the images at its ends")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 13.5, width: 196, height: 4))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 30, y: 13.5, width: 140, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 180, y: 5.5, width: 20, height: 20))
  }
}

private final class ClearingDelegate: NSObject, UITextFieldDelegate {
  var answer = false
  var questions = 0
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    questions += 1
    return answer
  }
}

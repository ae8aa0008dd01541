import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A button")
struct ButtonTests {
  let button = UIButton(type: .system)
  let log = ControlLog()
  let inside = CGPoint(x: 150, y: 120)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.setTitle("Play", for: .normal)
  }

  @Test("Given titles for some states, then the other states show that of the normal state")
  func titles() {
    button.setTitle("Off", for: .disabled)
    button.setTitle("Chosen", for: .selected)
    #expect(button.currentTitle == "Play")
    button.isHighlighted = true
    #expect(button.currentTitle == "Play")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Chosen")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test("Given a system button, when it is pressed and released, then its title fades at once and comes back with an animation")
  func highlight() {
    let harness = ControlHarness(button)
    harness.press(inside)
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 1e-6)
    harness.release()
    #expect(button.titleLabel?.alpha == 1)
    let shown = button.titleLabel?.layer.presentation()?.opacity ?? 1
    #expect(shown < 1)
    harness.advance(by: 0.5)
    #expect(button.titleLabel?.layer.presentation()?.opacity ?? 1 == 1)
  }

  @Test("Given a button, when it is clicked or Space or Return is pressed, then it sends its primary action")
  func primaryAction() {
    let harness = ControlHarness(button)
    log.listen(to: button)
    harness.click(inside)
    #expect(log.events == ["down", "up inside", "primary"])
    log.clear()
    harness.key(.keyboardSpacebar, " ")
    harness.key(.keyboardReturnOrEnter)
    #expect(log.events == ["up inside", "primary", "up inside", "primary"])
  }

  @Test("Given a title and content insets, then the intrinsic size is that of both")
  func size() {
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
    let size = button.intrinsicContentSize
    #expect(size.width == (title.width + 50).rounded(.up))
    #expect(size.height == (title.height + 3).rounded(.up))
  }

  // "It may shrink if the frame is smaller than the image, but it will not stretch": exchangetuts.com/ios-can-stretch-a-uiimageview-
  // but-not-a-uibutton-1641178204845935. Without a title; with one, the image comes first.
  @Test("Given an image larger than the button, then it shrinks into the content rectangle")
  func largeImage() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    button.setImage(UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 300, height: 200))), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 2, width: 48, height: 32))
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 14, y: 12, width: 28, height: 12))
    button.imageEdgeInsets = .zero
    button.setTitle("title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 2, width: 48, height: 32))
    #expect(button.titleLabel?.frame.width == 0)
    #expect(button.intrinsicContentSize.height == 208)
  }

  @Test("Given an image smaller than the button, then it keeps its size")
  func smallImage() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 30, height: 20))), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 15, y: 10, width: 30, height: 20))
  }

  @Test("Given opposite insets of the image and the title, then their distance is the sum of both")
  func insetsMoveApart() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    button.setImage(UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 30, height: 20))), for: .normal)
    button.setTitle("title", for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(title.minX - image.maxX == 12)
    #expect(image.minX == 300 - title.maxX)
  }

  @Test("Given a system button, then its title has the tint color unless it has a color of its own")
  func colors() {
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
  }

  @Test("Given an attributed title for the normal state, then it takes precedence, keeps its colors, and sets the button's size")
  func attributedTitle() {
    let width = button.intrinsicContentSize.width
    let title = NSAttributedString(string: "Play", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentAttributedTitle == title && button.attributedTitle(for: .highlighted) == nil)
    #expect(button.titleLabel?.attributedText == title && button.intrinsicContentSize.width > width)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Play" && button.intrinsicContentSize.width == width)
  }
}

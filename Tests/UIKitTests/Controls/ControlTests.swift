import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A control")
struct ControlTests {
  @MainActor
  final class Listener {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIButton) { calls.append("sender \(sender.tag)") }
    func event(_ sender: UIControl, _ event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
  }

  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let log = ControlLog()
  let inside = CGPoint(x: 150, y: 120)

  @Test("A click inside is a press, then a release inside; it is highlighted in between")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    harness.release()
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.events == ["down", "up inside"])
  }

  @Test("A plain control that does something by a click does it by Return and Space too; one that does not leaves the keys alone")
  func keys() {
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardReturnOrEnter)
    var clicks = 0
    control.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    harness.key(.keyboardReturnOrEnter)
    harness.key(.keyboardSpacebar, " ")
    #expect(clicks == 2)
  }

  @Test("Up to 70 points outside still counts as inside, farther does not")
  func slop() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    harness.move(to: CGPoint(x: 150, y: 209))
    #expect(control.isHighlighted)
    harness.move(to: CGPoint(x: 150, y: 211))
    #expect(!control.isHighlighted && control.isTracking)
    harness.move(to: inside)
    #expect(control.isHighlighted)
    harness.move(to: CGPoint(x: 300, y: 300))
    harness.release()
    #expect(log.events == ["down", "exit", "enter", "exit", "up outside"])
  }

  @Test("A touch that is taken away ends without a release")
  func cancel() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    harness.cancel()
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.events == ["down", "cancel"])
  }

  @Test("A disabled control hears nothing, and lets nothing through to what lies behind it")
  func disabled() {
    let behind = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: behind.frame)
    container.addSubview(behind)
    container.addSubview(control)
    let harness = ControlHarness(container)
    log.listen(to: control)
    log.listen(to: behind)
    control.isEnabled = false
    harness.click(inside)
    #expect(log.events == [])
    #expect(control.state == .disabled)
  }

  @Test("Disabling a pressed control releases it")
  func disabledWhilePressed() {
    let harness = ControlHarness(control)
    harness.press(inside)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("Targets are told by methods without arguments, with the sender, and with the event")
  func targets() {
    let button = UIButton(type: .system)
    button.frame = control.frame
    button.tag = 7
    let listener = Listener()
    button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
    button.addTarget(listener, action: Listener.sender, for: .touchUpInside)
    button.addTarget(listener, action: Listener.event, for: .touchUpInside)
    let harness = ControlHarness(button)
    harness.click(inside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["plain", "sender 7", "event", "plain", "sender 7", "no event"])
    button.removeTarget(listener, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls.count == 6)
  }

  @Test("A target is not kept alive, and is told nothing when it has gone")
  func weakTarget() {
    var listener: Listener? = Listener()
    weak let held = listener
    control.addTarget(listener, action: Listener.plain, for: .touchDown)
    listener = nil
    #expect(held == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("An action added twice runs once; removed, it runs no more")
  func actions() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }
}

@MainActor
@Suite("A button")
struct ControlButtonTests {
  let button = UIButton(type: .system)
  let log = ControlLog()
  let inside = CGPoint(x: 150, y: 120)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.setTitle("Play", for: .normal)
  }

  @Test("States without a title of their own have the normal state's")
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

  @Test("A system button's title fades while pressed, and comes back over a moment")
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

  @Test("Click, Space and Return all are the primary action")
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

  @Test("A button is as large as its title, image and insets")
  func size() {
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
    let size = button.intrinsicContentSize
    #expect(size.width == (title.width + 50).rounded(.up))
    #expect(size.height == (title.height + 3).rounded(.up))
  }

  // "It may shrink if the frame is smaller than the image, but it will not stretch": exchangetuts.com/ios-can-stretch-a-uiimageview-
  // but-not-a-uibutton-1641178204845935. Without a title; with one, the image comes first.
  @Test("An image larger than the button is kept inside the content rectangle")
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

  @Test("An image smaller than the button keeps its size")
  func smallImage() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 30, height: 20))), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 15, y: 10, width: 30, height: 20))
  }

  @Test("Opposite insets on image and title, half a space each, set them a space apart")
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

  @Test("The tint colours a system button's title, unless it was given a colour")
  func colors() {
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
  }
}

@MainActor
@Suite("A slider")
struct ControlSliderTests {
  let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
  let log = ControlLog()

  /// The thumb's middle at a share of the range: it travels 200 points.
  private func thumb(_ fraction: CGFloat) -> CGPoint { CGPoint(x: 114 + 200 * fraction, y: 115) }

  @Test("The value stays inside the range")
  func range() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.value = .nan
    #expect(slider.value == 0.5)
  }

  @Test("Dragging the thumb moves the value, from where it was taken hold of")
  func drag() {
    slider.value = 0.5
    let harness = ControlHarness(slider)
    let grip = CGPoint(x: thumb(0.5).x + 8, y: 115)
    harness.press(grip)
    #expect(slider.value == 0.5)
    harness.move(to: CGPoint(x: grip.x + 50, y: 300))
    #expect(abs(slider.value - 0.75) < 1e-5)
    harness.move(to: CGPoint(x: 1000, y: 115))
    #expect(slider.value == 1)
    harness.release()
  }

  @Test("A press on the track brings the thumb there")
  func track() {
    let harness = ControlHarness(slider)
    log.listen(to: slider)
    harness.click(thumb(0.25))
    #expect(abs(slider.value - 0.25) < 1e-5)
    #expect(log.events.contains("value"))
  }

  @Test("A slider that is not continuous tells its value at the end of the drag")
  func notContinuous() {
    slider.isContinuous = false
    let harness = ControlHarness(slider)
    log.listen(to: slider)
    harness.press(thumb(0))
    harness.move(to: thumb(0.5))
    #expect(!log.events.contains("value"))
    harness.release()
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Arrows, Page and Home keys move the value of the focused slider")
  func keys() {
    slider.value = 0.5
    let harness = ControlHarness(slider)
    harness.key(.keyboardTab, "\t")
    #expect(slider.isFocused)
    harness.key(.keyboardRightArrow)
    #expect(abs(slider.value - 0.51) < 1e-6)
    harness.key(.keyboardPageDown)
    #expect(abs(slider.value - 0.41) < 1e-6)
    harness.key(.keyboardHome)
    #expect(slider.value == 0)
    harness.key(.keyboardEnd)
    #expect(slider.value == 1)
  }

  @Test("Setting the value tells nobody")
  func silent() {
    log.listen(to: slider)
    slider.setValue(0.3, animated: false)
    #expect(log.events == [])
  }
}

@MainActor
@Suite("A switch")
struct ControlSwitchTests {
  let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let log = ControlLog()

  @Test("A click switches and tells it once; setting it tells nobody")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    control.setOn(true, animated: true)
    #expect(log.events == [])
    harness.click(CGPoint(x: 125, y: 115))
    #expect(!control.isOn)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("A drag across switches once, and the release does not switch back")
  func drag() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 145, y: 115))
    #expect(control.isOn)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Space switches the focused switch")
  func space() {
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardSpacebar, " ")
    #expect(control.isOn)
  }

  @Test("A switch always has its own size")
  func size() {
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }
}

@MainActor
@Suite("A segmented control")
struct ControlSegmentsTests {
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  let log = ControlLog()

  init() { control.frame = CGRect(x: 50, y: 100, width: 300, height: 32) }

  private func segment(_ index: Int) -> CGPoint { CGPoint(x: 100 + 100 * index, y: 116) }

  @Test("A click selects a segment; on the selected one it does nothing")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.click(segment(1))
    #expect(control.selectedSegmentIndex == 1)
    harness.click(segment(1))
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("A drag from the selected segment carries the selection along")
  func carry() {
    control.selectedSegmentIndex = 0
    let harness = ControlHarness(control)
    harness.press(segment(0))
    harness.move(to: segment(1))
    #expect(control.selectedSegmentIndex == 1)
    harness.move(to: segment(2))
    #expect(control.selectedSegmentIndex == 2)
    harness.release()
  }

  @Test("A drag from another segment selects where it ends")
  func slide() {
    control.selectedSegmentIndex = 0
    let harness = ControlHarness(control)
    harness.press(segment(1))
    harness.move(to: segment(2))
    #expect(control.selectedSegmentIndex == 0)
    harness.release()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Arrows move the selection past disabled segments")
  func arrows() {
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("A segment removed before the selected one leaves the same title selected")
  func removal() {
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Three")
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}

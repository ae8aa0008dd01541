import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A slider")
struct SliderTests {
  let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
  let log = ControlLog()

  /// The center of the thumb at a fraction of the range, which is 200 points long.
  private func thumb(_ fraction: CGFloat) -> CGPoint { CGPoint(x: 114 + 200 * fraction, y: 115) }

  @Test("Given a value outside the range or none, then the slider keeps its value in the range")
  func range() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.value = .nan
    #expect(slider.value == 0.5)
  }

  @Test("Given a thumb that is pressed beside its middle, when it is dragged, then the value changes by the distance, within the range")
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

  @Test("Given a slider, when its track is clicked, then the value there is set and sent")
  func track() {
    let harness = ControlHarness(slider)
    log.listen(to: slider)
    harness.click(thumb(0.25))
    #expect(abs(slider.value - 0.25) < 1e-5)
    #expect(log.events.contains("value"))
  }

  @Test("Given a slider that isn't continuous, when the thumb is dragged, then it sends valueChanged once, at the release")
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

  @Test("Given a focused slider, when an arrow, page, Home or End key is pressed, then the value changes by a step, ten, or to an end")
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

  @Test("Given a value that code sets, then no event is sent")
  func silent() {
    log.listen(to: slider)
    slider.setValue(0.3, animated: false)
    #expect(log.events == [])
  }
}

import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A segmented control")
struct SegmentedControlTests {
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  let log = ControlLog()

  init() { control.frame = CGRect(x: 50, y: 100, width: 300, height: 32) }

  private func segment(_ index: Int) -> CGPoint { CGPoint(x: 100 + 100 * index, y: 116) }

  @Test("Given segments, when one is clicked twice, then it is selected and valueChanged is sent once")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.click(segment(1))
    #expect(control.selectedSegmentIndex == 1)
    harness.click(segment(1))
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Given a drag from the selected segment, then the selection follows it")
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

  @Test("Given a drag from another segment, then the one at the release is selected")
  func slide() {
    control.selectedSegmentIndex = 0
    let harness = ControlHarness(control)
    harness.press(segment(1))
    harness.move(to: segment(2))
    #expect(control.selectedSegmentIndex == 0)
    harness.release()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Given a disabled segment, when an arrow key is pressed, then the selection goes to the one behind it")
  func arrows() {
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Given a selected segment, when one before it is removed, then the same title stays selected")
  func removal() {
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Three")
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}

import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A switch")
struct SwitchTests {
  let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let log = ControlLog()

  @Test("Given a switch, when it is clicked, then it changes and sends valueChanged once, which setting it by code doesn't")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    control.setOn(true, animated: true)
    #expect(log.events == [])
    harness.click(CGPoint(x: 125, y: 115))
    #expect(!control.isOn)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Given a switch, when it is dragged across, then it changes once, and the release changes nothing")
  func drag() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 145, y: 115))
    #expect(control.isOn)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Given a focused switch, when Space is pressed, then it changes")
  func space() {
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardSpacebar, " ")
    #expect(control.isOn)
  }

  @Test("Given a frame without a size, then a switch has its own")
  func size() {
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }
}

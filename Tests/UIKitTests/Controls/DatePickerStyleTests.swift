import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Styles of date pickers")
struct DatePickerStyleTests {
  private let screen = SceneHarness(hostTime: 0, pace: .framePerEvent)
  /// 23 November 2026, 10:30.
  private let date = Date(timeIntervalSince1970: 1_795_429_800)
  private let picker = UIDatePicker()
  private let log = ControlLog()

  private func add(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, at origin: CGPoint = CGPoint(x: 20, y: 100)) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: "en_US"))
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
    picker.date = date
    log.listen(to: picker)
    screen.perform {
      picker.frame = CGRect(origin: origin, size: picker.intrinsicContentSize)
      screen.rootView.addSubview(picker)
    }
    screen.advance(by: 0.1)
  }

  private func texts(_ root: UIView? = nil) -> [String] { screen.views(UILabel.self, in: root).compactMap(\.text) }

  /// Clicks the label with a text.
  private func click(_ text: String) {
    screen.click(screen.middle(of: screen.views(UILabel.self).last { $0.text == text && $0.window != nil }))
    screen.advance(by: 1)
  }

  private func day(_ date: Date) -> String {
    let parts = picker.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return "\(parts.year!)-\(parts.month!)-\(parts.day!) \(parts.hour!):\(parts.minute!)"
  }

  @Test("The automatic style is compact, but durations and months are picked in wheels")
  func automatic() {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    let styles = modes.map { mode -> UIDatePickerStyle in
      picker.datePickerMode = mode
      return picker.datePickerStyle
    }
    #expect(styles == [.compact, .compact, .compact, .wheels, .wheels])
  }

  @Test("A compact picker shows the date and the time in capsules that are as wide as their texts")
  func capsules() {
    add(.compact, .dateAndTime)
    #expect(texts(picker).count == 2 && texts(picker)[0] == "Nov 23, 2026" && texts(picker)[1].hasPrefix("10:30"))
    let width = picker.intrinsicContentSize.width
    screen.perform { picker.datePickerMode = .date }
    #expect(texts(picker) == ["Nov 23, 2026"] && picker.intrinsicContentSize.width < width && picker.intrinsicContentSize.height == 34)
  }

  @Test("A click on a capsule opens a calendar beside it, in which days are picked, and a click outside closes it")
  func panel() {
    add(.compact, .date)
    click("Nov 23, 2026")
    let panel = screen.window.rootViewController?.presentedViewController
    #expect(panel != nil && texts(panel?.view).contains("November 2026"))
    let frame = panel.map { $0.view.convert($0.view.bounds, to: nil) } ?? .zero
    #expect(frame.minY == picker.frame.maxY + 6 && frame.minX >= 10)
    click("12")
    #expect(day(picker.date) == "2026-11-12 10:30" && texts(picker) == ["Nov 12, 2026"])
    screen.click(CGPoint(x: 200, y: 800))
    screen.advance(by: 1)
    #expect(screen.window.rootViewController?.presentedViewController == nil)
    #expect(log.events == ["begin", "value", "primary", "end"])
  }

  @Test("Esc closes the panel of a time, which has wheels")
  func time() {
    add(.compact, .time)
    click(texts(picker)[0])
    let wheels = screen.views(PickerWheel.self)
    #expect(wheels.count == 3)
    screen.perform { wheels[1].turn(to: 45) }
    screen.advance(by: 1)
    #expect(day(picker.date) == "2026-11-23 10:45")
    screen.key(.keyboardEscape)
    screen.advance(by: 1)
    #expect(screen.views(PickerWheel.self).isEmpty)
  }

  @Test("A calendar pages by its buttons and by swipes, which picks nothing")
  func paging() {
    add(.inline, .date)
    #expect(picker.frame.size == CGSize(width: 320, height: 332) && texts(picker).contains("November 2026"))
    let next = screen.views(UIButton.self, in: picker).first { $0.accessibilityLabel == "Next Month" }
    screen.click(screen.middle(of: next))
    screen.advance(by: 1)
    #expect(texts(picker).contains("December 2026"))
    screen.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    screen.advance(by: 1)
    #expect(texts(picker).contains("November 2026") && log.events.isEmpty)
    click("1")
    #expect(day(picker.date) == "2026-11-1 10:30")
  }

  @Test("Days beyond the limits can't be picked, and months beyond them not be shown")
  func limits() {
    add(.inline, .date)
    screen.perform {
      picker.minimumDate = date.addingTimeInterval(-3 * 86400)
      picker.maximumDate = date.addingTimeInterval(40 * 86400)
    }
    screen.advance(by: 0.1)
    click("19")
    #expect(picker.date == date)
    click("20")
    #expect(picker.date == date.addingTimeInterval(-3 * 86400))
    let buttons = screen.views(UIButton.self, in: picker)
    #expect(buttons.map(\.isEnabled) == [false, true])
    for _ in 0..<4 { screen.click(screen.middle(of: buttons[1])) }
    screen.advance(by: 1)
    #expect(texts(picker).contains("January 2027") && buttons.map(\.isEnabled) == [true, false])
  }

  @Test("The name of the month opens wheels, in which the month and the year are picked")
  func wheels() {
    add(.inline, .date)
    click("November 2026")
    let wheels = screen.views(PickerWheel.self, in: picker)
    #expect(wheels.count == 2)
    screen.perform { wheels[0].turn(to: 1) }
    screen.advance(by: 1)
    #expect(day(picker.date) == "2026-2-23 10:30" && texts(picker).contains("February 2026"))
    click("February 2026")
    #expect(screen.views(PickerWheel.self, in: picker).isEmpty)
    click("28")
    #expect(day(picker.date) == "2026-2-28 10:30")
  }

  @Test("The arrow keys pick the next days and weeks, and Page Up and Page Down months")
  func keys() {
    add(.inline, .date)
    click("12")
    for (key, expected) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, "2026-11-13"), (.keyboardDownArrow, "2026-11-20"), (.keyboardPageDown, "2026-12-20"),
      (.keyboardLeftArrow, "2026-12-19"),
    ] {
      screen.key(key)
      screen.advance(by: 1)
      #expect(day(picker.date) == expected + " 10:30")
    }
    #expect(texts(picker).contains("December 2026"))
  }

  @Test("The week begins as the calendar says, and at the right where text is read from there")
  func weeks() {
    add(.inline, .date)
    func x(_ text: String) -> CGFloat { screen.middle(of: screen.views(UILabel.self, in: picker).last { $0.text == text }).x }
    #expect(x("SUN") < x("MON"))
    screen.perform { picker.calendar.firstWeekday = 2 }
    screen.advance(by: 0.1)
    #expect(x("MON") < x("SUN") && x("23") < x("24"))
    screen.perform { screen.window.traitOverrides.layoutDirection = .rightToLeft }
    screen.advance(by: 0.1)
    #expect(x("MON") > x("SUN") && x("23") > x("24"))
  }

  @Test("A calendar for a date and a time has a row for the time")
  func dateAndTime() {
    add(.inline, .dateAndTime)
    #expect(picker.frame.height == 380 && texts(picker).contains("Time"))
    click("12")
    #expect(day(picker.date) == "2026-11-12 10:30")
  }

  @Test("A month and a year have wheels in the order of the language")
  func months() {
    add(.wheels, .yearAndMonth)
    let wheels = screen.views(PickerWheel.self, in: picker)
    #expect(wheels.map(\.numberOfRows) == [12, 4000] && wheels.map(\.selectedRow) == [10, 2025])
  }
}

import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Pickers")
struct PickerTests {
  let screen = TouchScene()

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked = 0
    var selected: [[Int]] = []
    var rowHeight: CGFloat = 32

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 100_000 : 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked += 1
      return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { selected.append([component, row]) }
  }

  private let source = Source()

  private func makePicker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    return screen.add(picker, frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  }

  @Test("A click on a row turns it to the middle, and only rows in sight have views")
  func click() {
    let picker = makePicker()
    #expect(source.asked < 30)
    screen.click(CGPoint(x: 80, y: 108 + 32))
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && source.selected == [[0, 1]])
  }

  @Test("A wheel that is flicked stops at a row, which is reported once")
  func flick() {
    let picker = makePicker()
    screen.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), steps: 6)
    screen.advance(by: 5)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 3 && source.selected == [[0, row]])
    let wheel = screen.views(PickerWheel.self).first
    #expect(wheel.map { ($0.contentOffset.y + $0.contentInset.top).truncatingRemainder(dividingBy: 32) } == 0)
  }

  @Test("A wheel that a finger leaves exactly on a row reports it as well")
  func exactly() {
    let picker = makePicker()
    screen.press(CGPoint(x: 80, y: 150))
    screen.move(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 150 - 32 - UIPanGestureRecognizer.slop), steps: 1)
    screen.advance(by: 0.3)
    let wheel = screen.views(PickerWheel.self).first
    #expect(wheel.map { $0.contentOffset.y + $0.contentInset.top } == 32)
    screen.release()
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && source.selected == [[0, 1]])
  }

  @Test("Code selects rows without notifying the delegate")
  func code() {
    let picker = makePicker()
    screen.perform { picker.selectRow(2, inComponent: 1, animated: true) }
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 1) == 2 && source.selected.isEmpty)
  }

  private func makeDatePicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "de_DE")
    picker.datePickerMode = mode
    return screen.add(picker, frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  }

  private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) {
    let wheel = screen.views(PickerWheel.self, in: picker)[component]
    screen.perform { wheel.turn(to: wheel.selectedRow + rows) }
    screen.advance(by: 1)
  }

  @Test("A day that the new month doesn't have becomes its last one")
  func shortMonth() {
    let picker = makeDatePicker(.date)
    picker.date = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024
    screen.turn()
    turn(picker, 1, by: 1)
    #expect(picker.date == Date(timeIntervalSince1970: 1_709_164_800))  // 29 February 2024
  }

  @Test("A date beyond a limit turns back to it")
  func limits() {
    let picker = makeDatePicker(.dateAndTime)
    let noon = Date(timeIntervalSince1970: 1_706_702_400)
    picker.date = noon
    picker.maximumDate = noon.addingTimeInterval(1800)
    screen.turn()
    turn(picker, 0, by: 1)
    #expect(picker.date == noon.addingTimeInterval(1800))
    turn(picker, 1, by: -2)
    #expect(picker.date == noon.addingTimeInterval(1800 - 7200))
  }

  @Test("A timer lasts a minute at least")
  func timer() {
    let picker = makeDatePicker(.countDownTimer)
    turn(picker, 0, by: 2)
    #expect(picker.countDownDuration == 7260)
    turn(picker, 0, by: -2)
    turn(picker, 1, by: -1)
    screen.advance(by: 1)
    #expect(picker.countDownDuration == 60)
  }

  @Test(
    "Given a delegate with odd heights of rows, when the picker is shown, then it has wheels",
    arguments: [.nan, .infinity, 0, -5] as [CGFloat])
  func oddHeights(height: CGFloat) {
    source.rowHeight = height
    let picker = makePicker()
    screen.turn()
    #expect(picker.numberOfRows(inComponent: 1) == 3 && picker.rowSize(forComponent: 0).height >= 1)
  }

  @Test("A timer keeps its duration if it is given one that is no number")
  func timerWithoutNumber() {
    let picker = makeDatePicker(.countDownTimer)
    picker.countDownDuration = 600
    picker.countDownDuration = .nan
    screen.turn()
    #expect(picker.countDownDuration == 600)
  }
}

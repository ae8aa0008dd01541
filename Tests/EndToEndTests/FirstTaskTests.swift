import Foundation
import ProgramTestSupport
import Testing

@Suite(
  "“Change the bounce, replay it slowly, compare, copy the code” in the real window", .serialized,
  .enabled(if: VirtualDisplay.whyUnavailable == nil))
struct FirstTaskTests {
  /// The time that a person needs, by the keystroke-level model of Card, Moran and Newell: a key 0.28 s, a pointing movement 1.1 s, a
  /// press or a release 0.1 s, and 1.35 s to think before each step of the task.
  private struct Person {
    let app: RunningGlissade
    private(set) var time: TimeInterval = 0

    init(_ app: RunningGlissade) { self.app = app }

    mutating func think() { time += 1.35 }

    mutating func press(_ keys: String...) throws {
      for key in keys {
        time += 0.28 * Double(key.split(separator: "+").count)
        try app.press(key: key)
      }
    }

    mutating func type(_ text: String) throws {
      time += 0.28 * Double(text.count)
      try app.type(text)
    }

    mutating func click(_ x: Int, _ y: Int) throws {
      time += 1.1 + 0.2
      try app.display.xdotool("mousemove", "\(x)", "\(y)", "click", "1")
    }

    /// Chooses an item of a menu in the toolbar, once the menu is there: between the toolbar and the stage, its color is not the canvas's.
    mutating func choose(at x: Int, _ item: Int, fromMenuAt menu: Int) throws {
      let canvas = try app.display.screenshot()[x, 48]
      try click(x, menu)
      #expect(try app.display.wait { $0[x, 48] != canvas }, "The menu did not open")
      try click(x, item)
    }

    mutating func drag(from x: Int, to end: Int, y: Int) throws {
      time += 2 * 1.1 + 0.2
      try app.display.xdotool("mousemove", "\(x)", "\(y)", "mousedown", "1")
      for step in 1...8 { try app.display.xdotool("mousemove", "\(x + (end - x) * step / 8)", "\(y)") }
      try app.display.xdotool("mouseup", "1")
    }
  }

  /// Checks that two stages are compared, and that what was copied can be pasted into the search field.
  private func expectDone(_ app: RunningGlissade, since start: Screenshot) throws {
    #expect(try app.display.wait { $0.differences(from: start) > 50_000 }, "Two stages are not the same picture as one")
    // The search field and nothing else: the stage may still move, and the insertion point, which blinks, has few pixels.
    let field = CGRect(x: 1000, y: 164, width: 140, height: 20)
    for key in ["ctrl+f", "ctrl+a", "BackSpace"] { try app.press(key: key) }
    let empty = try app.display.settledScreenshot(of: field, quiet: 0.4)
    try app.press(key: "ctrl+v")
    #expect(try app.display.wait { $0.cropped(to: field).differences(from: empty) > 200 }, "Nothing was copied")
  }

  @Test("By keyboard alone it takes less than 30 seconds")
  func byKeyboard() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let start = try app.display.screenshot()
    var person = Person(app)
    person.think()
    try person.press("ctrl+f")
    try person.type("bounce")
    try person.press("Return", "shift+Left", "shift+Left")
    person.think()
    try person.press("bracketleft", "bracketleft", "r")
    person.think()
    try person.press("b")
    person.think()
    try person.press("ctrl+shift+c")
    #expect(person.time < 30)
    try expectDone(app, since: start)
  }

  @Test("By mouse alone it takes less than 20 seconds")
  func byMouse() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let start = try app.display.screenshot()
    var person = Person(app)
    let bottom = app.display.height - 22
    person.think()
    try person.drag(from: 1148, to: 1110, y: 318)
    person.think()
    try person.click(518, bottom)
    try person.click(1192, 138)
    person.think()
    try person.choose(at: 436, 58, fromMenuAt: 22)
    person.think()
    try person.choose(at: 588, 84, fromMenuAt: 22)
    #expect(person.time < 20)
    try expectDone(app, since: start)
  }
}

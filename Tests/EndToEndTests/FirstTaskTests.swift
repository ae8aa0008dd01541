import Foundation
import ProgramTestSupport
import Testing

@Suite(
  "“Change the bounce, replay it slowly, compare, copy the code” in the real window", .serialized,
  .enabled(if: VirtualDisplay.whyUnavailable == nil))
struct FirstTaskTests {
  private struct Person {
    let app: RunningGlissade

    init(_ app: RunningGlissade) { self.app = app }

    func press(_ keys: String...) throws { for key in keys { try app.press(key: key) } }

    func click(_ x: Int, _ y: Int) throws { try app.display.xdotool("mousemove", "\(x)", "\(y)", "click", "1") }

    /// Chooses an item of a menu in the toolbar, once the menu is there: between the toolbar and the stage, its color is not the canvas's.
    func choose(at x: Int, _ item: Int, fromMenuAt menu: Int) throws {
      let canvas = try app.display.screenshot()[x, 48]
      try click(x, menu)
      #expect(try app.display.wait { $0[x, 48] != canvas }, "The menu did not open")
      try click(x, item)
    }

    func drag(from x: Int, to end: Int, y: Int) throws {
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

  @Test("Given the keyboard alone, then each step has a key")
  func byKeyboard() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let start = try app.display.screenshot()
    let person = Person(app)
    try person.press("ctrl+f")
    try app.type("bounce")
    try person.press("Return", "shift+Left", "shift+Left")
    try person.press("bracketleft", "bracketleft", "r")
    try person.press("b")
    try person.press("ctrl+shift+c")
    try expectDone(app, since: start)
  }

  @Test("Given the mouse alone, then each step has a button or a handle")
  func byMouse() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let start = try app.display.screenshot()
    let person = Person(app)
    let bottom = app.display.height - 22
    try person.drag(from: 1148, to: 1110, y: 318)
    try person.click(518, bottom)
    try person.click(1192, 138)
    try person.choose(at: 436, 58, fromMenuAt: 22)
    try person.choose(at: 588, 84, fromMenuAt: 22)
    try expectDone(app, since: start)
  }
}

import Foundation
import ProgramTestSupport
import Testing

/// Several steps of one story share a window, because each window costs seconds.
@Suite("What a person does in a window, one thing after the other", .serialized, .enabled(if: VirtualDisplay.whyUnavailable == nil))
struct StoryTests {
  /// Where things lie in a window of 1280 × 1000 points.
  private enum Place {
    static let takesPage = (x: 1079, y: 22)
    static let flipCard = (x: 100, y: 234)
    static let bottomSheet = (x: 100, y: 206)
    /// The row of the first recording, after the seven takes that ship with Photo zoom.
    static let newTake = CGRect(x: 968, y: 316, width: 240, height: 24)
    /// The left handle of the trimmer below the list, before anything is trimmed, and its button.
    static let trimHandle = (x: 969, y: 398)
    static let trimButton = (x: 1250, y: 363)
    /// The time and the frame in the timeline's header.
    static let readout = CGRect(x: 580, y: 964, width: 200, height: 30)
    /// The middle of the slider of Damping, and its row.
    static let damping = (x: 1148, y: 318)
    static let dampingRow = CGRect(x: 968, y: 304, width: 290, height: 28)
    /// The menu of comparisons, and its item for stages on top of each other.
    static let compareMenu = (x: 436, y: 22)
    static let overlaid = (x: 446, y: 179)
  }

  private func part(_ rect: CGRect, of app: RunningGlissade) throws -> Screenshot { try app.display.screenshot().cropped(to: rect) }

  private func click(_ place: (x: Int, y: Int), _ app: RunningGlissade) throws {
    try app.display.xdotool("mousemove", "\(place.x)", "\(place.y)", "click", "1")
  }

  private func drag(from place: (x: Int, y: Int), by distance: Int, _ app: RunningGlissade) throws {
    try app.display.xdotool("mousemove", "\(place.x)", "\(place.y)", "mousedown", "1")
    for step in 1...4 { try app.display.xdotool("mousemove", "\(place.x + distance * step / 4)", "\(place.y)") }
    try app.display.xdotool("mouseup", "1")
  }

  @Test("A recording is listed at once and can be trimmed to its drag, a slow drag sends a photo home, and what follows is another demo's")
  func recording() throws {
    let app = try RunningGlissade(["--demo", "photo-zoom"])
    try click(Place.takesPage, app)
    try app.parkPointer()
    let grid = try app.settledStage()
    let emptyRow = try part(Place.newTake, of: app)
    let emptyReadout = try part(Place.readout, of: app)

    try app.press(key: "ctrl+r")
    try app.click(stage: CGPoint(x: 70, y: 150))
    let photo = try app.settledStage(after: grid)
    try app.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), steps: 5)
    try app.press(key: "ctrl+r")
    #expect(try app.stageComesBack(to: grid), "A photo that was dragged far, held and released did not fly back")
    #expect(try app.display.wait { $0.cropped(to: Place.newTake).differences(from: emptyRow) > 40 }, "The recording is not listed")

    try click((x: 1020, y: 328), app)
    try drag(from: Place.trimHandle, by: 148, app)
    try click(Place.trimButton, app)
    try app.parkPointer()
    // The photo keeps the ratio of the thumbnail that was there first, so its outermost row may be covered a little differently.
    #expect(try app.stageComesBack(to: photo, within: 24), "The take does not begin with the photo that is dragged")

    try app.press(key: "r")
    #expect(try app.display.wait { $0.cropped(to: Place.readout).differences(from: emptyReadout) > 40 }, "The time is not shown")
    try click(Place.flipCard, app)
    #expect(try app.display.wait { $0.cropped(to: Place.readout) == emptyReadout }, "Another demo has the time of the last one")

    let row = try app.display.screenshot()[Place.bottomSheet.x + 90, Place.bottomSheet.y]
    try click(Place.bottomSheet, app)
    try app.parkPointer()
    _ = try app.display.wait { $0[Place.bottomSheet.x + 90, Place.bottomSheet.y] != row }
    let map = try app.settledStage()
    try app.press(key: "r")
    let sheet = try app.settledStage(after: map)
    try app.wheel(5, at: CGPoint(x: 195, y: 700))
    _ = try app.settledStage(after: sheet)
    try app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 600))
    let dragged = try app.settledStage()
    try app.wheel(-20, at: CGPoint(x: 195, y: 700))
    #expect(try app.settledStage(after: dragged).differences(from: dragged) > 5000, "The drag took the list back to its top")
    #expect(app.isRunning)
  }

  @Test("Tab leaves the stage, compared stages have a name each, and a restart shows the tuned values, and a film its moment")
  func tuning() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    // The stage itself, its button, and then the buttons below it.
    let controls = CGRect(x: 208, y: 956, width: 744, height: 44)
    let atRest = try part(controls, of: app)
    for _ in 0..<4 { try app.press(key: "Tab") }
    #expect(try app.display.wait { $0.cropped(to: controls) != atRest }, "The focus stays on the stage")
    try app.press(key: "Escape")

    let initial = try part(Place.dampingRow, of: app)
    try drag(from: Place.damping, by: -40, app)
    try app.parkPointer()
    #expect(try app.display.wait { $0.cropped(to: Place.dampingRow).differences(from: initial) > 100 }, "The slider does not move")

    try app.press(key: "b")
    let canvas = try app.display.screenshot()[Place.overlaid.x, 48]
    try click(Place.compareMenu, app)
    _ = try app.display.wait { $0[Place.overlaid.x, 48] != canvas }
    try click(Place.overlaid, app)
    let captions = CGRect(x: 380, y: 48, width: 400, height: 30)
    #expect(
      try app.display.wait { screen in
        let strip = screen.cropped(to: captions)
        func places(of color: UInt32) -> [Int] { strip.pixels.indices.filter { strip.pixels[$0] == color }.map { $0 % strip.width } }
        guard let left = places(of: 0x0066d6).min(), let right = places(of: 0x9a3fb5).min() else { return false }
        return right - left > 100
      }, "Ghosted stages are not named next to each other")
    try app.press(key: "b")
    try app.parkPointer()

    let stage = try app.settledStage()
    try app.press(key: "r")
    let card = try app.settledStage(after: stage)
    for _ in 0..<12 { try app.press(key: "comma") }
    let moment = try app.settledStage(after: card)
    try app.press(key: "F11")
    let film = try #require(try app.savedPicture())

    try app.restart([])
    #expect(try app.display.wait { $0.cropped(to: Place.dampingRow).differences(from: initial) > 100 }, "A restart loses the value")
    try app.restart(["open", film.path])
    #expect(try app.stageComesBack(to: moment), "The film does not open at the moment that was shown")
  }
}

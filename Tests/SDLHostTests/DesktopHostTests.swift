import Host
import CSDL2
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SDLHost

/// Windows are opened with SDL's dummy driver, and on a virtual X display if Xvfb and xdotool are installed.
@Suite("A window of the desktop", .serialized)
@MainActor
struct DesktopHostTests {
  private func host(_ content: PaintedContent) throws -> DesktopHost {
    let configuration = WindowConfiguration(appID: "test.glissade", appName: "Test", title: "Test", size: CGSize(width: 320, height: 240))
    return try DesktopHost(content: content, configuration: configuration)
  }

  private func withDummyDriver(_ body: () throws -> Void) rethrows {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    try body()
  }

  @Test("Animating content gets frames at the display's rate; they are all shown")
  func animating() throws {
    try withDummyDriver {
      let content = PaintedContent()
      let host = try host(content)
      content.nextTurn = 0
      content.onTurn = { content in
        content.color ^= 0xff
        if content.times.count == 32 { host.close() }
      }
      try host.run()
      // The first turn is taken before there is a window.
      #expect(host.presentedFrames == 31)
      let duration = try #require(content.times.last) - content.times[2]
      #expect(abs(duration - 29.0 / 60) < 0.1)
    }
  }

  @Test("Each frame that is shown is told of: when its turn began, that it was wanted at once, and what the display's rate allows")
  func frameTimings() throws {
    try withDummyDriver {
      let content = PaintedContent()
      let host = try host(content)
      content.nextTurn = 0
      content.onTurn = { content in
        content.color ^= 0xff
        if content.times.count == 11 { host.close() }
      }
      try host.run()
      #expect(content.frames.count == host.presentedFrames)
      // Each frame belongs to one of the turns, of which the first is taken before there is a window. The next two are taken before any
      // waiting.
      #expect(content.frames.map(\.begin) == Array(content.times.dropFirst()))
      #expect(content.frames.dropFirst(2).allSatisfy(\.followsOn) && content.frames.prefix(2).allSatisfy { !$0.followsOn })
      #expect(content.frames.allSatisfy { $0.interval > 0 && $0.workDuration > 0 })
    }
  }

  @Test("A frame after a rest follows no other frame")
  func frameAfterRest() throws {
    try withDummyDriver {
      let content = PaintedContent()
      let host = try host(content)
      content.onTurn = { content in
        content.color ^= 0xff
        content.nextTurn = content.time + 0.15
        if content.times.count == 5 { host.close() }
      }
      try host.run()
      #expect(!content.frames.isEmpty && content.frames.allSatisfy { !$0.followsOn })
    }
  }

  @Test("An idle window takes no turns and shows no frames")
  func idle() throws {
    try withDummyDriver {
      let content = PaintedContent()
      let host = try host(content)
      DispatchQueue.global().async {
        usleep(600_000)
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
      }
      try host.run()
      #expect((2...6).contains(content.times.count))
      #expect((1...3).contains(host.presentedFrames))
    }
  }

  @Test("The event that ends a rest is served by the turn that follows it")
  func firstEvent() throws {
    try withDummyDriver {
      let content = PaintedContent()
      let host = try host(content)
      DispatchQueue.global().async {
        usleep(200_000)
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        SDL_PushEvent(&event)
      }
      var turnsAtRest = 0
      content.onTurn = { content in
        if content.events.isEmpty { turnsAtRest = content.times.count } else { host.close() }
      }
      try host.run()
      // The two turns before any waiting, and the one in which the event arrives.
      #expect(content.times.count == turnsAtRest + 1)
      #expect(turnsAtRest <= 4)
    }
  }

  @Test("A frame is drawn straight into the window's surface, which keeps it")
  func drawingIntoTheSurface() throws {
    try withDummyDriver {
      try SDLSession.start(appID: "test.glissade", appName: "Test")
      defer { SDLSession.stop() }
      let window = try SDLWindow(
        WindowConfiguration(appID: "test.glissade", appName: "Test", title: "Test", size: CGSize(width: 32, height: 24)))
      defer { window.close() }
      let presenter = SurfacePresenter(window: window.handle)
      let (width, height) = window.pixelSize
      let canvas = try #require(presenter.canvas(width: width, height: height))
      canvas[5, 6] = 0xff12_3456
      try presenter.present(canvas, damage: [])
      let surface = try #require(SDL_GetWindowSurface(window.handle))
      let row = try #require(surface.pointee.pixels) + 6 * Int(surface.pointee.pitch)
      #expect((row + 5 * 4).loadUnaligned(as: UInt32.self) == 0xff12_3456)
      #expect(presenter.canvas(width: width, height: height) === canvas)
      #expect(presenter.canvas(width: width + 1, height: height) == nil)
      SDL_SetWindowSize(window.handle, 400, 300)
      #expect(presenter.canvas(width: 400, height: 300).map { $0 !== canvas } ?? false)
    }
  }

  @Test("A presenter that cannot present says so, and the next one shows the same frame")
  func nextPresenterTakesOver() throws {
    try withDummyDriver {
      try SDLSession.start(appID: "test.glissade", appName: "Test")
      defer { SDLSession.stop() }
      let window = try SDLWindow(
        WindowConfiguration(appID: "test.glissade", appName: "Test", title: "Test", size: CGSize(width: 32, height: 24)))
      defer { window.close() }
      var sentences: [String] = []
      // The dummy driver has no accelerated renderer.
      let queue = PresenterQueue(window: window.handle, kinds: [.texture, .surface]) { sentences.append($0) }
      defer { queue.close() }
      let frame = PixelBuffer(width: window.pixelSize.width, height: window.pixelSize.height)
      for y in 0..<frame.height { frame.row(y).update(repeating: 0xff12_3456, count: frame.width) }
      try queue.present(frame, damage: [])
      #expect(sentences.count == 1)
      #expect(sentences.first?.hasPrefix("The texture presenter cannot be used: SDL_CreateRenderer failed") == true)
      #expect(sentences.first?.hasSuffix("Trying the surface presenter.") == true)
      let surface = try #require(SDL_GetWindowSurface(window.handle))
      #expect(try #require(surface.pointee.pixels).loadUnaligned(as: UInt32.self) & 0xff_ffff == 0x12_3456)
    }
  }

  @Test("Where no presenter works the window ends with a sentence instead of staying empty")
  func noPresenter() throws {
    try withDummyDriver {
      setenv(PresenterKind.variable, "texture", 1)
      defer { unsetenv(PresenterKind.variable) }
      let host = try host(PaintedContent())
      let error = #expect(throws: (any Error).self) { try host.run() }
      #expect(error.map { "\($0)" }?.hasPrefix("The window cannot show anything") == true)
    }
  }

  @Test("A Wayland compositor without a seat is told apart from one with a seat, and from a socket that says nothing")
  func waylandSeats() throws {
    #expect(WaylandSeat.isMissing(at: try FakeCompositor(globals: ["wl_compositor", "wl_shm"]).path))
    #expect(!WaylandSeat.isMissing(at: try FakeCompositor(globals: ["wl_compositor", "wl_seat", "wl_shm"]).path))
    #expect(!WaylandSeat.isMissing(at: "/nonexistent/wayland-0"))
    #expect(WaylandSeat.socketPath(["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/user/1"]) == "/run/user/1/wayland-1")
    #expect(WaylandSeat.socketPath(["WAYLAND_DISPLAY": "/run/own"]) == "/run/own")
    #expect(WaylandSeat.socketPath(["XDG_RUNTIME_DIR": "/run/user/1"]) == nil)
  }

  @Test("Without a display the message says so")
  func noDisplay() {
    setenv("SDL_VIDEODRIVER", "nosuchdriver", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let error = #expect(throws: (any Error).self) { try host(PaintedContent()) }
    #expect(error.map { "\($0)" }?.contains("no display") == true)
  }

  @Test(
    "On X a dragged file is dropped on the window of a program, except that of the drag's own",
    .enabled(if: XDisplay.isAvailable, "Xvfb or xdotool is missing"))
  func fileDrag() throws {
    let display = try XDisplay()
    setenv("DISPLAY", display.name, 1)
    defer { unsetenv("DISPLAY") }
    let content = PaintedContent()
    let host = try host(content)
    let drag = ["mousemove", "150", "160", "mousedown", "1", "sleep", "0.1", "mousemove", "200", "200", "sleep", "0.1", "mouseup", "1"]
    display.inBackground([
      ["search", "--sync", "--onlyvisible", "--class", "test.glissade", "windowmove", "--sync", "100", "100"], drag, ["sleep", "0.1"], drag,
    ])
    let file = URL(fileURLWithPath: "/tmp/Card 100% – 1.png")
    let own = ProcessInfo.processInfo.processIdentifier
    var drags = 0
    content.onTurn = { content in
      if content.pointerPhases.count(where: { $0 == .began }) > drags {
        drags += 1
        FileDrag.start(file, excludedProcess: drags == 1 ? own : 0) { _ in }
      }
      if !content.files.isEmpty || content.times.last ?? 0 > 20 { host.close() }
    }
    content.nextTurn = 20
    try host.run()
    display.close()
    #expect(drags == 2, "The window takes what its own program drags")
    #expect(content.files == [file.path])
  }

  @Test(
    "On X the mouse, the keyboard and the window's close button arrive", .enabled(if: XDisplay.isAvailable, "Xvfb or xdotool is missing"))
  func xWindow() throws {
    let display = try XDisplay()
    setenv("DISPLAY", display.name, 1)
    defer { unsetenv("DISPLAY") }
    let content = PaintedContent()
    let host = try host(content)
    display.inBackground([
      ["search", "--sync", "--onlyvisible", "--class", "test.glissade", "windowmove", "--sync", "100", "100", "windowfocus", "--sync"],
      ["mousemove", "150", "160", "mousedown", "1", "mousemove", "40", "50", "sleep", "0.1", "mouseup", "1"],
      ["mousemove", "160", "160", "click", "4", "key", "a", "key", "shift+slash", "sleep", "0.1"],
      ["search", "--class", "test.glissade", "windowsize", "300", "260", "sleep", "0.2", "key", "Escape"],
    ])
    content.onTurn = { content in
      if content.events.contains(where: { if case .key(let key) = $0 { key.usage == 41 && key.isDown } else { false } })
        || content.times.last ?? 0 > 20
      {
        host.close()
      }
    }
    content.nextTurn = 20
    try host.run()
    display.close()
    #expect(try #require(content.times.last) < 20, "Escape never came")

    #expect(content.pointerPhases.first == .began)
    #expect(content.pointerPhases.last == .ended)
    #expect(content.pointerPhases.contains(.moved))
    let places = content.events.compactMap { if case .pointer(let pointer) = $0 { pointer.location } else { nil } }
    #expect(places.first == CGPoint(x: 50, y: 60))
    #expect(places.last == CGPoint(x: -60, y: -50), "a drag goes on outside the window")
    #expect(content.events.contains { if case .wheel(let wheel) = $0 { wheel.delta.dy == -60 } else { false } })
    let typed = content.events.compactMap {
      if case .key(let key) = $0, key.isDown, !key.characters.isEmpty { key.characters } else { nil }
    }
    #expect(typed == ["a", "?"])
    #expect(content.events.contains(.text("?")))
    #expect(content.sizes.last == CGSize(width: 300, height: 260))
  }
}

import Host
import CSDL2
import UIKit

@MainActor
package final class DesktopHost {
  private let content: any HostContent
  private let clock = SystemClock()
  private let window: SDLWindow
  private let presenter: any Presenter
  private let connection: DisplayConnection
  private let waker = MainQueueWaker()
  private var pacer: FramePacer
  /// In pixels.
  private var frameSize: (width: Int, height: Int)
  /// The frame's pixels for a presenter that has none to draw into.
  private var ownFrame: PixelBuffer?
  private var isVisible = true
  private var isClosing = false
  private var needsPresent = true
  /// The time at which the window will have been at rest for a while, so that memory is released, or nil once it has been.
  private var releaseTime: TimeInterval?
  /// The time at which the current turn began, and whether it was due as soon as the previous one ended.
  private var turnBegin: TimeInterval = 0
  private var turnFollowsDirectly = false

  /// The time at rest, in seconds, after which memory for moving content is released and processes that decode pictures end.
  private static let restBeforeRelease: TimeInterval = 1

  /// The number of frames that have been shown. An idle window adds none.
  package private(set) var presentedFrames = 0

  /// Connects to the display, for a program that creates the content of its window afterward. Other threads can work in the meantime.
  ///
  /// `appID` is the program's identifier on the desktop (reverse DNS, as in its .desktop file). Throws an error with a user-facing message
  /// if there is no display.
  package static func connect(appID: String, appName: String) throws { try SDLSession.start(appID: appID, appName: appName) }

  /// Opens a window for `content`, on the display that `connect` has connected to if it was called before.
  ///
  /// `report` is called with a sentence about something that doesn't work on this machine and is replaced. Throws an error with a
  /// user-facing message if there is no display.
  package init(content: any HostContent, configuration: WindowConfiguration, report: @escaping (String) -> Void = { _ in }) throws {
    self.content = content
    // The content is laid out for the requested size first, so that its pictures are decoded while the desktop prepares the window.
    content.resize(to: configuration.size, scale: configuration.scale)
    HostTurn(of: content, at: clock.now).run(events: [])
    try SDLSession.start(appID: configuration.appID, appName: configuration.appName)
    window = try SDLWindow(configuration)
    connection = DisplayConnection()
    presenter = PresenterQueue(window: window.handle, kinds: PresenterKind.candidates(), report: report)
    pacer = FramePacer(framesPerSecond: window.refreshRate)
    frameSize = window.pixelSize
    content.resize(to: window.size, scale: window.scale)
  }

  /// Ends `run` after the current turn.
  package func close() { isClosing = true }

  /// Runs turns until the window is closed. Throws an error with a user-facing message if nothing can be shown in the window.
  ///
  /// The program's main function must call it directly. Within a job of the main queue, no other job of that queue would run.
  package func run() throws {
    waker.start()
    defer {
      waker.stop()
      presenter.close()
      window.close()
      SDLSession.stop()
    }
    do throws(PresentingFailure) {
      try takeTurns()
    } catch {
      throw SDLWindow.Failure(description: "The window cannot show anything: \(error). \(Self.presenterAdvice)")
    }
  }

  private static let presenterAdvice =
    "Try SDL_VIDEODRIVER=x11 or wayland, or install OpenGL for software (libgl1-mesa-dri, libegl1)."

  private func takeTurns() throws(PresentingFailure) {
    // Renders the first picture before the window is shown, so that it doesn't appear empty.
    try turn()
    window.show()
    presentAll()
    try turn()
    while !isClosing {
      if !connection.isIntact { DisplayLoss.report(.closedHere) }
      waitForTurn()
      try turn()
    }
  }

  private func turn() throws(PresentingFailure) {
    let time = clock.now
    turnBegin = time
    pacer.didBeginFrame(at: time)
    let turn = HostTurn(of: content, at: time)
    var input: [InputEvent] = []
    let events = window.pendingEvents(at: time)
    if !events.isEmpty { pacer.didFindWork() }
    for event in events {
      if case .input(let event) = event { input.append(event) } else { handle(event) }
    }
    turn.run(events: input)
    waker.didServeMainQueue()
    if let releaseTime, releaseTime <= time { releaseUnusedMemory() }
    window.pointerShape = content.pointerShape
    try present()
  }

  /// The pixels to draw into: the presenter's, or else the host's own.
  private var frame: PixelBuffer {
    if let canvas = presenter.canvas(width: frameSize.width, height: frameSize.height) {
      ownFrame = nil
      return canvas
    }
    if let ownFrame, ownFrame.width == frameSize.width, ownFrame.height == frameSize.height { return ownFrame }
    let new = PixelBuffer(width: frameSize.width, height: frameSize.height)
    ownFrame = new
    return new
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .input: break
    case .resized: resize()
    case .exposed: presentAll()
    case .focusChanged(let hasFocus): content.focusChanged(hasFocus: hasFocus)
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible
      presentAll()
    case .dropped(let paths): content.receiveFiles(paths)
    case .closeRequested:
      // SDL closes the windows of a compositor that has ended.
      if SDLSession.videoDriver == "wayland", WaylandSeat.hasEnded() { DisplayLoss.report(.ended) }
      if content.shouldClose() { isClosing = true }
    }
  }

  private func resize() {
    guard window.pixelSize != frameSize else { return }
    frameSize = window.pixelSize
    content.resize(to: window.size, scale: window.scale)
    presentAll()
  }

  private func presentAll() {
    presenter.invalidate()
    needsPresent = true
  }

  private func present() throws(PresentingFailure) {
    guard isVisible else { return }
    let frame = frame
    let damage = content.render(into: frame)
    guard needsPresent || !damage.isEmpty else { return }
    needsPresent = false
    pacer.didFindWork()
    let rendered = clock.now
    try presenter.present(frame, damage: damage)
    presentedFrames += 1
    releaseTime = rendered + Self.restBeforeRelease
    content.didPresent(
      FrameTiming(
        begin: turnBegin, end: presenter.waitsForDisplay ? rendered : clock.now, interval: pacer.interval, followsOn: turnFollowsDirectly))
    content.prepareTransitions(interval: pacer.interval)
  }

  private func releaseUnusedMemory() {
    releaseTime = nil
    content.releaseUnusedMemory()
    // No turn waits for the processes to end, or for an examination of all free blocks.
    DispatchQueue.global(qos: .utility).async {
      PictureDecoder.endIdleProcesses()
      HostMemory.releaseUnused()
    }
  }

  /// Sleeps until there is something to do: the next frame of an animation, an event, a timer, or a job on the main queue.
  private func waitForTurn() {
    // If presenting waits for the display, the turn begins earlier so that the frame is ready in time.
    let lead = presenter.waitsForDisplay ? pacer.interval * 0.4 : 0
    let slot = pacer.nextSlot - lead
    let wakeTime = wakeTime
    turnFollowsDirectly = wakeTime.map { $0 <= slot } ?? false
    MainThreadProgress.wait {
      var begin = slot
      if !turnFollowsDirectly, window.waitForEvent(seconds: wakeTime.map { $0 - clock.now }, clock: clock) {
        // Input shows immediately, unless a frame has just been shown.
        begin = pacer.nextInputSlot - lead
      }
      rest(until: begin)
    }
  }

  /// Sleeps until `time`. Receives the events of a pressed pointer meanwhile, so that each of its moves has its own time.
  private func rest(until time: TimeInterval) {
    while window.hasPress, time - clock.now > 0.001 {
      // Rounded down to milliseconds, as the last one is slept exactly.
      _ = window.waitForEvent(seconds: ((time - clock.now) * 1000).rounded(.down) / 1000, clock: clock)
    }
    clock.sleep(until: time)
  }

  /// The time at which the content or a timer of the run loop is due, or nil for never.
  private var wakeTime: TimeInterval? {
    var times: [TimeInterval] = []
    if let next = content.nextTurn { times.append(next) }
    if let releaseTime { times.append(releaseTime) }
    if let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture {
      times.append(clock.now + SystemClock.seconds(until: date))
    }
    return times.min()
  }
}

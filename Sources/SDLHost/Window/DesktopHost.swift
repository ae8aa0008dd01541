import Host
import CSDL2
import CoreGraphics
import Foundation
import UIKit

/// Runs content in a window of the desktop until the window is closed.
@MainActor
package final class DesktopHost {
  private let content: any HostContent
  private let clock = SystemClock()
  private let window: SDLWindow
  private let presenter: any Presenter
  private let waker = MainQueueWaker()
  private var pacer: FramePacer
  private var frame: PixelBuffer
  private var isVisible = true
  private var isClosing = false
  private var needsPresent = true
  /// The time at which the present turn began, and whether it was due as soon as the previous one ended.
  private var turnBegin: TimeInterval = 0
  private var turnFollowsDirectly = false

  /// The number of frames that have been shown. An idle window adds none.
  package private(set) var presentedFrames = 0

  /// Opens a window for `content`.
  ///
  /// - Parameters:
  ///   - content: The content to run.
  ///   - configuration: The title and the size of the window.
  ///   - report: Called with a sentence about something that doesn't work on this machine and is replaced by something else.
  /// - Throws: An error with a user-facing message if there is no display.
  package init(content: any HostContent, configuration: WindowConfiguration, report: @escaping (String) -> Void = { _ in }) throws {
    self.content = content
    try SDLSession.start(appID: configuration.appID, appName: configuration.appName)
    window = try SDLWindow(configuration)
    presenter = PresenterQueue(window: window.handle, kinds: PresenterKind.candidates(), report: report)
    pacer = FramePacer(framesPerSecond: window.refreshRate)
    frame = PixelBuffer(width: window.pixelSize.width, height: window.pixelSize.height)
    content.resize(to: window.size, scale: window.scale)
  }

  /// Ends `run` after the present turn.
  package func close() { isClosing = true }

  /// Runs turns until the window is closed.
  ///
  /// The program's main function must call it directly. Within a job of the main queue, no other job of that queue would run.
  ///
  /// - Throws: An error with a user-facing message if nothing can be shown in the window.
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
      waitForTurn()
      try turn()
    }
  }

  // MARK: One turn

  private func turn() throws(PresentingFailure) {
    let time = clock.now
    turnBegin = time
    pacer.didBeginFrame(at: time)
    let turn = HostTurn(of: content, at: time)
    var input: [InputEvent] = []
    for event in window.pendingEvents(at: time) {
      if case .input(let event) = event { input.append(event) } else { handle(event) }
    }
    turn.run(events: input)
    waker.didServeMainQueue()
    window.pointerShape = content.pointerShape
    try present()
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
    case .closeRequested: if content.shouldClose() { isClosing = true }
    }
  }

  private func resize() {
    guard window.pixelSize != (frame.width, frame.height) else { return }
    frame = PixelBuffer(width: window.pixelSize.width, height: window.pixelSize.height)
    content.resize(to: window.size, scale: window.scale)
    presentAll()
  }

  private func presentAll() {
    presenter.invalidate()
    needsPresent = true
  }

  private func present() throws(PresentingFailure) {
    guard isVisible else { return }
    let damage = content.render(into: frame)
    guard needsPresent || !damage.isEmpty else { return }
    needsPresent = false
    let rendered = clock.now
    try presenter.present(frame, damage: damage)
    presentedFrames += 1
    content.didPresent(
      FrameTiming(
        begin: turnBegin, end: presenter.waitsForDisplay ? rendered : clock.now, interval: pacer.interval, followsOn: turnFollowsDirectly))
  }

  // MARK: Waiting

  /// Sleeps until there is something to do: the next frame of an animation, an event, a timer, or a job on the main queue.
  private func waitForTurn() {
    // If presenting waits for the display, the turn begins earlier so that the frame is ready in time.
    let slot = presenter.waitsForDisplay ? pacer.nextSlot - pacer.interval * 0.4 : pacer.nextSlot
    let wakeTime = wakeTime
    turnFollowsDirectly = wakeTime.map { $0 <= slot } ?? false
    MainThreadProgress.wait {
      if let time = wakeTime {
        if time > slot { SDL_WaitEventTimeout(nil, Int32(((time - clock.now) * 1000).rounded(.up).clamped(to: 0...60_000))) }
      } else {
        SDL_WaitEvent(nil)
      }
      // Input shows immediately, unless a frame has just been shown.
      clock.sleep(until: slot)
    }
  }

  /// The time at which the content or a timer of the run loop is due, or nil for never.
  private var wakeTime: TimeInterval? {
    var times: [TimeInterval] = []
    if let next = content.nextTurn { times.append(next) }
    if let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture {
      times.append(clock.now + SystemClock.seconds(until: date))
    }
    return times.min()
  }
}

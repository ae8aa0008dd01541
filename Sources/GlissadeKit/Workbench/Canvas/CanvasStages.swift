import Rehearsal
import UIKit

/// The screens of the stages on the canvas. A view in front of each one explains why its stage has stopped, if it has.
@MainActor
final class CanvasStages {
  /// Called with input on a screen, in the stage's points and time. Returns whether it was accepted.
  var onInput: (InputEvent) -> Bool = { _ in false }
  var onReset: () -> Void = {}
  /// Called with the text about an exception to copy.
  var onCopy: (String) -> Void = { _ in }

  private(set) var screens: [StageScreen] = []
  /// In front of the screens.
  private var stoppedViews: [StoppedStageView] = []
  /// The rectangle around all screens, in the canvas.
  private(set) var frame = CGRect.zero

  var tunedView: StageView { screens[0].stageView }

  /// Shows stages in a canvas, some of which may have been replaced, added or removed. `front` is the view in front of all screens.
  func show(_ stages: [Stage], in canvas: UIView, behind front: UIView) {
    while screens.count > stages.count {
      screens.removeLast().removeFromSuperview()
      stoppedViews.removeLast().removeFromSuperview()
    }
    while screens.count < stages.count {
      let screen = StageScreen(stage: stages[screens.count])
      screen.stageView.onInput = { [weak self] in self?.onInput($0) ?? false }
      let stopped = StoppedStageView()
      stopped.onReset = { [weak self] in self?.onReset() }
      stopped.onCopy = { [weak self] in self?.onCopy($0) }
      for view in [screen, stopped] { canvas.insertSubview(view, belowSubview: front) }
      screens.append(screen)
      stoppedViews.append(stopped)
    }
    for (screen, stage) in zip(screens, stages) {
      screen.stageView.stage = stage
      screen.followStatusBar()
    }
  }

  /// Shows the captions of a comparison, or hides them for nil. Stages on top of each other have their captions next to each other.
  func show(_ comparison: Comparison?, style: Comparison.Style) {
    let isGhost = comparison != nil && style == .ghosted
    for (index, screen) in screens.enumerated() {
      let side: Comparison.Side = index == 0 ? .tuned : .other
      screen.caption.text = comparison?.caption(of: side)
      screen.caption.side = isGhost ? (side == .tuned ? .left : .right) : .whole
      screen.caption.color = side.color
      screen.isGhost = isGhost && index > 0
    }
  }

  func showMisuse(of stages: [Stage]) {
    for (view, stage) in zip(stoppedViews, stages) { show(stage.scene.misuse, in: view) }
  }

  private func show(_ misuse: Misuse?, in stopped: StoppedStageView) {
    guard misuse != stopped.misuse else { return }
    stopped.misuse = misuse
    // If the stage had the keyboard, the Return key now resets it.
    let hadKeyboard = screens.contains { $0.stageView.isFirstResponder }
    guard let window = stopped.window else { return }
    if misuse != nil, hadKeyboard { window.setFocus(stopped.resetButton) }
    if misuse == nil, window.focusedView === stopped.resetButton { window.setFocus(screens.first?.stageView) }
  }

  /// Places the screens in rectangles of the canvas. `scale` is in points of the window per point of a stage, and `area` is the visible
  /// part of the canvas.
  func place(_ frames: [CGRect], scale: CGFloat, settings: CanvasSettings, area: CGRect, pixelsPerPoint: CGFloat) {
    frame = frames.reduce(CGRect.null) { $0.union($1) }
    for (index, screen) in screens.enumerated() {
      screen.showsDevice = settings.showsDevice
      screen.showsGrid = settings.showsPixelGrid
      screen.place(
        frames[min(index, frames.count - 1)], stageScale: scale, visible: settings.zoom.scale == nil ? nil : area,
        pixelsPerPoint: pixelsPerPoint)
      stoppedViews[index].frame = screen.frame
    }
  }
}

import UIKit

extension CanvasViewController {
  /// The number of points of the window per point of the stage.
  var shownScale: CGFloat { stageView.stageScale }

  func stagePoint(at point: CGPoint) -> CGPoint {
    let place = stageView.convert(point, from: view)
    return CGPoint(x: place.x / shownScale, y: place.y / shownScale)
  }

  func canvasPoint(atStage point: CGPoint) -> CGPoint {
    stageView.convert(CGPoint(x: point.x * shownScale, y: point.y * shownScale), to: view)
  }

  /// Shows the stages at a scale. The same point of the stage remains visible at `point`, by default the center of the canvas.
  func zoom(to scale: CGFloat, about point: CGPoint? = nil) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = point ?? middle
    let offset = CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
    show(.scale(scale, showing: stagePoint(at: point), at: offset))
  }

  func zoom(by factor: CGFloat, about point: CGPoint? = nil) { zoom(to: shownScale * factor, about: point) }

  func zoomToFit() { show(.fit) }

  /// In points of the window.
  func pan(by distance: CGVector) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    show(.scale(shownScale, showing: stagePoint(at: middle), at: distance))
  }

  private func show(_ zoom: CanvasZoom) {
    settings.zoom = zoom.scale == nil ? .fit : zoom.clamped(to: stagesInStagePoints)
    // Further input in the same turn is mapped with the new frames.
    view.superview?.layoutIfNeeded()
  }

  /// The rectangle around all stages, in points of the tuned stage.
  private var stagesInStagePoints: CGRect {
    let origin = stagePoint(at: stages.frame.origin)
    return CGRect(origin: origin, size: CGSize(width: stages.frame.width / shownScale, height: stages.frame.height / shownScale))
  }

  // MARK: Input

  /// The wheel with Control zooms, and without it moves zoomed stages. Returns whether it had an effect.
  ///
  /// If a view on the tuned stage zooms with the wheel, the stage receives it, unless Shift is pressed as well.
  func turnWheel(_ wheel: WheelInput, at point: CGPoint, isOverStage: Bool) -> Bool {
    if wheel.modifiers.contains(.control) {
      if isOverStage, !wheel.modifiers.contains(.shift), session.stage.scene.zooms(by: wheel) { return false }
      zoom(by: pow(CanvasZoom.step, -wheel.delta.dy / Self.pointsPerStep), about: point)
      return true
    }
    guard !isOverStage, settings.zoom.scale != nil else { return false }
    pan(by: CGVector(dx: -wheel.delta.dx, dy: -wheel.delta.dy))
    return true
  }

  /// The distance of a zoom step: a notch of the wheel.
  private static let pointsPerStep: CGFloat = 60

  /// Handles input on a stage that zooms or moves the canvas, and returns whether it did.
  ///
  /// While the space bar is held, a drag moves the stages. Without a drag, releasing the bar plays or pauses.
  func takesForZoom(_ event: InputEvent) -> Bool {
    switch event {
    case .wheel(var wheel):
      wheel.delta = CGVector(dx: wheel.delta.dx * shownScale, dy: wheel.delta.dy * shownScale)
      return turnWheel(wheel, at: canvasPoint(atStage: wheel.location), isOverStage: true)
    case .pinch(let input): return takesPinch(input)
    case .pointer(let input) where input.button == .middle:
      let point = canvasPoint(atStage: input.location)
      if input.phase == .moved, let grabbed { pan(by: CGVector(dx: point.x - grabbed.x, dy: point.y - grabbed.y)) }
      grabbed = input.phase == .began || input.phase == .moved ? point : nil
      return true
    case .key(let key) where key.usage == UIKeyboardHIDUsage.keyboardSpacebar.rawValue && key.modifiers.isEmpty:
      return takesSpace(key)
    case .pointer, .hover, .key, .text: return false
    }
  }

  /// Zooms for a pinch over the tuned stage, unless a view of the stage recognizes pinches there. With Control, it always zooms.
  private func takesPinch(_ input: PinchInput) -> Bool {
    if input.phase == .began {
      isPinchForStage = !input.modifiers.contains(.control) && session.stage.scene.recognizesPinch(input)
    }
    guard !isPinchForStage else { return false }
    pinchCanvas(input, at: canvasPoint(atStage: input.location))
    return true
  }

  func pinchCanvas(_ input: PinchInput, at point: CGPoint) {
    switch input.phase {
    case .began: scaleBeforePinch = shownScale
    case .moved: zoom(to: scaleBeforePinch * input.scale, about: point)
    case .ended, .cancelled: break
    }
  }

  private func takesSpace(_ key: KeyInput) -> Bool {
    if key.isDown {
      session.players.handlePendingInput()
      guard isReservedKey(UIKey(key)) else { return false }
      if !key.isRepeat { panView.appear() }
      return true
    }
    guard !panView.isHidden else { return false }
    panView.isHidden = true
    if !panView.hasPanned { session.playback.togglePlay() }
    return true
  }
}

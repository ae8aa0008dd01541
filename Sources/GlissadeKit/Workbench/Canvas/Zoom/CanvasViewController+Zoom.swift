import UIKit

extension CanvasViewController {
  /// The number of points of the window per point of the stage.
  var shownScale: CGFloat { stageView.stageScale }

  /// Returns the point of the tuned stage at a point of the canvas.
  func stagePoint(at point: CGPoint) -> CGPoint {
    let place = stageView.convert(point, from: view)
    return CGPoint(x: place.x / shownScale, y: place.y / shownScale)
  }

  /// Returns the place on the canvas of a point of the tuned stage.
  func canvasPoint(atStage point: CGPoint) -> CGPoint {
    stageView.convert(CGPoint(x: point.x * shownScale, y: point.y * shownScale), to: view)
  }

  /// Shows the stages at a scale. A point of the canvas, by default its center, keeps showing the same point of the stage.
  func zoom(to scale: CGFloat, about point: CGPoint? = nil) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = point ?? middle
    let offset = CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
    show(.scale(scale, showing: stagePoint(at: point), at: offset))
  }

  /// Multiplies the scale by a factor.
  func zoom(by factor: CGFloat, about point: CGPoint? = nil) { zoom(to: shownScale * factor, about: point) }

  /// Shows the whole stages.
  func zoomToFit() { show(.fit) }

  /// Moves the stages by a distance in points of the window.
  func pan(by distance: CGVector) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    show(.scale(shownScale, showing: stagePoint(at: middle), at: distance))
  }

  private func show(_ zoom: CanvasZoom) {
    settings.zoom = zoom.scale == nil ? .fit : zoom.clamped(to: stagesInStagePoints)
    // Further input in the same turn is mapped by the new places.
    view.superview?.layoutIfNeeded()
  }

  /// The rectangle around all stages, in points of the tuned stage.
  private var stagesInStagePoints: CGRect {
    let origin = stagePoint(at: stages.frame.origin)
    return CGRect(origin: origin, size: CGSize(width: stages.frame.width / shownScale, height: stages.frame.height / shownScale))
  }

  // MARK: Input

  /// Zooms for a turn of the wheel with Control, or moves zoomed stages for one without. Returns whether it had an effect.
  ///
  /// Where something on the tuned stage zooms, the wheel is the stage's, unless Shift is pressed as well.
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

  /// The distance that the wheel turns for a step of the zoom: a notch.
  private static let pointsPerStep: CGFloat = 60

  /// Handles input on a stage that zooms or moves the canvas, and returns whether there was any.
  ///
  /// The space bar moves the stages while it is held and the pointer is dragged. Otherwise it plays or pauses when it is released.
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

  /// Zooms for a pinch on a touchpad over the tuned stage, unless a view of the stage recognizes pinches there. With Control, it always
  /// zooms.
  private func takesPinch(_ input: PinchInput) -> Bool {
    if input.phase == .began {
      isPinchForStage = !input.modifiers.contains(.control) && session.stage.scene.recognizesPinch(input)
    }
    guard !isPinchForStage else { return false }
    pinchCanvas(input, at: canvasPoint(atStage: input.location))
    return true
  }

  /// Zooms for a pinch on a touchpad at a point of the canvas.
  func pinchCanvas(_ input: PinchInput, at point: CGPoint) {
    switch input.phase {
    case .began: scaleBeforePinch = shownScale
    case .moved: zoom(to: scaleBeforePinch * input.scale, about: point)
    case .ended, .cancelled: break
    }
  }

  private func takesSpace(_ key: KeyInput) -> Bool {
    if key.isDown {
      session.handlePendingInput()
      guard isReservedKey(UIKey(key)) else { return false }
      if !key.isRepeat { panView.appear() }
      return true
    }
    guard !panView.isHidden else { return false }
    panView.isHidden = true
    if !panView.hasPanned { session.togglePlay() }
    return true
  }
}

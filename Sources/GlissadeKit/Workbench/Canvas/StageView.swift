import Components
import Host
import QuartzCore
import Rehearsal
import UIKit

/// A view that shows the pixels of a stage and forwards input to it.
final class StageView: KitView, SceneHosting, FocusObserving {
  /// The visible stage. It is replaced when a replay goes back in time.
  var stage: Stage {
    didSet {
      guard stage !== oldValue else { return }
      oldValue.embedded.layer.removeFromSuperlayer()
      showPixels()
    }
  }
  /// The number of points of the window per point of the stage.
  var stageScale: CGFloat = 1
  /// The visible part of the stage with its scale and its frame in the view, or nil for the whole stage at its own scale.
  var viewport: (part: SceneViewport, frame: CGRect)? { didSet { showPixels() } }
  /// The radius of the screen's corners, in points of the window.
  var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { showPixels() } } }
  /// The layer that rounds the corners of the pixels.
  private let screenLayer = CALayer()
  /// Called with input, in the stage's points and time. Returns whether it was accepted.
  var onInput: (InputEvent) -> Bool = { _ in false }

  init(stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    screenLayer.masksToBounds = true
    layer.insertSublayer(screenLayer, at: 0)
    showPixels()
  }

  private func showPixels() {
    CATransaction.withoutActions {
      stage.embedded.viewport = viewport?.part
      stage.embedded.layer.frame = viewport?.frame ?? bounds
      screenLayer.frame = bounds
      screenLayer.cornerRadius = cornerRadius
      layer.cornerRadius = cornerRadius
      if stage.embedded.layer.superlayer !== screenLayer { screenLayer.addSublayer(stage.embedded.layer) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showPixels()
  }

  override var canBecomeFirstResponder: Bool { true }

  override var canBecomeFocused: Bool { true }

  // Tab always enters the stage at its beginning.
  func focusDidChange() { if !isFocused { stage.scene.endKeyboardFocus() } }

  // MARK: Input

  var hostedScene: UIWindowScene { stage.scene }
  var hostedScale: CGFloat { stageScale }

  func receive(_ event: InputEvent) -> Bool { onInput(event) }
}

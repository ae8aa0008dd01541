import Components
import QuartzCore
import Rehearsal
import UIKit

/// The layers of one or two stages, one behind the other in space. A drag turns them, and a click picks one.
///
/// The view shows copies of the presented layers, and takes the input instead of the stages.
final class ExplodedView: KitView, PointerInteracting {
  /// Called with the view of a clicked layer, or nil if there is none.
  var onPick: (UIView?) -> Void = { _ in }
  var onClose: () -> Void = {}

  /// From left to right.
  private(set) var stages: [ExplodedStage] = []
  let bar = ExplodedBar()

  private var look: ExplodedStage.Look { didSet { if look != oldValue { show() } } }
  private var press: (start: CGPoint, latest: CGPoint, hasMoved: Bool)?
  private var scaleBeforePinch: CGFloat = 1

  /// The distance that the pointer may move during a click, in points.
  private static let slop: CGFloat = 3

  init(scale: CGFloat) {
    look = ExplodedStage.Look(camera: ExplodedCamera(scale: scale))
    super.init(frame: .zero)
    backgroundColor = Theme.canvas
    clipsToBounds = true
    addSubview(bar)
    bar.onSpacing = { [unowned self] in camera.spacing = $0 }
    bar.onIsolate = { [unowned self] in isIsolating.toggle() }
    bar.onFront = { [unowned self] in camera.faceFront() }
    bar.onClose = { [unowned self] in onClose() }
  }

  var camera: ExplodedCamera {
    get { look.camera }
    set { look.camera = newValue }
  }

  var selectedLayer: CALayer? {
    get { look.selectedLayer }
    set { look.selectedLayer = newValue }
  }

  /// A Boolean value that indicates whether only the selected layer and its sublayers are visible.
  var isIsolating: Bool {
    get { look.isIsolating }
    set { look.isIsolating = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bar.sizeThatFits(bounds.size)
    bar.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: 12, width: size.width, height: size.height)
    let width = bounds.width / CGFloat(max(stages.count, 1))
    for (index, stage) in stages.enumerated() {
      let x = width * CGFloat(index)
      CATransaction.withoutActions {
        stage.space.bounds = .zero
        stage.space.position = CGPoint(x: x + width / 2, y: bounds.midY + ExplodedBar.height / 2)
      }
      stage.caption.frame = CGRect(x: x, y: bounds.height - 48, width: width, height: StageCaption.height)
    }
    show()
  }

  // MARK: Content

  /// Shows the layers of one or two stages, from left to right, at the time of their latest turns.
  func refresh(_ shown: [Stage], comparison: Comparison?) {
    if stages.count != shown.count { makeStages(shown.count) }
    for (stage, side) in zip(stages, Comparison.Side.allCases) {
      stage.caption.text = comparison?.caption(of: side)
      stage.caption.color = side.color
    }
    var isNew = false
    for (stage, source) in zip(stages, shown) where stage.refresh(source.scene) { isNew = true }
    if isNew { show() }
  }

  private func makeStages(_ count: Int) {
    for stage in stages {
      stage.space.removeFromSuperlayer()
      stage.caption.removeFromSuperview()
    }
    stages = (0..<count).map { _ in ExplodedStage() }
    for stage in stages {
      layer.insertSublayer(stage.space, below: bar.layer)
      insertSubview(stage.caption, belowSubview: bar)
    }
    setNeedsLayout()
  }

  /// The number of visible layers of the tuned stage.
  var shownCount: Int { stages.first?.shownLayers(look).count ?? 0 }

  private func show() {
    for stage in stages { stage.show(look, traits: traitCollection) }
    bar.show(count: shownCount, spacing: camera.spacing, isIsolating: isIsolating, canIsolate: selectedLayer != nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Picking

  private func layer(at point: CGPoint) -> CALayer? {
    stages.lazy.compactMap { $0.layer(at: point, self.look) }.first
  }

  private func pick(at point: CGPoint) {
    let layer = self.layer(at: point)
    selectedLayer = layer
    onPick(layer?.nearestView)
  }

  // MARK: Input

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    becomeFirstResponder()
    press = (point, point, false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let press, let point = touches.first?.location(in: self) else { return }
    let hasMoved = press.hasMoved || hypot(point.x - press.start.x, point.y - press.start.y) > Self.slop
    self.press = (press.start, point, hasMoved)
    if hasMoved { camera.turn(by: CGVector(dx: point.x - press.latest.x, dy: point.y - press.latest.y)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let press, !press.hasMoved { pick(at: press.start) }
    press = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press = nil }

  func pointerMoved(to point: CGPoint?) { look.hoveredLayer = point.flatMap { layer(at: $0) } }

  func scroll(by wheel: WheelInput) -> Bool {
    camera.zoom(by: pow(CanvasZoom.step, -wheel.delta.dy / 60))
    return true
  }

  func pinch(by pinch: PinchInput) -> Bool {
    if pinch.phase == .began { scaleBeforePinch = camera.scale }
    if pinch.phase == .moved { camera.zoom(by: scaleBeforePinch * pinch.scale / camera.scale) }
    return true
  }

  /// An arrow key turns the layers like a drag of this length, in points.
  private static let keyDistance: CGFloat = 12

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardEscape: onClose()
    case .keyboardLeftArrow: camera.turn(by: CGVector(dx: -Self.keyDistance, dy: 0))
    case .keyboardRightArrow: camera.turn(by: CGVector(dx: Self.keyDistance, dy: 0))
    case .keyboardUpArrow: camera.turn(by: CGVector(dx: 0, dy: -Self.keyDistance))
    case .keyboardDownArrow: camera.turn(by: CGVector(dx: 0, dy: Self.keyDistance))
    default: super.pressesBegan(presses, with: event)
    }
  }
}

extension CALayer {
  fileprivate var nearestView: UIView? {
    for layer in sequence(first: self, next: \.superlayer) { if let view = layer.delegate as? UIView { return view } }
    return nil
  }
}

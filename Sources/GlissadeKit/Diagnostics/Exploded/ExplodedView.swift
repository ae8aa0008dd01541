import Rehearsal
import QuartzCore
import UIKit

/// The layers of a stage, one behind the other in space. They are turned by dragging, and picked by clicking.
///
/// The stage itself doesn't notice: the view shows copies of what it presents, and takes the input instead of it.
final class ExplodedView: KitView, PointerInteracting {
  /// Called when a layer was clicked, with its view, or with nil for none.
  var onPick: (UIView?) -> Void = { _ in }
  /// Called when the person leaves.
  var onClose: () -> Void = {}

  /// The direction from which the layers are seen.
  var camera: ExplodedCamera { didSet { if camera != oldValue { show() } } }
  /// The layer that is marked, or nil for none.
  weak var selectedLayer: CALayer? { didSet { if selectedLayer !== oldValue { show() } } }
  /// A Boolean value that indicates whether only the marked layer and its sublayers are visible.
  var isIsolating = false { didSet { if isIsolating != oldValue { show() } } }

  /// The layers of the stage, from back to front.
  private(set) var layers: [ExplodedLayer] = []
  let bar = ExplodedBar()

  private let space = CALayer()
  private var planes: [Int: ExplodedPlane] = [:]
  /// The serial numbers of the visible layers, from back to front.
  private var shownOrder: [Int] = []
  private weak var hoveredLayer: CALayer?
  private var screen = CGRect.zero
  private var seen: Moment?
  private var press: (start: CGPoint, latest: CGPoint, hasMoved: Bool)?

  private struct Moment: Equatable {
    let scene: ObjectIdentifier
    let changes: Int
    let time: TimeInterval
  }

  /// The distance that the pointer may move in a click, in points.
  private static let slop: CGFloat = 3

  init(scale: CGFloat) {
    camera = ExplodedCamera(scale: scale)
    super.init(frame: .zero)
    backgroundColor = Theme.canvas
    clipsToBounds = true
    layer.addSublayer(space)
    addSubview(bar)
    bar.onSpacing = { [unowned self] in camera.spacing = $0 }
    bar.onIsolate = { [unowned self] in isIsolating.toggle() }
    bar.onFront = { [unowned self] in camera.faceFront() }
    bar.onClose = { [unowned self] in onClose() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      space.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
      space.position = CGPoint(x: bounds.midX, y: bounds.midY + ExplodedBar.height / 2)
    }
    let size = bar.sizeThatFits(bounds.size)
    bar.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: 12, width: size.width, height: size.height)
    show()
  }

  // MARK: Content

  /// Shows the layers of a stage at the time of its latest turn.
  func refresh(_ stage: Stage) {
    let scene = stage.scene
    let moment = Moment(scene: ObjectIdentifier(scene), changes: scene.layerTree.changeCount, time: scene.time)
    guard moment != seen else { return }
    seen = moment
    screen = scene.screen.bounds
    layers = ExplodedLayer.all(in: scene)
    show()
  }

  /// The layers that are visible.
  var shownLayers: [ExplodedLayer] {
    guard isIsolating, let selectedLayer else { return layers }
    return layers.filter { $0.layer.isInside(selectedLayer) }
  }

  private func show() {
    let shown = shownLayers
    let count = (layers.map(\.level).max() ?? 0) + 1
    let lineWidth = 1 / camera.scale
    let order = shown.map(\.layer.serial)
    let isReordered = order != shownOrder
    shownOrder = order
    var old = planes
    planes = [:]
    CATransaction.withoutActions {
      space.sublayerTransform = camera.transform
      for (index, source) in shown.enumerated() {
        let plane = old.removeValue(forKey: source.layer.serial) ?? ExplodedPlane()
        planes[source.layer.serial] = plane
        let mark: ExplodedPlane.Mark = source.layer === selectedLayer ? .selected : source.layer === hoveredLayer ? .hovered : .none
        traitCollection.performAsCurrent {
          plane.show(source, screen: screen, depth: camera.depth(ofLevel: source.level, of: count), lineWidth: lineWidth, mark: mark)
        }
        if isReordered { space.insertSublayer(plane.layer, at: UInt32(index)) }
      }
      for plane in old.values { plane.layer.removeFromSuperlayer() }
    }
    bar.show(count: shown.count, spacing: camera.spacing, isIsolating: isIsolating, canIsolate: selectedLayer != nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Picking

  /// Returns the frontmost layer at a point of the view, or nil if there is none.
  func layer(at point: CGPoint) -> CALayer? {
    let place = CGPoint(x: point.x - space.position.x, y: point.y - space.position.y)
    let nearest = shownLayers.enumerated().sorted { ($0.element.level, $0.offset) > ($1.element.level, $1.offset) }
    return nearest.first { _, source in
      guard let own = map(of: source).inverted?.project(place), source.state.bounds.contains(own) else { return false }
      return source.clip?.contains(source.transform.projected.project(own)) ?? true
    }?.element.layer
  }

  /// Returns the place in the view of the middle of a layer.
  func middle(of source: ExplodedLayer) -> CGPoint {
    let place = map(of: source).project(CGPoint(x: source.state.bounds.midX, y: source.state.bounds.midY))
    return CGPoint(x: place.x + space.position.x, y: place.y + space.position.y)
  }

  /// Returns the map from a layer's coordinate system to the view, relative to the center of the planes.
  private func map(of source: ExplodedLayer) -> Homography {
    let depth = camera.depth(ofLevel: source.level, of: (layers.map(\.level).max() ?? 0) + 1)
    let raised = CATransform3DConcat(source.transform.flattened, CATransform3DMakeTranslation(-screen.midX, -screen.midY, depth))
    return CATransform3DConcat(raised, camera.transform).projected
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

  func pointerMoved(to point: CGPoint?) {
    let layer = point.flatMap { self.layer(at: $0) }
    guard layer !== hoveredLayer else { return }
    hoveredLayer = layer
    show()
  }

  func scroll(by wheel: WheelInput) -> Bool {
    camera.zoom(by: pow(CanvasZoom.step, -wheel.delta.dy / 60))
    return true
  }

  /// The distance that an arrow key turns the layers by, like a drag of the same length, in points.
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
  /// The view that the layer belongs to, or nil if there is none.
  fileprivate var nearestView: UIView? {
    for layer in sequence(first: self, next: \.superlayer) { if let view = layer.delegate as? UIView { return view } }
    return nil
  }

  /// Returns a Boolean value that indicates whether this layer is another one, or below it in the tree.
  fileprivate func isInside(_ other: CALayer) -> Bool { sequence(first: self, next: \.superlayer).contains { $0 === other } }
}

import Components
import QuartzCore
import Rehearsal
import UIKit

@MainActor
final class ExplodedStage {
  /// The space in front of the camera.
  let space = CALayer()
  let caption = StageCaption()
  /// From back to front.
  private(set) var layers: [ExplodedLayer] = []

  private var planes: [Int: ExplodedPlane] = [:]
  /// The ids of the visible planes, from back to front.
  private var shownOrder: [Int] = []
  private var screen = CGRect.zero
  private var seen: Moment?

  private struct Moment: Equatable {
    let scene: ObjectIdentifier
    let changes: Int
    let time: TimeInterval
  }

  struct Look: Equatable {
    var camera: ExplodedCamera
    weak var selectedLayer: CALayer?
    weak var hoveredLayer: CALayer?
    /// A Boolean value that indicates whether only the selected layer and its sublayers are visible, on the stage that contains it.
    var isIsolating = false

    static func == (a: Look, b: Look) -> Bool {
      a.camera == b.camera && a.selectedLayer === b.selectedLayer && a.hoveredLayer === b.hoveredLayer && a.isIsolating == b.isIsolating
    }
  }

  /// Updates the layers after a scene's turn. Returns whether anything may have changed.
  func refresh(_ scene: UIWindowScene) -> Bool {
    let moment = Moment(scene: ObjectIdentifier(scene), changes: scene.layerTree.changeCount, time: scene.time)
    guard moment != seen else { return false }
    seen = moment
    screen = scene.screen.bounds
    layers = ExplodedLayer.all(in: scene, insteadOf: layers)
    return true
  }

  func shownLayers(_ look: Look) -> [ExplodedLayer] {
    guard look.isIsolating, let selected = look.selectedLayer else { return layers }
    let isolated = layers.filter { $0.layer.isInside(selected) }
    return isolated.isEmpty ? layers : isolated
  }

  func show(_ look: Look, traits: UITraitCollection) {
    let shown = shownLayers(look)
    let order = shown.map(\.id)
    let isReordered = order != shownOrder
    shownOrder = order
    var old = planes
    planes = [:]
    CATransaction.withoutActions {
      space.sublayerTransform = look.camera.transform
      for (index, source) in shown.enumerated() {
        let plane = old.removeValue(forKey: source.id) ?? ExplodedPlane()
        planes[source.id] = plane
        let mark: ExplodedPlane.Mark =
          source.layer === look.selectedLayer ? .selected : source.layer === look.hoveredLayer ? .hovered : .none
        traits.performAsCurrent {
          plane.show(source, screen: screen, depth: depth(of: source, look.camera), lineWidth: 1 / look.camera.scale, mark: mark)
        }
        if isReordered { space.insertSublayer(plane.layer, at: UInt32(index)) }
      }
      for plane in old.values { plane.layer.removeFromSuperlayer() }
    }
  }

  private func depth(of source: ExplodedLayer, _ camera: ExplodedCamera) -> CGFloat {
    camera.depth(ofLevel: source.level, of: (layers.map(\.level).max() ?? 0) + 1)
  }

  // MARK: Places

  func layer(at point: CGPoint, _ look: Look) -> CALayer? {
    let place = CGPoint(x: point.x - space.position.x, y: point.y - space.position.y)
    let nearest = shownLayers(look).enumerated().sorted { ($0.element.level, $0.offset) > ($1.element.level, $1.offset) }
    return nearest.first { _, source in
      guard let own = map(of: source, look.camera).inverted?.project(place), source.state.bounds.contains(own) else { return false }
      return source.clip?.contains(source.transform.projected.project(own)) ?? true
    }?.element.layer
  }

  func middle(of source: ExplodedLayer, _ camera: ExplodedCamera) -> CGPoint {
    let place = map(of: source, camera).project(CGPoint(x: source.state.bounds.midX, y: source.state.bounds.midY))
    return CGPoint(x: place.x + space.position.x, y: place.y + space.position.y)
  }

  /// Returns the map from a layer's coordinate system to the camera's picture, relative to the center of the planes.
  private func map(of source: ExplodedLayer, _ camera: ExplodedCamera) -> Homography {
    let center = CATransform3DMakeTranslation(-screen.midX, -screen.midY, depth(of: source, camera))
    return CATransform3DConcat(CATransform3DConcat(source.transform.flattened, center), camera.transform).projected
  }
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool { sequence(first: self, next: \.superlayer).contains { $0 === other } }
}

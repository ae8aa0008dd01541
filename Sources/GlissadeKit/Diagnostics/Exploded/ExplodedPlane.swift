import QuartzCore
import UIKit

/// The layers that show an exploded layer: its content on a plane of its own, with its outline.
@MainActor
final class ExplodedPlane {
  /// The plane, in the coordinate system of the scene.
  let layer = CALayer()
  private var content = CALayer()
  private let outline = CALayer()
  /// The masks around the content, and the frozen picture in it, that are shown.
  private var shownParts: [ObjectIdentifier] = []

  enum Mark {
    case none, hovered, selected
  }

  init() {
    for part in [content, outline] { layer.addSublayer(part) }
  }

  /// Shows a layer.
  ///
  /// - Parameters:
  ///   - source: The layer.
  ///   - screen: The bounds of the scene's screen.
  ///   - depth: The depth of the plane.
  ///   - lineWidth: The width of a line of one point of the window, in points of the scene.
  ///   - mark: The mark on the layer.
  func show(_ source: ExplodedLayer, screen: CGRect, depth: CGFloat, lineWidth: CGFloat, mark: Mark) {
    let area = source.clip ?? screen
    layer.bounds = area
    layer.masksToBounds = source.clip != nil
    layer.position = CGPoint(x: area.midX - screen.midX, y: area.midY - screen.midY)
    layer.zPosition = depth
    let parts = source.parts
    if parts != shownParts {
      shownParts = parts
      layer.sublayers?.first?.removeFromSuperlayer()
      content = CALayer()
      if case .earlier(let picture) = source.content { content.addSublayer(picture.frozenCopy(presentation: false)) }
      layer.insertSublayer(source.masks.reversed().reduce(content) { $1.masked($0) }, at: 0)
    }
    content.show(source.shown(in: screen))
    outline.show(source.outline(mark, lineWidth: lineWidth))
  }
}

extension ExplodedLayer {
  /// The objects that a plane contains besides its content and its outline.
  fileprivate var parts: [ObjectIdentifier] {
    var parts = masks.map { ObjectIdentifier($0.layer) }
    if case .earlier(let picture) = content { parts.append(ObjectIdentifier(picture)) }
    return parts
  }

  /// Returns the state of the layer that shows the content.
  fileprivate func shown(in screen: CGRect) -> LayerState {
    guard case .scene(let picture) = content else { return state }
    var shown = LayerState()
    shown.bounds = screen
    shown.anchorPoint = .zero
    shown.position = screen.origin
    shown.contents = .picture(picture)
    shown.opacity = state.opacity
    return shown
  }

  /// Returns the state of a layer with the outline of this one.
  @MainActor fileprivate func outline(_ mark: ExplodedPlane.Mark, lineWidth: CGFloat) -> LayerState {
    var outline = LayerState()
    outline.bounds = state.bounds
    outline.anchorPoint = state.anchorPoint
    outline.position = state.position
    outline.transform = state.transform
    let color: UIColor
    switch mark {
    case .none: (color, outline.borderWidth) = (UIColor(white: 0.5, alpha: 0.45), lineWidth)
    case .hovered: (color, outline.borderWidth) = (Theme.accent, 1.5 * lineWidth)
    case .selected:
      (color, outline.borderWidth) = (Theme.accent, 2.5 * lineWidth)
      outline.backgroundColor = LayerColor(Theme.accent.withAlphaComponent(0.18).cgColor)
    }
    outline.borderColor = LayerColor(color.cgColor)
    return outline
  }
}

extension ExplodedLayer.Mask {
  /// Returns a layer in the scene's coordinate system that shows `content` through the mask.
  @MainActor
  fileprivate func masked(_ content: CALayer) -> CALayer {
    // Both have no size, so that their coordinates are the scene's and, in the mask, those of the masked layer.
    let (masked, mask) = (CALayer(), CALayer())
    for layer in [masked, mask] { layer.anchorPoint = .zero }
    mask.transform = transform
    // Several planes share a mask.
    mask.addSublayer(layer.frozenCopy(presentation: false))
    masked.mask = mask
    masked.addSublayer(content)
    return masked
  }
}

import QuartzCore
import UIKit

/// The layers that show an exploded layer: its content, with an outline.
@MainActor
final class ExplodedPlane {
  /// The plane, in the scene's coordinate system.
  let layer = CALayer()
  private var content = CALayer()
  private let outline = CALayer()
  /// The masks and the frozen picture in `layer`, which are replaced only when they change.
  private var shownParts: [ObjectIdentifier] = []

  enum Mark {
    case none, hovered, selected
  }

  init() {
    for part in [content, outline] { layer.addSublayer(part) }
  }

  /// `lineWidth` is one point of the window in points of the scene.
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
  /// The masks and the frozen picture of a plane.
  fileprivate var parts: [ObjectIdentifier] {
    var parts = masks.map { ObjectIdentifier($0.layer) }
    if case .earlier(let picture) = content { parts.append(ObjectIdentifier(picture)) }
    return parts
  }

  fileprivate func shown(in screen: CGRect) -> LayerState {
    guard case .scene(let picture) = content else { return state }
    var shown = LayerState()
    shown.bounds = screen
    shown.anchorPoint = .zero
    shown.position = screen.origin
    shown.contents.source = .picture(picture)
    shown.opacity = state.opacity
    return shown
  }

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
    // Both have no size. Their coordinates are the scene's and, in the mask, those of the masked layer.
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

import QuartzCore
import UIKit

/// The layers that show an exploded layer: its content on a plane of its own, with its outline.
@MainActor
final class ExplodedPlane {
  /// The plane, in the coordinate system of the scene.
  let layer = CALayer()
  private let content = CALayer()
  private let outline = CALayer()

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
    content.show(source.state)
    outline.show(source.outline(mark, lineWidth: lineWidth))
  }
}

extension ExplodedLayer {
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

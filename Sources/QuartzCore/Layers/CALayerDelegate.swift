import CoreGraphics
import Foundation

/// Whoever provides a layer's content, layout and actions: its view, as a rule.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. By default records what `draw(_:in:)` draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when `event` changes: nil leaves it to the layer, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.recordContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

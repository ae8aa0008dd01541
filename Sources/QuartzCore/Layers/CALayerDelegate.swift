import CoreGraphics
import Foundation

/// An object that provides a layer's content, layout, and actions, usually its view.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. The default implementation records what `draw(_:in:)` draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of `event`. Nil continues the search in the layer, and `NSNull` means no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what `draw(in:)` draws as the layer's contents.
  public func display(_ layer: CALayer) { layer.recordContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, which continues the search in the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

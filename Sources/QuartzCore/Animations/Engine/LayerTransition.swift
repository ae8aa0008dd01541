import CoreGraphics
import Foundation

/// The state of a `CATransition` at a point in time: the positions of a layer's old and new picture.
package struct LayerTransition: Equatable {
  /// The old picture, in the coordinates of the layer.
  package let old: CALayer
  /// The way in which the new picture replaces the old one.
  package let type: CATransitionType
  /// The progress with which the new picture has replaced the old one, 0…1.
  package let progress: CGFloat
  private let direction: CGPoint

  init(old: CALayer, type: CATransitionType, subtype: CATransitionSubtype, progress: CGFloat) {
    self.old = old
    self.type = type
    self.progress = progress
    direction = subtype.direction
  }

  /// The offset of the new picture from its final place, in sizes of the layer.
  package var newOffset: CGPoint {
    switch type {
    case .moveIn, .push: CGPoint(x: direction.x * (progress - 1), y: direction.y * (progress - 1))
    default: .zero
    }
  }

  /// The offset of the old picture from its original place, in sizes of the layer.
  package var oldOffset: CGPoint {
    switch type {
    case .reveal, .push: CGPoint(x: direction.x * progress, y: direction.y * progress)
    default: .zero
    }
  }

  /// A Boolean value that indicates whether the old picture covers the new one.
  package var isOldInFront: Bool { type == .reveal }
}

/// A `CATransition` prepared for running.
final class TransitionTrack {
  private let old: CALayer
  private let type: CATransitionType
  private let subtype: CATransitionSubtype
  private let from: CGFloat
  private let to: CGFloat

  init(old: CALayer, type: CATransitionType, subtype: CATransitionSubtype, from: Float, to: Float) {
    self.old = old
    self.type = type
    self.subtype = subtype
    self.from = CGFloat(from.clamped(to: 0...1))
    self.to = CGFloat(min(max(to, from), 1))
  }

  /// Returns the transition after `fraction` (0…1) of its time.
  func transition(at fraction: Double) -> LayerTransition {
    LayerTransition(old: old, type: type, subtype: subtype, progress: from + (to - from) * fraction)
  }
}

import CoreGraphics

/// The state of a `CATransition` at a point in time: the positions of a layer's old and new picture.
package struct LayerTransition: Equatable {
  /// In the coordinate space of the layer.
  package let old: CALayer
  package let type: CATransitionType
  package let progress: CGFloat
  private let direction: CGPoint

  init(old: CALayer, type: CATransitionType, subtype: CATransitionSubtype, progress: CGFloat) {
    self.old = old
    self.type = type
    self.progress = progress
    direction = subtype.direction
  }

  /// The offset of the new picture from its final place, as a multiple of the layer's size.
  package var newOffset: CGPoint {
    switch type {
    case .moveIn, .push: CGPoint(x: direction.x * (progress - 1), y: direction.y * (progress - 1))
    default: .zero
    }
  }

  /// The offset of the old picture from its original place, as a multiple of the layer's size.
  package var oldOffset: CGPoint {
    switch type {
    case .reveal, .push: CGPoint(x: direction.x * progress, y: direction.y * progress)
    default: .zero
    }
  }

  package var isOldInFront: Bool { type == .reveal }
}

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

  /// `fraction` is in 0…1.
  func transition(at fraction: Double) -> LayerTransition {
    LayerTransition(old: old, type: type, subtype: subtype, progress: from + (to - from) * fraction)
  }
}

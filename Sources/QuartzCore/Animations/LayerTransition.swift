import CoreGraphics
import Foundation

/// A moment of a `CATransition`: where the old and the new picture of a layer are.
public struct LayerTransition: Equatable {
  /// The old picture, in the coordinates of the layer.
  public let old: CALayer
  /// How the new picture takes the old one's place.
  public let type: CATransitionType
  /// How far the new picture has taken the old one's place, 0…1.
  public let progress: CGFloat
  private let direction: CGPoint

  init(old: CALayer, type: CATransitionType, subtype: CATransitionSubtype, progress: CGFloat) {
    self.old = old
    self.type = type
    self.progress = progress
    direction = subtype.direction
  }

  /// How far from its place the new picture is, in sizes of the layer.
  public var newOffset: CGPoint {
    switch type {
    case .moveIn, .push: CGPoint(x: direction.x * (progress - 1), y: direction.y * (progress - 1))
    default: .zero
    }
  }

  /// How far from its place the old picture is, in sizes of the layer.
  public var oldOffset: CGPoint {
    switch type {
    case .reveal, .push: CGPoint(x: direction.x * progress, y: direction.y * progress)
    default: .zero
    }
  }

  /// Whether the old picture covers the new one.
  public var isOldInFront: Bool { type == .reveal }
}

/// A `CATransition` made ready to run.
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
    self.from = CGFloat(min(max(from, 0), 1))
    self.to = CGFloat(min(max(to, from), 1))
  }

  /// The transition when its time is `share` (0…1) over.
  func transition(at share: Double) -> LayerTransition {
    LayerTransition(old: old, type: type, subtype: subtype, progress: from + (to - from) * share)
  }
}

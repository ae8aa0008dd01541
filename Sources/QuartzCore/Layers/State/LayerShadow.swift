import CoreGraphics

package struct LayerShadow: Equatable {
  /// Nil casts no shadow.
  package var color: LayerColor? = .black
  /// In 0…1.
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat = 3
  /// The outline that casts the shadow. If nil, the layer's appearance casts it.
  package var path: CGPath?
}

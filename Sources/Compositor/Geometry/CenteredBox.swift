import CoreGraphics

/// A rounded rectangle around the origin, as plain numbers for pixel loops.
struct CenteredBox: Equatable {
  let halfWidth: Float
  let halfHeight: Float
  private let topLeft: Float
  private let topRight: Float
  private let bottomLeft: Float
  private let bottomRight: Float

  /// Creates the box of a shape whose center becomes the origin.
  init(_ shape: RoundedRect) {
    halfWidth = Float(shape.rect.width / 2)
    halfHeight = Float(shape.rect.height / 2)
    topLeft = Float(shape.radii.topLeft)
    topRight = Float(shape.radii.topRight)
    bottomLeft = Float(shape.radii.bottomLeft)
    bottomRight = Float(shape.radii.bottomRight)
  }

  /// The greater of the upper, and of the lower radii.
  var upperRadius: Float { max(topLeft, topRight) }
  var lowerRadius: Float { max(bottomLeft, bottomRight) }

  /// Returns the radius of the corner in the same quarter as a point.
  @inline(__always) func radius(_ x: Float, _ y: Float) -> Float {
    x < 0 ? (y < 0 ? topLeft : bottomLeft) : (y < 0 ? topRight : bottomRight)
  }

  /// Returns the radii of the corners above or below the middle, on the same side of it as `y`.
  @inline(__always) func radii(atY y: Float) -> (left: Float, right: Float) {
    y < 0 ? (topLeft, topRight) : (bottomLeft, bottomRight)
  }
}

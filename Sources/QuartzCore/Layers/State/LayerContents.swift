import CoreGraphics
import Foundation

/// The contents of a layer's bounds.
package enum LayerContents: Equatable {
  /// No contents.
  case none
  /// A bitmap image.
  case image(CGImage)
  /// A recorded drawing.
  case drawing(CGDrawing)
  /// A picture of another layer.
  case picture(LayerPicture)

  /// Creates contents from a `CGImage`, a `CGDrawing`, or a `LayerPicture`. Other values show nothing.
  init(_ value: Any?) {
    switch value {
    case let image as CGImage: self = .image(image)
    case let drawing as CGDrawing: self = .drawing(drawing)
    case let picture as LayerPicture: self = .picture(picture)
    default: self = .none
    }
  }

  var value: Any? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .drawing(let drawing): drawing
    case .picture(let picture): picture
    }
  }

  /// Returns a Boolean value that indicates whether two contents are the same object. Drawings that only look alike aren't equal.
  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.image(let a), .image(let b)): a === b
    case (.drawing(let a), .drawing(let b)): a === b
    case (.picture(let a), .picture(let b)): a === b
    default: false
    }
  }
}

/// A fade from older contents to a layer's contents, while an animation of `contents` runs.
package struct ContentsFade: Equatable {
  /// The contents that fade out.
  package var from: LayerContents
  /// The progress of the fade, 0…1. At 1 only the layer's contents show.
  package var fraction: CGFloat

  /// Creates a fade from older contents with the given progress, 0…1.
  package init(from: LayerContents, fraction: CGFloat) {
    self.from = from
    self.fraction = fraction
  }
}

/// The ways to place contents in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Places the contents at the middle of the top edge, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Places the contents at the middle of the bottom edge, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Places the contents at the middle of the left edge, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Places the contents at the middle of the right edge, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Places the contents in the top left corner, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Places the contents in the top right corner, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Places the contents in the bottom left corner, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Places the contents in the bottom right corner, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretches the contents to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scales the contents to fit inside the bounds, preserving their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scales the contents to cover the bounds, preserving their aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

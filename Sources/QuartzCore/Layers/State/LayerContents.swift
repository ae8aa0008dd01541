import CoreGraphics

/// Contents are equal only if they are the same object.
package enum LayerContents: Equatable {
  case none
  case image(CGImage)
  case drawing(CGDrawing)
  case picture(LayerPicture)

  /// Values that aren't a `CGImage`, a `CGDrawing`, or a `LayerPicture` show nothing.
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
}

/// A fade from older contents to a layer's contents, while an animation of `contents` runs.
package struct ContentsFade: Equatable {
  package var from: LayerContents
  /// The progress of the fade, 0…1. At 1 only the layer's contents are visible.
  package var fraction: CGFloat

  package init(from: LayerContents, fraction: CGFloat) {
    self.from = from
    self.fraction = fraction
  }
}

/// A layer's contents and their place.
package struct ContentsStyle: Equatable {
  package var source = LayerContents.none
  /// The fade into `source`, or nil if no animation of the contents runs.
  package var fade: ContentsFade?
  package var gravity = CALayerContentsGravity.resize
  /// The visible part, as a fraction of the size.
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part that stretches, as a fraction of the size.
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point.
  package var scale: CGFloat = 1
}

/// How contents are placed in a layer's bounds. They are scaled only by the resizing modes.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

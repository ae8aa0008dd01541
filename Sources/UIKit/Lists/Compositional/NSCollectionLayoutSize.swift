import Foundation

/// An extent along one axis: a length, or a fraction of the container's.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction, in 0…1, of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { make(.fractionalWidth, fractionalWidth) }
  /// Returns a fraction, in 0…1, of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { make(.fractionalHeight, fractionalHeight) }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { make(.absolute, absoluteDimension) }
  /// Returns the length that the content needs, which is assumed to be a number of points until the content is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { make(.estimated, estimatedDimension) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  /// A Boolean value that indicates whether the extent is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the extent is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the extent is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the extent is that of the content.
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The width and height of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container)).limited
  }

  var estimatedAxes: ScrollAxes {
    var axes: ScrollAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

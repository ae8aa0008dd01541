import Foundation

extension UISheetPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) { ($0 as? SheetRoom)?.mediumValue } }

    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// The resolver returns the height in points, without the safe area at the bottom, or nil to leave the detent out.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// Without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The space that is available to a sheet.
@MainActor
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let size: CGSize
  /// The smallest distance between the top edges of the container and the sheet, in points.
  let top: CGFloat
  /// The bottom inset of the safe area, in points.
  let bottom: CGFloat
  let containerTraitCollection: UITraitCollection

  /// The medium height as a fraction of the greatest, or nil for half the container.
  private let mediumFraction: CGFloat?

  init(_ container: UIView, top: CGFloat, mediumFraction: CGFloat? = nil) {
    self.mediumFraction = mediumFraction
    size = container.bounds.size
    self.top = top
    bottom = container.safeAreaInsets.bottom
    containerTraitCollection = container.traitCollection
  }

  var maximumDetentValue: CGFloat { max(size.height - top - bottom, 0) }

  var mediumValue: CGFloat { mediumFraction.map { maximumDetentValue * $0 } ?? size.height / 2 - bottom }

  /// Returns the top edge of a sheet with the given detent value, in the container's coordinates.
  func edge(forDetentValue value: CGFloat) -> CGFloat { max(size.height - bottom - value, top) }
}

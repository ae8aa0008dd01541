import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A name that identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The detent at half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at the greatest height that a sheet may have.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at half the height of the container.
    open class func medium() -> Detent { Detent(.medium) { ($0 as? SheetRoom)?.mediumValue } }

    /// Returns a detent at the greatest height that a sheet may have.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent, or nil for one that no other detent has.
    ///   - resolver: A closure that returns the height in points, without the safe area at the bottom, or nil to leave the
    ///     detent out.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points, without the safe area at the bottom, or nil if the detent is left out.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
  }
}

/// The values that the height of a detent can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet may have, in points, without the safe area at the bottom.
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

  /// Returns the top edge of a sheet with the given detent value, in the container's points.
  func edge(forDetentValue value: CGFloat) -> CGFloat { max(size.height - bottom - value, top) }
}

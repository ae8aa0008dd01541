import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All the height that a sheet may have.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the height of the screen.
    open class func medium() -> Detent { Detent(.medium) { ($0 as? SheetRoom).map { $0.size.height / 2 - $0.bottom } } }

    /// All the height that a sheet may have.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own: `resolver` gives it in points, without the safe area at the bottom, or nil to leave the detent out.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in points, without the safe area at the bottom; nil when the detent is left out.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
  }
}

/// What a detent's height can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet may have, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The room that a sheet has.
@MainActor
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let size: CGSize
  /// How far below the container's top a sheet begins at the highest, in points.
  let top: CGFloat
  /// The safe area at the bottom, in points.
  let bottom: CGFloat
  let containerTraitCollection: UITraitCollection

  init(_ container: UIView, top: CGFloat) {
    size = container.bounds.size
    self.top = top
    bottom = container.safeAreaInsets.bottom
    containerTraitCollection = container.traitCollection
  }

  var maximumDetentValue: CGFloat { max(size.height - top - bottom, 0) }

  /// How far below the container's top a sheet of such a detent value begins, in points.
  func edge(forDetentValue value: CGFloat) -> CGFloat { max(size.height - bottom - value, top) }
}

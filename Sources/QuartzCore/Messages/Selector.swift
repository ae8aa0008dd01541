import Foundation

/// The name of a method, such as "handlePan:".
///
/// Without an Objective-C runtime, a selector reaches only methods that are registered by name: UIKit's common ones, and methods of code
/// that was ported from iOS.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  public init(_ str: String) { description = str }

  public init(stringLiteral value: String) { description = value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

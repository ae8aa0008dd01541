import Foundation

/// The name of a method, by which an object is told to perform it, such as "handlePan:".
///
/// Without an Objective-C runtime, a selector reaches the methods that are known by name: UIKit's common ones, and those of code that was
/// ported from iOS.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Creates a selector from its name.
  public init(_ str: String) { description = str }

  /// Creates a selector from its name.
  public init(stringLiteral value: String) { description = value }
}

/// Returns the selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

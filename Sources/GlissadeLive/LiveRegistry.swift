import UIKit

/// The registry of a loaded version of the user's code: its roots, and its methods that selectors can name.
@preconcurrency @MainActor
public final class LiveRegistry {
  /// The values of the code.
  public private(set) var code: LiveCode?
  /// The roots by their indexes in the report.
  package private(set) var roots: [Int: (LiveSetting) -> Any] = [:]
  private let methods = MethodTable.Group()

  /// Creates an empty registry.
  package init() {}

  /// Registers the values of the code.
  public func setCode(_ code: LiveCode) { self.code = code }

  /// Registers the root with the given index in the report.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - make: Creates a view controller, a view, a delegate or an animator. It is called in a stage's scene, once for each stage or transition.
  public func addRoot(_ index: Int, _ make: @escaping @MainActor (LiveSetting) -> Any) { roots[index] = make }

  /// Registers a method of the user's code, so that selectors can name it.
  ///
  /// ```swift
  /// registry.addMethod("handlePan:", of: Card.self) { card, arguments in try card.handlePan(arguments[0]) }
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The name of the method, by the rules of Objective-C.
  ///   - type: The class that declares the method.
  ///   - call: Calls the method. It throws an error if an argument doesn't have the type of the method's parameter.
  public func addMethod<Target: AnyObject, Result>(
    _ selector: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target, MethodArguments) throws -> Result
  ) {
    MethodTable.add(selector, of: type, to: methods) { target, arguments in
      let result = try call(target, MethodArguments(arguments, of: selector, in: target))
      return Result.self == Void.self ? nil : result
    }
  }

  /// Registers methods of a generic class of the user's code, whose objects have a protocol in common.
  ///
  /// - Parameters:
  ///   - selectors: The names of the methods, by the rules of Objective-C.
  ///   - fits: Returns whether an object conforms to the protocol.
  ///   - call: Calls the method with a name.
  public func addMethods(
    _ selectors: [Selector], where fits: @escaping (AnyObject) -> Bool,
    _ call: @escaping @MainActor (AnyObject, String, MethodArguments) throws -> Any?
  ) {
    for selector in selectors {
      MethodTable.add(selector, to: methods, where: fits) { target, arguments in
        let result = try call(target, "\(selector)", MethodArguments(arguments, of: selector, in: target))
        return result is Void ? nil : result
      }
    }
  }

  /// Registers a class that has an `init()` of its own, for code that makes objects of classes that it doesn't name.
  public func addInitializer<Object: AnyObject>(of type: Object.Type, _ make: @escaping @MainActor () -> Object) {
    LiveInitializers.add(type, make)
  }

  /// Removes the methods of the code from the table of selectors, for example because the code failed to load.
  package func removeMethods() { MethodTable.remove(methods) }
}

/// The values that a stage offers to an initializer of the user's type.
///
/// The ported code fills the parameters of initializers from it, by their types and labels.
@preconcurrency @MainActor
public final class LiveSetting {
  /// A Boolean value that indicates whether the object is for a presentation or push, rather than for a dismissal or pop.
  public let isPresenting: Bool
  /// The frame of the tapped element on the screen, in points.
  public let sourceFrame: CGRect
  /// The tapped element.
  public let sourceView: UIView
  /// The view controller that is on the screen.
  public let source: UIViewController
  /// The view controller that is presented or pushed.
  public let destination: UIViewController

  /// Creates a setting.
  package init(isPresenting: Bool, sourceView: UIView, source: UIViewController, destination: UIViewController) {
    self.isPresenting = isPresenting
    self.sourceView = sourceView
    self.sourceFrame = sourceView.convert(sourceView.bounds, to: nil)
    self.source = source
    self.destination = destination
  }
}

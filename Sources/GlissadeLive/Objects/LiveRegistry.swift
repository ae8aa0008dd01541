import UIKit

/// The roots and the methods for selectors in a loaded version of the user's code.
@preconcurrency @MainActor
public final class LiveRegistry {
  /// The values of the code.
  public private(set) var code: LiveCode?
  /// The roots by their indices in the report.
  package private(set) var roots: [Int: (LiveSetting) -> Any] = [:]
  private let methods = MethodTable.Group()
  let classes = ClassTable()

  package init() {}

  /// Registers the values of the code.
  public func setCode(_ code: LiveCode) {
    self.code = code
    code.join(self)
  }

  /// Registers a class of the user's code by its name with those of the types around it, such as "Outer.Inner".
  public func addClass(_ name: String, _ type: AnyObject.Type) { classes.add(type, named: name) }

  /// Returns the class with a name, with or without the names of the types around it or of its module, or nil if there is none.
  package func type(named name: String) -> AnyObject.Type? { classes.type(named: name) }

  /// Registers the root at an index of the report.
  ///
  /// `make` creates a view controller, a view, a delegate or an animator. It is called in the scene of a stage, once for each stage or
  /// transition.
  public func addRoot(_ index: Int, _ make: @escaping @MainActor (LiveSetting) -> Any) { roots[index] = make }

  /// Registers a method of the user's code for selectors.
  ///
  /// ```swift
  /// registry.addMethod("handlePan:", of: Card.self) { card, arguments in try card.handlePan(arguments[0]) }
  /// ```
  ///
  /// `type` is the class that declares the method. `call` throws an error if an argument has the wrong type.
  public func addMethod<Target: AnyObject, Result>(
    _ selector: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target, MethodArguments) throws -> Result
  ) {
    MethodTable.add(selector, of: type, to: methods) { target, arguments in
      let result = try call(target, MethodArguments(arguments, of: selector, in: target))
      return Result.self == Void.self ? nil : result
    }
  }

  /// Registers methods of a generic class, with objects that conform to a common protocol according to `fits`.
  ///
  /// `call` gets an object, the name of a method, and the arguments.
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

  /// Registers a class with its own `init()`, for code that creates objects of unnamed classes.
  public func addInitializer<Object: AnyObject>(of type: Object.Type, _ make: @escaping @MainActor () -> Object) {
    LiveInitializers.add(type, make)
  }

  /// Removes the methods from the table of selectors, for example because the code failed to load.
  package func removeMethods() { MethodTable.remove(methods) }
}

/// The values that a stage offers for the parameters of initializers. Ported code selects them by type and label.
@preconcurrency @MainActor
public final class LiveSetting {
  /// A Boolean value that indicates whether the object is for a presentation or push, rather than for a dismissal or pop.
  public let isPresenting: Bool
  /// The frame of the tapped element on the screen, in points.
  public let sourceFrame: CGRect
  /// The tapped element.
  public let sourceView: UIView
  /// The present view controller.
  public let source: UIViewController
  /// The view controller that is presented or pushed.
  public let destination: UIViewController

  package init(isPresenting: Bool, sourceView: UIView, source: UIViewController, destination: UIViewController) {
    self.isPresenting = isPresenting
    self.sourceView = sourceView
    self.sourceFrame = sourceView.convert(sourceView.bounds, to: nil)
    self.source = source
    self.destination = destination
  }
}

import Foundation

/// A request to be told of changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls a closure after any of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: The closure, which receives the object itself and its previous traits.
  /// - Returns: A registration to pass to `unregisterForTraitChanges(_:)`. The object keeps it otherwise.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Environment { handler(observed, previous) }
    }
  }

  /// Calls a closure after any of some traits has changed. The type of its first parameter is that of the object.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Self { handler(observed, previous) }
    }
  }

  /// Sends a message to an object, which isn't retained, after any of some traits has changed.
  ///
  /// The method takes the object whose traits have changed and its previous traits, or fewer arguments.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    register(traits) { [weak target = target as AnyObject] observed, previous in
      if let target { MethodTable.send(action, to: target, [observed, previous]) }
    }
  }

  /// Sends the object itself a message after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeObservers.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitChangeObserver(traits: traits, handler: handler)
    traitChangeObservers.append(observer)
    return observer
  }

  /// Tells the object and its observers that its traits have changed.
  func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for observer in traitChangeObservers where observer.traits.contains(where: { traitCollection.differs(from: previous, in: $0) }) {
      observer.handler(self, previous)
    }
  }

  private var traitChangeObservers: [TraitChangeObserver] {
    get { TraitChangeObserver.registered[self] ?? [] }
    set { TraitChangeObserver.registered[self] = newValue.isEmpty ? nil : newValue }
  }
}

/// An observer of changes of some traits.
private final class TraitChangeObserver: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  static let registered = AssociatedValue<[TraitChangeObserver]>()

  init(traits: [UITrait], handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

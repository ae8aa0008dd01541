import Foundation

public protocol UITraitChangeRegistration: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// The object keeps the registration, which is needed only for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Environment { handler(observed, previous) }
    }
  }

  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Self { handler(observed, previous) }
    }
  }

  /// The target is not retained. The method takes the object whose traits have changed and its previous traits, or fewer arguments.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    register(traits) { [weak target = target as AnyObject] observed, previous in
      if let target { MethodTable.send(action, to: target, [observed, previous]) }
    }
  }

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

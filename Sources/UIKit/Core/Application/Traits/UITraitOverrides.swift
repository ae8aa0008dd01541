import Foundation

/// The traits that an object sets for itself and for everything inside it.
@dynamicMemberLookup
public struct UITraitOverrides {
  var traits = UIMutableTraits()

  public subscript<Value>(dynamicMember trait: WritableKeyPath<UIMutableTraits, Value>) -> Value {
    get { traits[keyPath: trait] }
    set { traits[keyPath: trait] = newValue }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { traits.sets(trait) }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}

extension UIView {
  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      UITraitOverrides.stored[self] = newValue
      inheritTraits()
    }
  }
}

extension UIViewController {
  /// The traits that the view controller sets for its view and everything inside it.
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      UITraitOverrides.stored[self] = newValue
      viewIfLoaded?.inheritTraits()
    }
  }
}

extension UITraitEnvironment {
  /// The traits that the object sets, or nil if it sets none.
  var storedTraitOverrides: UITraitOverrides? { UITraitOverrides.stored[self] }
}

extension UITraitOverrides {
  fileprivate static let stored = AssociatedValue<UITraitOverrides>()
}

import Foundation

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

  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}

extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      UITraitOverrides.stored[self] = newValue
      inheritTraits()
    }
  }
}

extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      UITraitOverrides.stored[self] = newValue
      viewIfLoaded?.inheritTraits()
    }
  }
}

extension UITraitEnvironment {
  var storedTraitOverrides: UITraitOverrides? { UITraitOverrides.stored[self] }
}

extension UITraitOverrides {
  fileprivate static let stored = AssociatedValue<UITraitOverrides>()
}

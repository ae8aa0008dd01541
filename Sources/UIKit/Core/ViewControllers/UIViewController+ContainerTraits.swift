import Foundation

// The traits that containers and presentations override in a controller.
extension UIViewController {
  private static let traitsForChildren = AssociatedValue<UITraitCollection>()

  /// Nil restores the traits of the surroundings.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    guard childViewController.parent === self else { return }
    Self.traitsForChildren[childViewController] = collection
    childViewController.viewIfLoaded?.inheritTraits()
  }

  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? Self.traitsForChildren[childViewController] : nil
  }

  /// Returns the inherited traits with those that the container or the presentation overrides.
  func traits(overriding inherited: UITraitCollection) -> UITraitCollection {
    let own = [Self.traitsForChildren[self], presentation?.controller?.overrideTraitCollection].compactMap { $0 }
    return own.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + own)
  }

  /// Notifies the presentation of this controller that its traits have changed.
  func traitsOfPresentationDidChange(from previous: UITraitCollection) {
    presentation?.controller?.traitCollectionDidChange(previous)
  }

  /// Notifies the container and the presentation that constraints have given the view another size.
  func layoutSizeDidChange() {
    guard isViewLoaded, !view.translatesAutoresizingMaskIntoConstraints else { return }
    parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    presentation?.controller?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}

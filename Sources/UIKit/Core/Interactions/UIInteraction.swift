import Foundation

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// Weakly referenced.
  var view: UIView? { get }
  // A nil view stands for the removal.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !storedInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// The interaction is removed from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

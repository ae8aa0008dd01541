import Foundation

/// A behavior that can be added to any view, such as a context menu or a tool tip.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction has been added to, weakly referenced.
  var view: UIView? { get }
  /// Notifies the interaction that it is about to be added to a view, or removed if nil.
  func willMove(to view: UIView?)
  /// Notifies the interaction that it has been added to a view, or removed if nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !storedInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
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

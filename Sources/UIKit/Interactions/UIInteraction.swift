import Foundation

/// Behaviour that can be added to any view: a context menu, a tool tip.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction has been added to; held weakly.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or removed from its view (nil).
  func willMove(to view: UIView?)
  /// The interaction has been added to a view, or removed (nil).
  func didMove(to view: UIView?)
}

extension UIView {
  /// The behaviours that have been added to the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !storedInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Adds a behaviour, which leaves the view that it was in.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a behaviour away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

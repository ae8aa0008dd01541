import Components
import Rehearsal
import UIKit

extension TakeRow {
  /// No command loses data: each one leaves the take unchanged or can be undone from the desktop's trash.
  var menu: UIMenu {
    let isOwn = listing.origin == .own
    let reason = isOwn ? nil : "This take comes with the program."
    return UIMenu(children: [
      action("Play", .play),
      action("Copy Command Line", .copyCommand, about: "Copies the command that films this take without a window."),
      UIMenu.part([
        UIMenu(title: "Make Another", children: TakeVariation.allCases.map { action($0.title, .vary($0), about: $0.about) }),
        others.isEmpty ? nil : UIMenu(title: "Join With", children: others.map { action("“\($0)”", .join($0), about: Self.aboutJoining) }),
        action(
          "Show Ten Lengths in the Map", .family,
          about: "Plays the same drag from a fifth to twice as long, and shows in the decision map what each of them leads to."),
      ]),
      UIMenu.part([
        action("Rename…", .rename, isOwn ? [] : .disabled, about: reason),
        action("Delete", .delete, isOwn ? .destructive : .disabled, about: reason ?? "Moves the take into the desktop's trash."),
      ]),
    ])
  }

  private static let aboutJoining = "Makes a take of this one and the other one after it."

  private func action(
    _ title: String, _ request: Request, _ attributes: UIMenuElement.Attributes = [], about: String? = nil
  ) -> UIAction {
    UIAction(title: title, discoverabilityTitle: about, attributes: attributes) { [weak self] _ in self?.onRequest(request) }
  }
}

extension TakeRow: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu }) }
}

extension TakeVariation {
  var title: String {
    switch self {
    case .faster: "Twice as Fast"
    case .slower: "Half as Fast"
    case .shorter: "20 % Shorter"
    case .longer: "20 % Longer"
    case .mirrored: "Mirrored"
    }
  }

  var about: String {
    switch self {
    case .faster: "Makes a take of the same gesture in half the time."
    case .slower: "Makes a take of the same gesture in twice the time."
    case .shorter: "Makes a take of the same drag over 80 % of the distance, in the same time."
    case .longer: "Makes a take of the same drag over 120 % of the distance, in the same time."
    case .mirrored: "Makes a take of the same gesture with left and right exchanged."
    }
  }
}

import Foundation

/// A row of a table, or an item of a collection view, that may have a context menu.
@MainActor
struct MenuElement {
  let view: UIView
  /// Returns nil for no menu.
  let configuration: (CGPoint) -> UIContextMenuConfiguration?
  /// Called when a person has tapped the preview.
  let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
}

/// The context menus of a table's rows or a collection view's items, which their delegates supply.
@MainActor
final class ElementMenus: NSObject, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate {
  private let element: (CGPoint) -> MenuElement?
  /// The menu for which a long press was allowed to begin, so that the delegate is asked for it once.
  private var prepared: UIContextMenuConfiguration?
  private var shown: MenuElement?

  /// Both closures return nil for no element.
  init(in view: UIView, focusedArea: @escaping () -> CGRect?, element: @escaping (CGPoint) -> MenuElement?) {
    self.element = element
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.focusedArea = focusedArea
    interaction.longPress.delegate = self
    view.addInteraction(interaction)
  }

  // A press on an element without a menu is left to other recognizers.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    prepared = prepare(at: gestureRecognizer.location(in: gestureRecognizer.view))
    return prepared != nil
  }

  private func prepare(at point: CGPoint) -> UIContextMenuConfiguration? {
    shown = element(point)
    return shown?.configuration(point)
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    defer { prepared = nil }
    return prepared ?? prepare(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    shown.flatMap { $0.view.window == nil ? nil : UITargetedPreview(view: $0.view) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    shown?.commit(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.shown = nil }
  }
}

/// Gives layers the names of the properties that hold their views, so that traces and the timeline can show the motion of code that
/// names no layers itself.
///
/// The views of a transition are "from" and "to", and `private let cardView = UIView()` makes a layer "cardView". A layer that already has
/// a name keeps it.
@MainActor
package final class LayerNamer {
  /// The layers that are named after their role in the latest transition.
  private var parts: [Part] = []

  private struct Part {
    weak var layer: CALayer?
  }

  package init() {}

  /// Names the layers of the views and layers that an object's properties hold.
  func nameProperties(of object: Any) {
    var mirror: Mirror? = Mirror(reflecting: object)
    // The properties of UIKit's own classes are skipped.
    while let current = mirror, !Self.isOwn(current.subjectType) {
      for (label, value) in current.children {
        guard let label, let layer = Self.layer(in: value) else { continue }
        name(layer, Self.propertyName(label))
      }
      mirror = current.superclassMirror
    }
  }

  private func name(_ layer: CALayer, _ name: String) {
    if layer.name == nil { layer.name = name }
  }

  /// Names the views of a transition. Those of the previous transition lose such names, because they may have other roles now.
  private func nameParts(of context: TransitionContext) {
    for part in parts { part.layer?.name = nil }
    parts = []
    for (controller, part) in [(context.from?.controller, "from"), (context.to?.controller, "to")] {
      guard let layer = controller?.viewIfLoaded?.layer, layer.name == nil else { continue }
      layer.name = part
      parts.append(Part(layer: layer))
    }
  }

  private static func isOwn(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["UIKit.", "QuartzCore.", "Foundation."].contains { name.hasPrefix($0) }
  }

  private static func layer(in value: Any) -> CALayer? {
    // A cast also unwraps an optional.
    (value as? UIView)?.layer ?? value as? CALayer
  }

  /// Returns the name of a property from the label of its storage, which a lazy variable or a property wrapper prefixes.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

extension LayerNamer: TransitionObserver {
  func transition(_ context: TransitionContext, did event: TransitionEvent) {
    switch event {
    case .willStart, .runs:
      for case let object? in [context.animator, context.interactionController, context.from?.controller, context.to?.controller] as [Any?]
      {
        nameProperties(of: object)
      }
      if let presentation = (context.to?.controller.presentation ?? context.from?.controller.presentation)?.controller {
        nameProperties(of: presentation)
      }
      nameParts(of: context)
    case .animatorReplaced, .willEnd, .didEnd, .completedAgain, .abandoned: break
    }
  }
}

import UIKit

/// The set of appearances of a scroll view's content: the kinds of views, and whether any is hidden, half transparent or transformed. Their
/// number and positions depend on the scroll position.
@MainActor
struct ScrolledContent {
  private let title: String
  private let looks: Set<String>

  init(of scrollLayer: CALayer) {
    title = scrollLayer.title
    var looks: Set<String> = []
    for layer in scrollLayer.sublayers ?? [] { Self.collect(layer, &looks) }
    self.looks = looks
  }

  private static func collect(_ layer: CALayer, _ looks: inout Set<String>) {
    looks.insert(look(of: layer))
    for sublayer in layer.sublayers ?? [] { collect(sublayer, &looks) }
  }

  private static func look(of layer: CALayer) -> String {
    let state = layer.modelState
    let looks = [
      state.isHidden ? "hidden" : nil, state.opacity == 1 ? nil : "with opacity \(DecimalText.of(Double(state.opacity), places: 3))",
      state.transform == .identity ? nil : "transformed", state.sublayerTransform == .identity ? nil : "with its sublayers transformed",
      layer.mask == nil ? nil : "masked", state.zPosition == 0 ? nil : "at another depth", layer.hasAnimations ? "animated" : nil,
      (layer.delegate as? UIView)?.isUserInteractionEnabled == false ? "without touches" : nil,
    ].compactMap { $0 }
    return ([layer.kind] + looks).joined(separator: ", ")
  }

  /// Returns an appearance that `other` doesn't have, in words, or nil if there is none.
  nonisolated func extraLook(besides other: ScrolledContent) -> String? {
    looks.subtracting(other.looks).min().map { "in \(title) there is now a \($0)" }
  }
}

extension CALayer {
  var title: String { name.map { "“\($0)”" } ?? kind }

  /// The class of the layer's view, or of the layer itself if it has none.
  fileprivate var kind: String { delegate.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self)) }
}

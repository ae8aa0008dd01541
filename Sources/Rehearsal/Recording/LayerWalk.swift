import UIKit

/// Traverses all layers of a stage from back to front.
@MainActor
enum LayerWalk {
  struct TitledAnimation {
    let animation: ObservedAnimation
    let title: LayerTitle
  }

  static func animations(below root: CALayer) -> [TitledAnimation] {
    var animations: [TitledAnimation] = []
    func collect(_ layer: CALayer, in container: String?) {
      let name = layer.name.flatMap { $0.isEmpty ? nil : $0 }
      if layer.hasAnimations {
        let kind = kind(of: layer)
        let title = LayerTitle(text: name ?? kind, isNamed: name != nil, container: container)
        for animation in layer.observedAnimations { animations.append(TitledAnimation(animation: animation, title: title)) }
      }
      if let mask = layer.mask { collect(mask, in: name ?? container) }
      for sublayer in layer.sublayers ?? [] { collect(sublayer, in: name ?? container) }
    }
    collect(root, in: nil)
    return animations
  }

  /// The class of a layer's view without its module and generic arguments, or of the layer itself if it has no view.
  private static func kind(of layer: CALayer) -> String {
    let type = layer.delegate.map { String(describing: Swift.type(of: $0)) } ?? String(describing: Swift.type(of: layer))
    return String(type.prefix { $0 != "<" })
  }
}

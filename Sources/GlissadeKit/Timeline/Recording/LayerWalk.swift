import UIKit

/// Goes through all layers of a stage, those behind first.
@MainActor
enum LayerWalk {
  /// An animation on the stage, and what its layer is called.
  struct Sight {
    let animation: ObservedAnimation
    let title: LayerTitle
  }

  /// Every animation that is on a layer in the tree below `root`.
  static func animations(below root: CALayer) -> [Sight] {
    var sights: [Sight] = []
    func collect(_ layer: CALayer, in container: String?) {
      let name = layer.name.flatMap { $0.isEmpty ? nil : $0 }
      if layer.hasAnimations {
        let kind = kind(of: layer)
        let title = LayerTitle(text: name ?? kind, isNamed: name != nil, container: container)
        for animation in layer.observedAnimations { sights.append(Sight(animation: animation, title: title)) }
      }
      if let mask = layer.mask { collect(mask, in: name ?? container) }
      for sublayer in layer.sublayers ?? [] { collect(sublayer, in: name ?? container) }
    }
    collect(root, in: nil)
    return sights
  }

  /// The class of a layer's view, without its module and what it is generic about; of the layer itself where it has no view.
  private static func kind(of layer: CALayer) -> String {
    let type = layer.delegate.map { String(describing: Swift.type(of: $0)) } ?? String(describing: Swift.type(of: layer))
    return String(type.prefix { $0 != "<" })
  }
}

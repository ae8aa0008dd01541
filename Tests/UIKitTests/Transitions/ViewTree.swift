import UIKit

/// A view tree in words: what stands where, and how it looks. Two trees that read the same look the same.
@MainActor
func words(for view: UIView, depth: Int = 0) -> String {
  let look = "\(type(of: view)) \(view.layer.position) \(view.bounds.size) \(view.alpha) \(view.isHidden) \(view.transform3D)"
  let radius = "\(view.layer.cornerRadius) \(view.layer.maskedCorners.rawValue) \(view.clipsToBounds) \(view.layer.hasAnimations)"
  let line = String(repeating: "  ", count: depth) + look + " " + radius + "\n"
  return line + view.subviews.map { words(for: $0, depth: depth + 1) }.joined()
}

/// How many layers there are in a tree.
@MainActor
func layerCount(of layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).map { layerCount(of: $0) }.reduce(0, +) }

import UIKit

/// The content of a stage at rest, as values: the model of every layer, parents first.
///
/// Two stages that look and behave the same have equal snapshots. Names aren't compared, as they only determine what a trace lists.
@MainActor
package struct LayerTreeSnapshot: Equatable {
  /// The scope of a snapshot.
  enum Scope {
    case everything
    /// Everything except the changes that using the screens causes: the content of drawings and images, and the scroll positions with what
    /// shows them.
    ///
    /// Of scrolled content, only the set of appearances is compared, such as hidden or half transparent.
    case apartFromContent
  }

  struct Layer: Equatable {
    let depth: Int
    let kind: String
    /// The name of the layer in messages.
    let title: String
    /// The text of a label in a snapshot without contents, or nil for other views and other snapshots.
    let words: String?
    let values: [Value]

    static func == (a: Layer, b: Layer) -> Bool { a.depth == b.depth && a.kind == b.kind && a.difference(from: b) == nil }

    /// Returns the first value that differs, with its expected value. A label with another text may have another position.
    func difference(from other: Layer) -> (found: Value, wanted: Value)? {
      zip(values, other.values).first { $0 != $1 && !($0.isPlace && words != other.words) }.map { ($0, $1) }
    }
  }

  struct Value: Equatable {
    let name: String
    var isPlace = false
    let text: String
  }

  private let scope: Scope
  /// The layers, parents first.
  private(set) var layers: [Layer] = []
  /// The content of each scroll view, if only its appearance is compared.
  private var scrolled: [ScrolledContent] = []

  /// Creates a snapshot of `root` and everything below it.
  init(of root: CALayer, scope: Scope = .everything) {
    self.scope = scope
    collect(root, depth: 0, role: "")
  }

  package nonisolated static func == (a: LayerTreeSnapshot, b: LayerTreeSnapshot) -> Bool {
    a.layers == b.layers && a.scrolled.count == b.scrolled.count
      && zip(a.scrolled, b.scrolled).allSatisfy { $0.extraLook(besides: $1) == nil }
  }

  private mutating func collect(_ layer: CALayer, depth: Int, role: String) {
    let view = layer.delegate.map { String(describing: type(of: $0)) }
    layers.append(
      Layer(
        depth: depth, kind: role + String(describing: type(of: layer)) + " of " + (view ?? "nothing"), title: layer.title,
        words: scope == .apartFromContent ? (layer.delegate as? UILabel)?.text : nil, values: values(of: layer)))
    if let mask = layer.mask { collect(mask, depth: depth + 1, role: "mask ") }
    if scope == .apartFromContent, layer.delegate is UIScrollView {
      scrolled.append(ScrolledContent(of: layer))
    } else {
      for sublayer in layer.sublayers ?? [] { collect(sublayer, depth: depth + 1, role: "") }
    }
  }

  private func values(of layer: CALayer) -> [Value] {
    let state = layer.modelState
    let showsScrollPosition = scope == .apartFromContent && layer.delegate is any ScrollPositionShowing
    let values = [
      Value(name: "touches", text: (layer.delegate as? UIView)?.isUserInteractionEnabled == false ? "turned off" : "turned on"),
      Value(name: "position", isPlace: true, text: text(state.position.x, state.position.y, state.zPosition)),
      Value(name: "size", isPlace: true, text: text(state.bounds.width, state.bounds.height)),
      Value(name: "anchor point", text: text(state.anchorPoint.x, state.anchorPoint.y, state.anchorPointZ)),
      Value(name: "transform", text: text(state.transform)),
      Value(name: "transform of the sublayers", text: text(state.sublayerTransform)),
      Value(name: "opacity", text: showsScrollPosition ? "" : text(CGFloat(state.opacity))),
      Value(name: "hidden", text: "\(state.isHidden)"),
      Value(name: "clipping", text: "\(state.masksToBounds)"),
      Value(name: "background color", text: text(state.backgroundColor)),
      Value(name: "corner radius", text: text(state.cornerRadius)),
      Value(name: "border", text: text(state.borderWidth) + " " + text(state.borderColor)),
      Value(
        name: "shadow",
        text: text(CGFloat(state.shadowOpacity), state.shadowRadius, state.shadowOffset.width, state.shadowOffset.height)),
      Value(name: "speed", text: text(CGFloat(layer.speed), layer.timeOffset)),
      Value(name: "animations", text: (layer.animationKeys() ?? []).sorted().joined(separator: " ")),
    ]
    guard scope == .everything else { return values }
    return values + [
      Value(name: "place of its bounds", text: text(state.bounds.minX, state.bounds.minY)),
      Value(name: "contents", text: text(state.contents)),
    ]
  }

  private func text(_ numbers: CGFloat...) -> String {
    numbers.map { DecimalText.of(Double($0), places: 3) }.joined(separator: " ")
  }

  private func text(_ transform: CATransform3D) -> String {
    if transform == .identity { return "identity" }
    let t = transform
    if transform == CATransform3DMakeTranslation(t.m41, t.m42, t.m43) {
      return "a translation by " + (t.m43 == 0 ? text(t.m41, t.m42) : text(t.m41, t.m42, t.m43))
    }
    if transform == CATransform3DMakeScale(t.m11, t.m22, 1) { return "a scale of " + (t.m11 == t.m22 ? text(t.m11) : text(t.m11, t.m22)) }
    return text(t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
  }

  private func text(_ color: LayerColor?) -> String { color.map { "\($0.cgColor)" } ?? "none" }

  /// Returns the kind and size of contents. Images are decoded, and drawings recorded, again for each stage.
  private func text(_ contents: LayerContents) -> String {
    switch contents {
    case .none: "none"
    case .image(let image): "a picture of \(image.width)×\(image.height)"
    case .drawing(let drawing): "a drawing of " + text(drawing.size.width, drawing.size.height)
    case .picture(let picture): "a picture of a layer of " + text(picture.bounds.width, picture.bounds.height)
    }
  }

  /// Returns the first difference in words, such as "“overlay” has opacity 0.4 instead of 0", or nil if there is none.
  package func difference(from expected: LayerTreeSnapshot) -> String? {
    for (found, wanted) in zip(layers, expected.layers) where found != wanted {
      guard found.depth == wanted.depth, found.kind == wanted.kind else {
        let isMore = layers.count >= expected.layers.count
        return isMore ? "\(found.title) is there (\(found.kind))" : "\(wanted.title) is missing (\(wanted.kind))"
      }
      if let (value, other) = found.difference(from: wanted) {
        return "\(found.title) has \(value.name) \(value.text.isEmpty ? "none" : value.text) instead of "
          + (other.text.isEmpty ? "none" : other.text)
      }
    }
    if layers.count > expected.layers.count { return "\(layers[expected.layers.count].title) is left over" }
    if layers.count < expected.layers.count { return "\(expected.layers[layers.count].title) is missing" }
    for (found, wanted) in zip(scrolled, expected.scrolled) {
      if let look = found.extraLook(besides: wanted) { return look }
    }
    return nil
  }
}

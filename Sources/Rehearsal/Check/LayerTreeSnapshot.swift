import UIKit

/// The content of a stage at rest, as values: the model of every layer, parents first.
///
/// Two stages with the same appearance and behavior have equal snapshots. Names aren't compared, as they only determine what a trace lists.
@MainActor
package struct LayerTreeSnapshot: Equatable {
  enum Scope {
    case everything
    /// Everything except what changes when the screens are used: the content of drawings and images, the scroll positions, and what depends
    /// on them.
    ///
    /// Of scrolled content, only the set of appearances is compared, such as hidden or half transparent.
    case apartFromContent
  }

  private let scope: Scope
  private(set) var layers: [Layer] = []
  /// The content of each scroll view, if only its appearance is compared.
  private var scrolled: [ScrolledContent] = []

  init(of root: CALayer, scope: Scope = .everything) {
    self.scope = scope
    collect(root, depth: 0, role: "")
  }

  package nonisolated static func == (a: LayerTreeSnapshot, b: LayerTreeSnapshot) -> Bool {
    a.layers == b.layers && a.scrolled.count == b.scrolled.count
      && zip(a.scrolled, b.scrolled).allSatisfy { $0.extraLook(besides: $1) == nil }
  }

  private mutating func collect(_ layer: CALayer, depth: Int, role: String) {
    layers.append(Layer(layer, depth: depth, role: role, scope: scope))
    // The parts of an invisible view aren't seen, wherever they are.
    guard scope.shows(layer) else { return }
    if let mask = layer.mask { collect(mask, depth: depth + 1, role: "mask ") }
    if scope == .apartFromContent, layer.delegate is UIScrollView {
      scrolled.append(ScrolledContent(of: layer))
    } else {
      for sublayer in layer.sublayers ?? [] { collect(sublayer, depth: depth + 1, role: "") }
    }
  }

  /// Returns the first difference in words, such as "“overlay” has opacity 0.4 instead of 0", or nil if there is none.
  package func difference(from expected: LayerTreeSnapshot) -> String? { firstDifference(from: expected)?.text }

  struct Difference {
    /// The subject in words, without values, such as "“overlay” has opacity".
    let subject: String
    let text: String
    /// A Boolean value that indicates whether using a screen may cause the difference permanently.
    let isMadeByUse: Bool

    init(_ subject: String, _ values: String = "", isMadeByUse: Bool = true) {
      self.subject = subject
      self.isMadeByUse = isMadeByUse
      text = subject + values
    }
  }

  func firstDifference(from expected: LayerTreeSnapshot) -> Difference? {
    for (found, wanted) in zip(layers, expected.layers) where found != wanted {
      guard found.hasSameKind(as: wanted) else {
        let isMore = layers.count >= expected.layers.count
        return Difference(isMore ? "\(found.title) is there (\(found.kind))" : "\(wanted.title) is missing (\(wanted.kind))")
      }
      if let (value, other) = found.difference(from: wanted) {
        let (text, wish) = (value.text.isEmpty ? "none" : value.text, other.text.isEmpty ? "none" : other.text)
        return Difference("\(found.title) has \(value.name)", " \(text) instead of \(wish)", isMadeByUse: value.changesByUse)
      }
    }
    if layers.count > expected.layers.count { return Difference("\(layers[expected.layers.count].title) is left over") }
    if layers.count < expected.layers.count { return Difference("\(expected.layers[layers.count].title) is missing") }
    for (found, wanted) in zip(scrolled, expected.scrolled) {
      if let look = found.extraLook(besides: wanted) { return Difference(look) }
    }
    return nil
  }
}

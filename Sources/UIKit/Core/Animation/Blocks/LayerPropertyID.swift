import QuartzCore

/// The identity of a property of one layer, to find what is known about it without a search.
struct LayerPropertyID: Hashable {
  private let layer: ObjectIdentifier
  private let key: String

  /// Creates the identity. The layer must exist for as long as the identity is used.
  init(_ key: String, of layer: CALayer) {
    self.layer = ObjectIdentifier(layer)
    self.key = key
  }
}

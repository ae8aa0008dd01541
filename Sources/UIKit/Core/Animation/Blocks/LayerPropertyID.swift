import QuartzCore

/// Identifies a property of one layer, as a dictionary key.
struct LayerPropertyID: Hashable {
  private let layer: ObjectIdentifier
  private let key: String

  /// The layer must exist for as long as the identity is used.
  init(_ key: String, of layer: CALayer) {
    self.layer = ObjectIdentifier(layer)
    self.key = key
  }
}

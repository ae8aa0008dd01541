import UIKit

extension LayerTreeSnapshot {
  /// The model of a layer. Its numbers are formatted only if two layers differ.
  struct Layer: Equatable, Sendable {
    let depth: Int
    /// The text of a label in a snapshot without content, or nil for other views and other snapshots.
    let words: String?
    private let role: String
    private let type: String
    private let view: String?
    private let name: String?
    private let model: Model
    private let scope: Scope

    @MainActor
    init(_ layer: CALayer, depth: Int, role: String, scope: Scope) {
      self.depth = depth
      self.role = role
      self.scope = scope
      type = TypeName.of(layer)
      view = layer.delegate.map { TypeName.of($0) }
      name = layer.name
      words = scope == .apartFromContent ? (layer.delegate as? UILabel)?.text : nil
      model = Model(layer, scope)
    }

    var kind: String { role + type + " of " + (view ?? "nothing") }

    var title: String { name.map { "“\($0)”" } ?? view ?? type }

    var values: [Value] { model.values(scope) }

    func hasSameKind(as other: Layer) -> Bool { depth == other.depth && role == other.role && type == other.type && view == other.view }

    static func == (a: Layer, b: Layer) -> Bool { a.hasSameKind(as: b) && (a.model == b.model || a.difference(from: b) == nil) }

    /// Returns the first value that differs, with its expected value. A label with another text may have another position.
    func difference(from other: Layer) -> (found: Value, wanted: Value)? {
      zip(values, other.values).first {
        $0.text != $1.text && ($0.isSeen || $1.isSeen) && !($0.isPlace && words != other.words)
      }.map { ($0, $1) }
    }
  }

  struct Value: Equatable {
    let name: String
    var isPlace = false
    /// A Boolean value that indicates whether the value affects what is seen.
    var isSeen = true
    /// A Boolean value that indicates whether using a screen may change the value permanently.
    var changesByUse = true
    let text: String
  }

  /// The properties of a layer that are compared.
  fileprivate struct Model: Equatable, Sendable {
    let isTouchable: Bool
    /// The center of the layer without its transform. Another anchor point alone moves nothing.
    let position: CGPoint
    let zPosition: CGFloat
    let bounds: CGRect
    /// The point around which a transform turns the layer, or its center without a transform.
    let anchorPoint: CGPoint
    let anchorPointZ: CGFloat
    let transform: CATransform3D
    let sublayerTransform: CATransform3D
    /// The opacity, or nil if it depends on the scroll position.
    let opacity: Float?
    let isHidden: Bool
    let masksToBounds: Bool
    let clips: Bool
    let backgroundColor: LayerColor?
    let cornerRadius: CGFloat
    let borderWidth: CGFloat
    let borderColor: LayerColor?
    let shadowOpacity: Float
    let shadowRadius: CGFloat
    let shadowOffset: CGSize
    let speed: Float
    let timeOffset: CFTimeInterval
    let animations: [String]
    let contents: String?
  }
}

extension LayerTreeSnapshot.Scope {
  /// Returns whether the opacity of a layer is left out, because it depends on the scroll position.
  @MainActor
  fileprivate func ignoresOpacity(of layer: CALayer) -> Bool { self == .apartFromContent && layer.delegate is any ScrollPositionShowing }

  /// Returns whether a layer, if its superlayers are visible, shows itself and those of its sublayers that are compared.
  @MainActor
  func shows(_ layer: CALayer) -> Bool { !layer.modelState.isHidden && (layer.modelState.opacity > 0 || ignoresOpacity(of: layer)) }
}

extension LayerTreeSnapshot.Model {
  @MainActor
  fileprivate init(_ layer: CALayer, _ scope: LayerTreeSnapshot.Scope) {
    let state = layer.modelState
    let isEverything = scope == .everything
    isTouchable = (layer.delegate as? UIView)?.isUserInteractionEnabled != false
    let anchor = state.anchorPoint
    let isVisible = scope.shows(layer)
    position =
      isVisible
      ? CGPoint(
        x: state.position.x + (0.5 - anchor.x) * state.bounds.width, y: state.position.y + (0.5 - anchor.y) * state.bounds.height)
      : .zero
    zPosition = state.zPosition
    let size = isVisible ? state.bounds.size : .zero
    bounds = CGRect(origin: isVisible && isEverything ? state.bounds.origin : .zero, size: size)
    anchorPoint = !isVisible || CATransform3DIsIdentity(state.transform) ? CGPoint(x: 0.5, y: 0.5) : anchor
    anchorPointZ = state.anchorPointZ
    transform = isVisible ? state.transform : .identity
    // Pages cover the container of a navigation or tab bar controller, which stays after a transition.
    let isCovered = (layer.delegate as? UIView)?.isPageContainer == true
    sublayerTransform = isCovered ? .identity : state.sublayerTransform
    opacity = scope.ignoresOpacity(of: layer) ? nil : state.opacity
    isHidden = state.isHidden
    masksToBounds = state.masksToBounds
    clips = state.masksToBounds && (state.corners.radius > 0 || state.shadow.opacity > 0 || layer.reaches(beyond: state.bounds))
    backgroundColor = isCovered ? nil : state.backgroundColor
    cornerRadius = state.corners.radius
    borderWidth = state.borderWidth
    borderColor = state.borderColor
    shadowOpacity = state.shadow.opacity
    shadowRadius = state.shadow.radius
    shadowOffset = state.shadow.offset
    speed = layer.speed
    timeOffset = layer.timeOffset
    animations = layer.hasAnimations ? (layer.animationKeys() ?? []).sorted() : []
    contents = isEverything ? Self.text(state.contents.source) : nil
  }

  /// The kind and size of contents. For each stage, images are decoded again, and drawings recorded again.
  private static func text(_ contents: LayerContents) -> String {
    switch contents {
    case .none: "none"
    case .image(let image): "a picture of \(image.width)×\(image.height)"
    case .drawing(let drawing): "a drawing of " + text(drawing.size.width, drawing.size.height)
    case .picture(let picture): "a picture of a layer of " + text(picture.bounds.width, picture.bounds.height)
    }
  }

  fileprivate func values(_ scope: LayerTreeSnapshot.Scope) -> [LayerTreeSnapshot.Value] {
    typealias Value = LayerTreeSnapshot.Value
    let values = [
      Value(name: "touches", changesByUse: false, text: isTouchable ? "turned on" : "turned off"),
      Value(name: "opacity", text: opacity.map { Self.text(CGFloat($0)) } ?? ""),
      Value(name: "hidden", text: "\(isHidden)"),
      Value(name: "position", isPlace: true, text: Self.text(position.x, position.y, zPosition)),
      Value(name: "size", isPlace: true, text: Self.text(bounds.width, bounds.height)),
      Value(name: "anchor point", text: Self.text(anchorPoint.x, anchorPoint.y, anchorPointZ)),
      Value(name: "transform", text: Self.text(transform)),
      Value(name: "transform of the sublayers", text: Self.text(sublayerTransform)),
      Value(name: "clipping", isSeen: clips, text: "\(masksToBounds)"),
      Value(name: "background color", text: Self.text(backgroundColor)),
      Value(name: "corner radius", text: Self.text(cornerRadius)),
      Value(name: "border", text: Self.text(borderWidth) + " " + Self.text(borderColor)),
      Value(
        name: "shadow", isSeen: shadowOpacity > 0,
        text: Self.text(CGFloat(shadowOpacity), shadowRadius, shadowOffset.width, shadowOffset.height)),
      Value(name: "speed", text: Self.text(CGFloat(speed), timeOffset)),
      Value(name: "animations", text: animations.joined(separator: " ")),
    ]
    guard scope == .everything else { return values }
    return values + [
      Value(name: "place of its bounds", text: Self.text(bounds.minX, bounds.minY)), Value(name: "contents", text: contents ?? ""),
    ]
  }

  private static func text(_ numbers: CGFloat...) -> String {
    numbers.map { DecimalText.of(Double($0), places: 3) }.joined(separator: " ")
  }

  private static func text(_ transform: CATransform3D) -> String {
    if transform == .identity { return "identity" }
    let t = transform
    if transform == CATransform3DMakeTranslation(t.m41, t.m42, t.m43) {
      return "a translation by " + (t.m43 == 0 ? text(t.m41, t.m42) : text(t.m41, t.m42, t.m43))
    }
    if transform == CATransform3DMakeScale(t.m11, t.m22, 1) { return "a scale of " + (t.m11 == t.m22 ? text(t.m11) : text(t.m11, t.m22)) }
    return text(t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
  }

  private static func text(_ color: LayerColor?) -> String { color.map { "\($0.cgColor)" } ?? "none" }
}

extension CALayer {
  /// Returns whether the sublayers show anything outside a rectangle of this layer.
  @MainActor
  fileprivate func reaches(beyond bounds: CGRect) -> Bool {
    (sublayers ?? []).contains { sublayer in
      let state = sublayer.modelState
      guard !state.isHidden, state.opacity > 0 else { return false }
      if !bounds.insetBy(dx: -0.5, dy: -0.5).contains(sublayer.frame) { return true }
      return !state.masksToBounds && sublayer.reaches(beyond: sublayer.convert(bounds, from: self))
    }
  }
}

/// The names of classes, cached.
@MainActor
private enum TypeName {
  private static var known: [ObjectIdentifier: String] = [:]

  static func of(_ object: AnyObject) -> String {
    let kind: any AnyObject.Type = type(of: object)
    if let name = known[ObjectIdentifier(kind)] { return name }
    let name = String(describing: kind)
    known[ObjectIdentifier(kind)] = name
    return name
  }
}

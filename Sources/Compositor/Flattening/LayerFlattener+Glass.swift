import QuartzCore

extension LayerFlattener {
  /// Adds a backdrop with the appearance of glass. Its rim and its light follow the layer's own outline.
  mutating func addGlass(_ style: BackdropStyle, of moment: Moment, shape: RoundedRect) {
    let tint = style.tintColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let refraction = style.refraction > 0 ? min(style.refraction, Glass.strongest) : 0
    let highlight = style.highlight > 0 ? min(style.highlight, 1) : 0
    let glass = Glass(refraction: refraction, highlight: highlight, tint: tint, joining: style.joining)
    if hasShadows, highlight > 0 {
      let shadow = Shadow(
        silhouette: .shape(shape), color: LayerColor(red: 0, green: 0, blue: 0, alpha: Glass.shadowOpacity * highlight),
        sigma: Glass.shadowRadius, offset: CGSize(width: 0, height: Glass.shadowRadius / 2))
      items.append(moment.item(.shadow, .shadow(shadow)))
    }
    items.append(
      moment.item(.backdrop, .backdrop(Backdrop(shape: shape, sigma: style.blurRadius, saturation: style.saturation, glass: glass))))
  }
}

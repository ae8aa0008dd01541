import QuartzCore

/// An item to draw, and the map from its points to the screen.
package struct DisplayItem: Equatable, Sendable {
  /// The identity of an item: a part of a layer. It distinguishes a change from a removal and an insertion.
  package struct ID: Hashable, Sendable {
    package enum Role: Int, Sendable {
      case background, shadow, backdrop, tint, fill, contents, fadingContents, shape, stroke, surface, border, clip, group, mask, dissolve,
        end
    }

    /// The serial number of the layer, or 0 for items that belong to no layer.
    package var layer: Int
    package var role: Role
    /// A number that distinguishes the ends of a layer's groups, and the pieces of a group that had to be split.
    package var part = 0

    /// The identity of the end of the group that this item begins.
    var end: ID {
      var end = self
      end.role = .end
      end.part = part + role.rawValue << 16
      return end
    }

    package init(layer: Int, role: Role) {
      self.layer = layer
      self.role = role
    }
  }

  package var id: ID
  /// The name of the layer, for display.
  package var label: String?
  /// The map from the layer's points to pixels.
  package var projection: Projection
  /// 0…1.
  package var alpha: CGFloat
  package var content: Content

  package init(id: ID, label: String? = nil, projection: Projection = .identity, alpha: CGFloat = 1, content: Content) {
    self.id = id
    self.label = label
    self.projection = projection
    self.alpha = alpha
    self.content = content
  }

  package enum Content: Equatable, Sendable {
    /// Sets every pixel to a color.
    case clear(LayerColor)
    case fill(Fill)
    case image(ImagePlacement)
    case drawing(DrawingPlacement)
    case picture(PicturePlacement)
    case shadow(Shadow)
    case border(Border)
    case path(PathPainting)
    case backdrop(Backdrop)
    /// Copies the pixels of a live surface.
    case surface(SurfacePlacement)
    /// Begins a group. The items up to `endGroup` are drawn separately, and then composited as one with the item's alpha.
    case beginGroup(Group)
    /// Begins the second part of a group, up to `endGroup`. The group determines its effect on the first part.
    case beginSecond
    case endGroup
  }
}

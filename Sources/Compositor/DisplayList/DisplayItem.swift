import CoreGraphics
import Foundation
import QuartzCore

/// One thing to draw: what, and where its points are seen on the screen.
public struct DisplayItem: Equatable, Sendable {
  /// Which part of which layer the item is, so that a change can be told from a removal and an insertion.
  public struct ID: Hashable, Sendable {
    public enum Role: Int, Sendable {
      case background, shadow, backdrop, tint, fill, contents, fadingContents, shape, stroke, surface, border, clip, group, mask, dissolve,
        end
    }

    /// A number that no other layer of the tree has.
    public var layer: Int
    public var role: Role
    /// Tells apart the ends of a layer's groups, and the pieces of a group that had to be cut.
    public var part = 0

    /// The end of the group that this begins.
    var end: ID {
      var end = self
      end.role = .end
      end.part = part + role.rawValue << 16
      return end
    }

    public init(layer: Int, role: Role) {
      self.layer = layer
      self.role = role
    }
  }

  public var id: ID
  /// The layer's name, for people.
  public var label: String?
  /// From the layer's points to pixels.
  public var projection: Projection
  /// 0…1.
  public var alpha: CGFloat
  public var content: Content

  public init(id: ID, label: String? = nil, projection: Projection = .identity, alpha: CGFloat = 1, content: Content) {
    self.id = id
    self.label = label
    self.projection = projection
    self.alpha = alpha
    self.content = content
  }

  public enum Content: Equatable, Sendable {
    /// Every pixel becomes this colour.
    case clear(LayerColor)
    case fill(Fill)
    case image(ImagePlacement)
    case drawing(DrawingPlacement)
    case picture(PicturePlacement)
    case shadow(Shadow)
    case border(Border)
    case path(PathPainting)
    case backdrop(Backdrop)
    case surface(SurfacePlacement)
    /// What follows, up to `endGroup`, is drawn for itself and then put down as one with the item's alpha.
    case beginGroup(Group)
    /// What follows, up to `endGroup`, is the group's second part; the group says what it does to the first.
    case beginSecond
    case endGroup
  }
}

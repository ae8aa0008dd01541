import UIKit

/// An item of a `GlassMenu`.
@MainActor
public struct GlassMenuItem {
  /// The title, which is also a shortcut's name in VoiceOver.
  public var title: String
  /// The image at the start of a row, or on a shortcut.
  public var image: UIImage?
  /// A Boolean value that indicates whether the row is red.
  public var isDestructive: Bool
  /// The closure to call when the item is chosen, while the menu closes.
  public var handler: () -> Void

  /// Creates an item.
  public init(_ title: String, image: UIImage? = nil, isDestructive: Bool = false, handler: @escaping () -> Void) {
    (self.title, self.image, self.isDestructive, self.handler) = (title, image, isDestructive, handler)
  }
}

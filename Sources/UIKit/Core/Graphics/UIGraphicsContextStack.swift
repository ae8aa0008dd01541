import CoreGraphics
import Foundation

/// The stack of contexts to which UIKit draws on one thread. The last one is current.
private final class ContextStack {
  struct Entry {
    var context: CGContext
    /// Set for an image context: the properties of the image that `UIGraphicsGetImageFromCurrentImageContext()` creates.
    var image: (scale: CGFloat, isOpaque: Bool)?
  }

  var entries: [Entry] = []

  /// The stack of the main thread, for faster access than through the thread's dictionary.
  nonisolated(unsafe) private static let main = ContextStack()
  private static let key = "io.github.glissade.UIGraphics.contexts"

  /// The stack of the calling thread. Views draw on the main thread, image renderers on any.
  static var current: ContextStack {
    if Thread.isMainThread { return main }
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}

/// Returns the current context of the calling thread, or nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.entries.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.entries.append(.init(context: context)) }

public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The size is in points. A scale of 0 stands for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.preferred().scale
  ContextStack.current.entries.append(
    .init(context: CGContext(size: size, pixelsPerPoint: scale, isOpaque: opaque), image: (scale, opaque)))
}

/// Returns nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, let image = entry.image else { return nil }
  return UIImage(rendering: entry.context, scale: image.scale, isOpaque: image.isOpaque)
}

public func UIGraphicsEndImageContext() {
  guard ContextStack.current.entries.last?.image != nil else { return }
  ContextStack.current.entries.removeLast()
}

// MARK: Rectangles

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide just inside a rectangle, in the current fill color, as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

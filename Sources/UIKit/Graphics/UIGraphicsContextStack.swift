import CoreGraphics
import Foundation

/// The contexts of one thread that UIKit's drawing calls go to, the latest last.
private final class ContextStack {
  struct Entry {
    var context: CGContext
    /// Set for an image context: what `UIGraphicsGetImageFromCurrentImageContext()` makes.
    var image: (scale: CGFloat, isOpaque: Bool)?
  }

  var entries: [Entry] = []

  private static let key = "io.github.glissade.UIGraphics.contexts"

  /// The stack of the calling thread: views draw on the main thread, image renderers on any.
  static var current: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}

/// The context that drawing on this thread goes to; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.entries.last?.context }

/// Makes `context` the one that drawing goes to, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.entries.append(.init(context: context)) }

public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

/// Begins an image of `size` points at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of `size` points; a scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.preferred().scale
  ContextStack.current.entries.append(.init(context: CGContext(size: size), image: (scale, opaque)))
}

/// What has been drawn into the image context so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, let image = entry.image else { return nil }
  return UIImage(rendering: entry.context, scale: image.scale, isOpaque: image.isOpaque)
}

public func UIGraphicsEndImageContext() {
  guard ContextStack.current.entries.last?.image != nil else { return }
  ContextStack.current.entries.removeLast()
}

// MARK: Rectangles in the current context

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide just inside a rectangle, in the current fill colour, as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

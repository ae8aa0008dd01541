import CoreGraphics

/// A display item made ready for drawing on one screen: all that can be computed once has been. Plain numbers and addresses only; the
/// objects behind the addresses are kept by a `PreparedItem`.
struct Command {
  enum Operation {
    case clear(Pixel)
    case color(Pixel, Outline)
    case image(ImageSampler, Outline)
    case gradient(GradientSampler, Outline)
    /// The outer outline without the inner one.
    case frame(Pixel, outer: Outline, inner: Outline?)
    /// A colour through a mask that is sampled.
    case shadow(Pixel, MaskSampler)
    /// A colour through coverage that lies pixel for pixel on the screen.
    case coverage(Pixel, bytes: UnsafePointer<UInt8>, stride: Int, origin: PixelRect)
    case surface(BufferSampler)
    case backdrop(slot: Int, Outline)
    case beginGroup(Outline?, second: Group.SecondPart?)
    case beginSecond
    case endGroup
  }

  let operation: Operation
  /// The pixels that the command may change; for a group those inside its clip.
  let bounds: PixelRect
  /// Of the bounds what can be seen, inside the groups around it; for a group what its content may change.
  var extent = PixelRect.empty
  /// 0…255.
  let opacity: UInt32

  init(operation: Operation, bounds: PixelRect, opacity: UInt32 = 255) {
    self.operation = operation
    self.bounds = bounds
    self.opacity = opacity
  }

  /// Whether the command leaves nothing visible of what was there, inside its outline.
  var isOpaque: Bool {
    switch operation {
    case .clear: true
    case .color(let color, _): color &>> 24 == 255
    case .image(let sampler, _): sampler.isOpaque && opacity == 255
    case .gradient(let sampler, _): sampler.isOpaque && opacity == 255
    default: false
    }
  }

  /// Whether the command hides all of `rect`.
  func hides(_ rect: PixelRect) -> Bool {
    guard isOpaque, bounds.contains(rect) else { return false }
    return outline?.covers(rect) ?? true
  }

  /// What limits an opaque command, if anything does.
  var outline: Outline? {
    switch operation {
    case .color(_, let outline), .image(_, let outline), .gradient(_, let outline): outline
    default: nil
    }
  }
}

/// A command with the objects whose memory it points into.
struct PreparedItem {
  var command: Command
  var owners: [AnyObject] = []
}

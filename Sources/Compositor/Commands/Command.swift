import CoreGraphics

/// A display item prepared for drawing on one screen, with everything precomputed. It consists of plain numbers and addresses. A
/// `PreparedItem` retains the objects behind the addresses.
struct Command {
  enum Operation {
    case clear(Pixel)
    case color(Pixel, Outline)
    case image(ImageSampler, Outline)
    case gradient(GradientSampler, Outline)
    /// Fills the outer outline without the inner one.
    case frame(Pixel, outer: Outline, inner: Outline?)
    /// Fills with a color through a sampled mask.
    case shadow(Pixel, MaskSampler)
    /// Fills with a color through coverage that matches the screen pixel by pixel.
    case coverage(Pixel, bytes: UnsafePointer<UInt8>, stride: Int, origin: PixelRect)
    case surface(BufferSampler)
    case backdrop(slot: Int, Outline)
    /// A backdrop seen through glass. Without an outline, the pieces limit it.
    case glass(slot: Int, GlassLens, Outline?)
    case beginGroup(Outline?, second: Group.SecondPart?)
    case beginSecond
    case endGroup
  }

  let operation: Operation
  /// The pixels that the command can change. For a group, the pixels inside its clip.
  let bounds: PixelRect
  /// The visible part of the bounds, inside the enclosing groups. For a group, the part that its content can change.
  var extent = PixelRect.empty
  /// 0…255.
  let opacity: UInt32

  var isPartOfGroup: Bool {
    switch operation {
    case .beginGroup, .beginSecond, .endGroup: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the command covers everything below it, inside its outline.
  var isOpaque: Bool {
    switch operation {
    case .clear: true
    case .color(let color, _): color &>> 24 == 255
    case .image(let sampler, _): sampler.isOpaque && opacity == 255
    case .gradient(let sampler, _): sampler.isOpaque && opacity == 255
    default: false
    }
  }

  func hides(_ rect: PixelRect) -> Bool {
    guard isOpaque, bounds.contains(rect) else { return false }
    return outline?.covers(rect) ?? true
  }

  /// The outline of an opaque command, or nil if nothing limits it.
  var outline: Outline? {
    switch operation {
    case .color(_, let outline), .image(_, let outline), .gradient(_, let outline): outline
    default: nil
    }
  }
}

extension [Command] {
  /// Returns the index of the end of the group that begins at `begin`.
  func endOfGroup(at begin: Int) -> Int {
    var depth = 0
    for index in begin..<count {
      switch self[index].operation {
      case .beginGroup: depth += 1
      case .endGroup:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return count - 1
  }
}

/// A command with the objects that its addresses point into.
struct PreparedItem {
  var command: Command
  var owners: [AnyObject] = []
  /// How the item's image is sampled, or nil if its samples can't be stored.
  var sampling: ImageSampling?
}

extension PreparedItem {
  init(
    _ operation: Command.Operation, _ bounds: PixelRect, opacity: UInt32 = 255, owners: [AnyObject] = [], sampling: ImageSampling? = nil
  ) {
    self.init(command: Command(operation: operation, bounds: bounds, opacity: opacity), owners: owners, sampling: sampling)
  }
}

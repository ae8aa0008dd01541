import Foundation

/// The part of the page that the card shows between the source and the whole page.
struct ZoomWindow {
  /// The sizes of the source and of the whole page.
  private let source: CGSize
  private let whole: CGSize
  /// The part of the page that lies over the source, with the source's proportions.
  private let aligned: CGRect

  /// Creates the window for a rectangle of the page that stays over the source, or for the top of the page if nil.
  init(source: CGSize, whole: CGSize, alignment: CGRect?) {
    (self.source, self.whole) = (source, CGSize(width: max(whole.width, 1), height: max(whole.height, 1)))
    let ratio = source.height / max(source.width, 1)
    if let alignment, !alignment.isNull, !alignment.isInfinite, alignment.width > 0, alignment.height > 0 {
      // The rectangle is cropped to the proportions of the source.
      let width = min(alignment.width, alignment.height / max(ratio, 0.001))
      let size = CGSize(width: width, height: width * ratio)
      aligned = CGRect(x: alignment.midX - size.width / 2, y: alignment.midY - size.height / 2, width: size.width, height: size.height)
    } else {
      let width = min(whole.width, whole.height / max(ratio, 0.001))
      aligned = CGRect(x: (whole.width - width) / 2, y: 0, width: width, height: width * ratio)
    }
  }

  /// The position of the page in a card: its origin and scale, and the frame of the source's picture.
  struct Part: Equatable {
    var origin: CGPoint
    var scale: CGFloat
    var picture: CGRect
  }

  func part(in size: CGSize, presence: CGFloat) -> Part {
    let difference = whole.width - source.width
    let way = abs(difference) > 1 ? (size.width - source.width) / difference : presence
    let first = source.width / max(aligned.width, 1)
    // At least so large that the page covers the card.
    let scale = max(first + (1 - first) * way, size.width / whole.width, size.height / whole.height, 0.001)
    func origin(_ length: CGFloat, _ card: CGFloat, _ start: CGFloat, _ part: CGFloat) -> CGFloat {
      let hidden = length - part
      let before = hidden > 0.5 ? (start / hidden).clamped(to: 0...1) : 0.5
      return before * (card - length * scale)
    }
    let x = origin(whole.width, size.width, aligned.minX, aligned.width)
    let y = origin(whole.height, size.height, aligned.minY, aligned.height)
    let picture = CGRect(
      x: x + aligned.minX * scale, y: y + aligned.minY * scale, width: aligned.width * scale, height: aligned.height * scale)
    return Part(origin: CGPoint(x: x, y: y), scale: scale, picture: filling(picture, in: size, presence: presence))
  }

  /// Returns the frame of the source's picture, which fills the card when that is almost the source, whatever its proportions.
  private func filling(_ frame: CGRect, in size: CGSize, presence: CGFloat) -> CGRect {
    let part = (1 - presence / 0.25).clamped(to: 0...1)
    guard part > 0, source.width > 0, source.height > 0 else { return frame }
    let scale = max(size.width / source.width, size.height / source.height)
    let full = CGSize(width: source.width * scale, height: source.height * scale)
    func blend(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: blend(frame.minX, (size.width - full.width) / 2), y: blend(frame.minY, (size.height - full.height) / 2),
      width: blend(frame.width, full.width), height: blend(frame.height, full.height))
  }
}

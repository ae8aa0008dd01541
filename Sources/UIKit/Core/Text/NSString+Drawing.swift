import CoreGraphics
import Foundation

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Ignored: the font always determines the distance of the lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

open class NSStringDrawingContext: NSObject {
  open internal(set) var totalBounds = CGRect.zero
}

extension StyledText {
  /// The style of text without attributes: 12 points of the system font in black, as on iOS.
  private static let plain = TextStyle(font: FontDescription(size: 12), color: .black)

  fileprivate init(drawing string: NSAttributedString) { self.init(string, base: Self.plain) }

  fileprivate init(drawing string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(string, attributes: attributes ?? [:], base: Self.plain)
  }

  private func layout(width: CGFloat, height: CGFloat = .infinity, options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      var constraints = TextLayout.Constraints(mode: .byClipping, width: .infinity)
      constraints.maximumLines = 1
      return TextLayout(self, in: constraints)
    }
    let mode = paragraphs.first?.style.lineBreakMode ?? .byWordWrapping
    var constraints = TextLayout.Constraints(mode: mode, width: width > 0 ? width : .infinity)
    if options.contains(.truncatesLastVisibleLine), height > 0 {
      constraints.height = height
      constraints.truncation = constraints.truncation ?? .tail
    }
    return TextLayout(self, in: constraints)
  }

  fileprivate var size: CGSize { layout(width: .infinity, options: .usesLineFragmentOrigin).size }

  fileprivate func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: .infinity, options: .usesLineFragmentOrigin).draw(at: point, in: context)
  }

  fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    var layout = layout(width: rect.width, height: rect.height, options: options)
    if options.contains(.usesLineFragmentOrigin) {
      // Do not draw lines that begin below the rectangle.
      if rect.height > 0 { layout.lines.removeAll { $0.y >= rect.height } }
      layout.draw(at: rect.origin, in: target)
    } else {
      layout.draw(at: CGPoint(x: rect.minX, y: rect.minY - (layout.lines.first?.baseline ?? 0)), in: target)
    }
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
  }

  fileprivate func bounds(in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    let unlimited = size.height >= CGFloat.greatestFiniteMagnitude ? 0 : size.height
    let layout = layout(width: size.width, height: unlimited, options: options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.baseline ?? 0)
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSAttributedString {
  public func size() -> CGSize { StyledText(drawing: self).size }

  public func draw(at point: CGPoint) { StyledText(drawing: self).draw(at: point) }

  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StyledText(drawing: self).draw(with: rect, options, context)
  }

  /// The height of `size` is ignored unless the text is truncated.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(drawing: self).bounds(in: size, options, context)
  }
}

// These don't create an `NSAttributedString`, because Foundation on Linux never frees the attributes that it caches for one.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(drawing: self, attributes).size
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(drawing: self, attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(drawing: self, attributes).draw(with: rect, .usesLineFragmentOrigin, nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StyledText(drawing: self, attributes).draw(with: rect, options, context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(drawing: self, attributes).bounds(in: size, options, context)
  }
}

/// The same methods for code that uses `(text as NSString)`.
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

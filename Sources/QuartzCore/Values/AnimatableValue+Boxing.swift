import CoreGraphics

extension AnimatableValue {
  enum Kind {
    case number, point, size, rect, color, transform, path, colors, numbers, contents
  }

  /// Returns nil for a value that iOS doesn't accept for the kind.
  init?(_ value: Any, kind: Kind) {
    switch kind {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = value as? CGPoint ?? (value as? NSValue)?.containedPoint else { return nil }
      self = .point(point)
    case .size:
      switch value {
      case let size as CGSize: self = .size(size)
      // `transform.translation` is a size on macOS and a point in much code for iOS.
      case let point as CGPoint: self = .size(CGSize(width: point.x, height: point.y))
      case let vector as CGVector: self = .size(CGSize(width: vector.dx, height: vector.dy))
      case let box as NSValue:
        guard let size = box.containedSize else { return nil }
        self = .size(size)
      default: return nil
      }
    case .rect:
      guard let rect = value as? CGRect ?? (value as? NSValue)?.containedRect else { return nil }
      self = .rect(rect)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(LayerColor(color))
    case .transform:
      switch value {
      case let transform as CATransform3D: self = .transform(transform)
      case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
      case let box as NSValue:
        guard let transform = box.containedTransform else { return nil }
        self = .transform(transform)
      default: return nil
      }
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path is CGMutablePath ? path.copy() ?? path : path)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(colors.compactMap { ($0 as? CGColor).map { LayerColor($0) } })
    case .numbers:
      guard let numbers = value as? [Any] else { return nil }
      self = .numbers(numbers.compactMap { Self.number($0).map { CGFloat($0) } })
    case .contents:
      self = .contents(LayerContents(value))
    }
  }

  /// The value in the form in which clients set it.
  var value: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color.cgColor
    case .transform(let transform): transform
    case .path(let path): path
    case .colors(let colors): colors.map(\.cgColor)
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .contents(let contents): contents.value
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

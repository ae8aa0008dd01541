import Foundation

/// Colors with positions between the start (0) and the end (1) of a gradient.
public final class CGGradient: Sendable, Hashable {
  /// In the order of their positions.
  package let colors: [CGColor]
  /// The position of each color, 0…1 and ascending.
  package let locations: [CGFloat]

  /// Nil spreads the colors evenly. Returns nil if there are no colors, or fewer locations than colors.
  package init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    let spread = locations ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
    guard !colors.isEmpty, spread.count >= colors.count else { return nil }
    let stops = zip(colors, spread).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    self.colors = stops.map(\.element.0)
    self.locations = stops.map { $0.element.1.clamped(to: 0...1) }
  }

  /// `colorsSpace` is ignored, because all colors are sRGB. Returns nil if `colors` contains anything other than `CGColor` values.
  public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    guard let colors = colors as? [CGColor] else { return nil }
    self.init(colors: colors, locations: locations)
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.colors == b.colors && a.locations == b.locations }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}

/// Core Foundation's array, so that `colors as CFArray` compiles as on Apple's platforms.
public typealias CFArray = [Any]

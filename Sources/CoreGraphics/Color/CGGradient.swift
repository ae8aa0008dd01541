import Foundation

/// Colours and where they stand between the start (0) and the end (1) of a gradient.
public final class CGGradient: Sendable, Hashable {
  public let colors: [CGColor]
  /// One for each colour, 0…1, ascending.
  public let locations: [CGFloat]

  /// Evenly spread colours, or colours at `locations`; without colours, or with fewer locations than colours, there is no gradient.
  public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    let spread = locations ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
    guard !colors.isEmpty, spread.count >= colors.count else { return nil }
    let stops = zip(colors, spread).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    self.colors = stops.map(\.element.0)
    self.locations = stops.map { min(max($0.element.1, 0), 1) }
  }

  /// Apple's form: `colors` are `CGColor`s, `locations` one for each or nil to spread them evenly.
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

/// Core Foundation's array, so that `colors as CFArray` reads as on Apple's platforms.
public typealias CFArray = [Any]

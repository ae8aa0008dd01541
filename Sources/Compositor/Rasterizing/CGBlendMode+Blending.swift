import CoreGraphics

extension CGBlendMode {
  /// Returns `source` composited on `below` in this mode. Both are premultiplied.
  ///
  /// The arithmetic uses gamma-encoded sRGB, as on Apple's platforms. The modes that need hue and luminosity aren't available.
  func blend(_ source: Pixel, on below: Pixel) -> Pixel {
    let sa = source &>> 24
    let da = below &>> 24
    switch self {
    case .normal: return source.over(below)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return source.scaled(by: da)
    case .sourceOut: return source.scaled(by: 255 - da)
    case .sourceAtop: return CGBlendMode.sum(source.scaled(by: da), below.scaled(by: 255 - sa))
    case .destinationOver: return below.over(source)
    case .destinationIn: return below.scaled(by: sa)
    case .destinationOut: return below.scaled(by: 255 - sa)
    case .destinationAtop: return CGBlendMode.sum(below.scaled(by: sa), source.scaled(by: 255 - da))
    case .xor: return CGBlendMode.sum(source.scaled(by: 255 - da), below.scaled(by: 255 - sa))
    case .plusLighter: return CGBlendMode.sum(source, below)
    case .plusDarker: return plusDarker(source, below)
    default: return mixed(source, below)
    }
  }

  /// Returns the sum by component, limited to 255.
  private static func sum(_ a: Pixel, _ b: Pixel) -> Pixel {
    var result: Pixel = 0
    for shift in [0, 8, 16, 24] as [UInt32] { result |= min((a &>> shift & 255) + (b &>> shift & 255), 255) &<< shift }
    return result
  }

  /// R = max(0, 1 − ((1 − D) + (1 − S))), premultiplied.
  private func plusDarker(_ source: Pixel, _ below: Pixel) -> Pixel {
    let alpha = Int32(min((source &>> 24) + (below &>> 24), 255))
    var result = UInt32(alpha) &<< 24
    for shift in [0, 8, 16] as [UInt32] {
      let dark = Int32(source &>> 24) - Int32(source &>> shift & 255) + Int32(below &>> 24) - Int32(below &>> shift & 255)
      result |= UInt32(max(alpha - dark, 0)) &<< shift
    }
    return result
  }

  /// Mixes the components where both pixels are, and uses each pixel alone where the other isn't.
  private func mixed(_ source: Pixel, _ below: Pixel) -> Pixel {
    let sa = Float(source &>> 24) / 255
    let da = Float(below &>> 24) / 255
    let alpha = sa + da - sa * da
    var result = UInt32(alpha * 255 + 0.5) &<< 24
    for shift in [0, 8, 16] as [UInt32] {
      let s = Float(source &>> shift & 255) / 255
      let d = Float(below &>> shift & 255) / 255
      let both = sa > 0 && da > 0 ? component(min(s / sa, 1), min(d / da, 1)) : 0
      let value = s * (1 - da) + d * (1 - sa) + both * sa * da
      result |= UInt32(min(max(value, 0), alpha) * 255 + 0.5) &<< shift
    }
    return result
  }

  /// Returns one component of `s` on `d`, both 0…1 and not premultiplied.
  private func component(_ s: Float, _ d: Float) -> Float {
    switch self {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return CGBlendMode.hardLight(d, s)
    case .hardLight: return CGBlendMode.hardLight(s, d)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func hardLight(_ s: Float, _ d: Float) -> Float { s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
}

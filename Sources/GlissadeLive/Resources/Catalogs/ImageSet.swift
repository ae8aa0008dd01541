import Foundation
import UIKit

/// The pictures of an image set in an asset catalog, for several scales, appearances and devices.
struct ImageSet: Sendable {
  /// One of the pictures.
  struct Picture: Equatable, Sendable {
    let path: String
    /// In pixels per point, or nil for a picture that serves for all scales.
    let scale: CGFloat?
    let isDark: Bool
    /// The kind of device, such as "universal" or "ipad".
    let idiom: String
    /// How the picture is resized, or nil.
    let slicing: Slicing?
  }

  /// The edges that keep their size, and what happens to the middle.
  struct Slicing: Equatable, Sendable {
    /// In points.
    let insets: UIEdgeInsets
    /// The part between the edges that is used, in points. Nil, or 0 along an axis, for all that is there.
    let center: CGSize?
    let mode: UIImage.ResizingMode
  }

  let pictures: [Picture]
  /// How the picture is shown if its view doesn't say it.
  let renderingMode: UIImage.RenderingMode

  /// Reads the folder of an image set. Returns nil if its `Contents.json` can't be read or names no file that exists.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    pictures = (contents.images ?? contents.symbols ?? []).compactMap { $0.picture(in: folder) }
    guard !pictures.isEmpty else { return nil }
    renderingMode =
      switch contents.properties?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: contents.symbols == nil ? .automatic : .alwaysTemplate
      }
  }

  /// Returns the picture for an appearance and a device, with the lowest scale that isn't below `scale`, or else with the highest.
  func picture(scale: CGFloat, isDark: Bool, idiom: UIUserInterfaceIdiom) -> Picture? {
    func preferring(_ pictures: [Picture], _ condition: (Picture) -> Bool) -> [Picture] {
      let preferred = pictures.filter(condition)
      return preferred.isEmpty ? pictures : preferred
    }
    let own = idiom == .pad ? "ipad" : "iphone"
    var candidates = preferring(pictures) { $0.idiom == own || $0.idiom == "universal" }
    candidates = preferring(candidates) { $0.isDark == isDark }
    candidates = preferring(candidates) { $0.idiom == own }
    let sharp = candidates.filter { ($0.scale ?? .infinity) >= scale }
    return sharp.min { ($0.scale ?? .infinity) < ($1.scale ?? .infinity) } ?? candidates.max { ($0.scale ?? 1) < ($1.scale ?? 1) }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?
  }

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [[String: String]]?
    var resizing: Resizing?

    func picture(in folder: String) -> Picture? {
      guard let filename, !filename.contains("/") else { return nil }
      let path = folder + "/" + filename
      // A picture for increased contrast alone is none for other settings.
      if let appearances, !appearances.contains(where: { $0["appearance"] == "luminosity" }) { return nil }
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      let number = scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
      return Picture(
        path: path, scale: number, isDark: appearances?.contains { $0["value"] == "dark" } ?? false, idiom: idiom ?? "universal",
        slicing: resizing?.slicing(scale: number ?? 1))
    }
  }

  private struct Resizing: Decodable {
    struct Insets: Decodable {
      var top: CGFloat?
      var left: CGFloat?
      var bottom: CGFloat?
      var right: CGFloat?
    }
    struct Center: Decodable {
      var mode: String?
      var width: CGFloat?
      var height: CGFloat?
    }

    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
      case center
    }

    /// The insets are stored in pixels.
    func slicing(scale: CGFloat) -> Slicing? {
      guard let capInsets else { return nil }
      let insets = UIEdgeInsets(
        top: (capInsets.top ?? 0) / scale, left: (capInsets.left ?? 0) / scale, bottom: (capInsets.bottom ?? 0) / scale,
        right: (capInsets.right ?? 0) / scale)
      let size = center.map { CGSize(width: max(($0.width ?? 0) / scale, 0), height: max(($0.height ?? 0) / scale, 0)) }
      return Slicing(insets: insets, center: size, mode: center?.mode == "tile" ? .tile : .stretch)
    }
  }
}

extension ImageSet.Slicing {
  /// Returns a picture that can be resized. As on iOS, what lies between its edges beyond the center is left out.
  func sliced(_ image: UIImage) -> UIImage { compact(image).resizableImage(withCapInsets: insets, resizingMode: mode) }

  private func compact(_ image: UIImage) -> UIImage {
    guard let center else { return image }
    func length(_ whole: CGFloat, _ caps: CGFloat, _ center: CGFloat) -> CGFloat { center > 0 ? min(whole, caps + center) : whole }
    let size = CGSize(
      width: length(image.size.width, insets.left + insets.right, center.width),
      height: length(image.size.height, insets.top + insets.bottom, center.height))
    guard size != image.size, size.width > 0, size.height > 0 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    // The edges are pieces of the picture in its own size, moved together.
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (x, width) in pieces(of: size.width, image.size.width, insets.right) {
        for (y, height) in pieces(of: size.height, image.size.height, insets.bottom) {
          context.cgContext.saveGState()
          context.cgContext.clip(to: CGRect(x: x.to, y: y.to, width: width, height: height))
          image.draw(at: CGPoint(x: x.to - x.from, y: y.to - y.from))
          context.cgContext.restoreGState()
        }
      }
    }
  }

  /// The two pieces of a picture along an axis: up to the end of its center, and its last edge. `from` and `to` are where they begin.
  private func pieces(of length: CGFloat, _ whole: CGFloat, _ edge: CGFloat) -> [(place: (from: CGFloat, to: CGFloat), length: CGFloat)] {
    [((0, 0), length - edge), ((whole - edge, length - edge), edge)].filter { $0.length > 0 }
  }
}

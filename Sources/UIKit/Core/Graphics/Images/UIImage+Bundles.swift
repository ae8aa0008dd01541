import CoreGraphics
import Foundation

extension UIImage {
  /// The name may have a file extension. The program's image folders are searched if `bundle` is nil or has no such image.
  ///
  /// Only the scale of the traits matters here: the highest resolution is used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folders = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? []
    self.init(named: name, among: ImageSearch(name: name, folders: folders).paths, besides: folders)
  }

  /// Creates the image at the first readable path, or else the one with the given name in the program's image folders. If there is none,
  /// the warning lists `folders`.
  package convenience init?(named name: String, among paths: [String], besides folders: [String]) {
    guard let image = paths.lazy.compactMap(UIImage.cachedImage).first ?? UIImage.lookUp(name, besides: folders) else { return nil }
    self.init(source: image.source, scale: image.scale)
  }
}

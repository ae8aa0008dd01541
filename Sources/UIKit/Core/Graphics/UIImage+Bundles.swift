import CoreGraphics
import Foundation

extension UIImage {
  /// Creates the image with the given name in a bundle, with or without a file extension.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, or nil for the program's image folders, which are also searched if the bundle has no such image.
  ///   - traitCollection: The traits for which to choose among variants. Only the scale matters here: the highest resolution is used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folders = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? []
    self.init(named: name, among: ImageSearch(name: name, folders: folders).paths, besides: folders)
  }

  /// Creates the image at the first path with a file that can be read, or else the one with the given name in the program's image folders.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - paths: The paths of files.
  ///   - folders: The folders with the files, for the warning if there is no such image.
  package convenience init?(named name: String, among paths: [String], besides folders: [String]) {
    guard let image = paths.lazy.compactMap(UIImage.cachedImage).first ?? UIImage.lookUp(name, besides: folders) else { return nil }
    self.init(source: image.source, scale: image.scale)
  }
}

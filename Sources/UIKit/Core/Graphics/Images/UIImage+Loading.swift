import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
  /// Creates the image with the given name, with or without a file extension, in the program's image folders.
  ///
  /// Of `name@3x.png`, `name@2x.png` and `name.png`, the one with the highest resolution is used. If there is none, the result is nil, and
  /// the folders that were searched are logged once. An image that has been read is cached for a while, and as long as it is in use.
  public convenience init?(named name: String) {
    guard let image = UIImage.lookUp(name) else { return nil }
    self.init(source: image.source, scale: image.scale)
  }

  /// The scale is 2 or 3 if the file name ends in `@2x` or `@3x`, otherwise 1.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? HostServices.current.imageDecoder?.decodeImage(atPath: path) else { return nil }
    self.init(source: .bitmap(image), scale: UIImage.scale(ofFileNamed: path))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? HostServices.current.imageDecoder?.decodeImage(from: data) else { return nil }
    self.init(source: .bitmap(image), scale: scale)
  }

  /// The cache of named images. Its limit in bytes suffices for the photos of a screen, which take about 10 MB each.
  private static let known = Mutex(NamedImages(limit: 96 << 20))

  /// Releases the images that no view shows, for example after a screen of images has closed.
  package static func releaseUnusedNamedImages() { known.withLock { $0.removeAll() } }

  /// Returns the image with the given name in the program's image folders. If there is none, it returns nil, and the first time also warns,
  /// listing `others`, the folders that were searched before.
  static func lookUp(_ name: String, besides others: [String] = []) -> UIImage? {
    if let image = known.withLock({ $0.image(named: name) }) { return image }
    let search = ImageSearch(name: name, folders: HostServices.current.imageFolders)
    for path in search.paths where FileManager.default.fileExists(atPath: path) {
      guard let image = UIImage(contentsOfFile: path) else { continue }
      known.withLock { $0.keep(image, named: name) }
      return image
    }
    MissingImages.report(ImageSearch(name: name, folders: others + search.folders))
    return nil
  }

  /// Returns the image in a file, or nil if it can't be read. The file is read once while the image is in use, and again if it has changed.
  package static func cachedImage(atPath path: String) -> UIImage? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let version = "\(path) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
    if let image = known.withLock({ $0.image(named: version) }) { return image }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    known.withLock { $0.keep(image, named: version) }
    return image
  }

  private static func scale(ofFileNamed path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

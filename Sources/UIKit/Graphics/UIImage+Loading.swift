import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
  /// The image called `name` in the program's image folders, with or without its file extension; kept for a while once read, and as long as
  /// somebody shows it.
  ///
  /// Of `name@3x.png`, `name@2x.png` and `name.png` the sharpest one counts. Where there is none, it is said once where it was searched.
  public convenience init?(named name: String) {
    guard let image = UIImage.lookUp(name) else { return nil }
    self.init(source: image.source, scale: image.scale)
  }

  /// The image in a file; its scale is told by `@2x` or `@3x` at the end of its name.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? HostServices.imageDecoder?.decodeImage(atPath: path) else { return nil }
    self.init(source: .bitmap(image), scale: UIImage.scale(ofFileNamed: path))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? HostServices.imageDecoder?.decodeImage(from: data) else { return nil }
    self.init(source: .bitmap(image), scale: scale)
  }

  /// Enough for the photos of a screen; each takes about 10 MB.
  private static let known = Mutex(NamedImages(limit: 96 << 20))

  /// Returns the image called `name`; nil, with a warning the first time, where there is none.
  static func lookUp(_ name: String) -> UIImage? {
    if let image = known.withLock({ $0.image(named: name) }) { return image }
    let search = ImageSearch(name: name, folders: HostServices.imageFolders)
    for path in search.paths where FileManager.default.fileExists(atPath: path) {
      guard let image = UIImage(contentsOfFile: path) else { continue }
      known.withLock { $0.keep(image, named: name) }
      return image
    }
    MissingImages.report(search)
    return nil
  }

  private static func scale(ofFileNamed path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

import CoreGraphics

/// A cache of images by name with a limit on its memory, which removes the least recently used image first.
///
/// It also finds an image that it has removed while a view still shows it, so that no file is read twice in that time.
struct NamedImages {
  private struct Kept {
    let name: String
    let image: UIImage
    /// In bytes.
    let cost: Int
  }

  private struct Seen {
    weak var pixels: CGImage?
    let scale: CGFloat
  }

  /// The maximum memory of all images, in bytes. A single image may take more.
  private let limit: Int
  /// The most recently used image is the last.
  private var kept: [Kept] = []
  private var seen: [String: Seen] = [:]

  /// The memory of all images that the cache keeps, in bytes.
  private(set) var cost = 0

  init(limit: Int) { self.limit = limit }

  mutating func image(named name: String) -> UIImage? {
    if let index = kept.firstIndex(where: { $0.name == name }) {
      let entry = kept.remove(at: index)
      kept.append(entry)
      return entry.image
    }
    guard let known = seen[name], let pixels = known.pixels else { return nil }
    let image = UIImage(source: .bitmap(pixels), scale: known.scale)
    keep(image, named: name)
    return image
  }

  mutating func keep(_ image: UIImage, named name: String) {
    let entry = Kept(name: name, image: image, cost: image.cgImage?.byteCount ?? 0)
    seen = seen.filter { $0.value.pixels != nil }
    if let pixels = image.cgImage { seen[name] = Seen(pixels: pixels, scale: image.scale) }
    // Two threads may have read the image at the same time.
    for known in kept where known.name == name { cost -= known.cost }
    kept.removeAll { $0.name == name }
    kept.append(entry)
    cost += entry.cost
    while cost > limit, kept.count > 1 { cost -= kept.removeFirst().cost }
  }

  /// Images that views still show are found again without reading their files.
  mutating func removeAll() {
    kept = []
    cost = 0
  }
}

/// The sizes of shared thumbnails. The raw value is the maximum length of the longer side, in pixels.
enum ThumbnailSize: Int, CaseIterable, Sendable {
  case normal = 128
  case large = 256
  case extraLarge = 512
  case doubleExtraLarge = 1024

  /// Creates the smallest size with at least `pixels` pixels, or returns nil if there is none.
  init?(atLeast pixels: Int) {
    guard let size = Self.allCases.first(where: { $0.rawValue >= pixels }) else { return nil }
    self = size
  }

  var folderName: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .doubleExtraLarge: "xx-large"
    }
  }
}

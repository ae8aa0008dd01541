/// The sizes of the thumbnails that the programs of a desktop share. The raw value is the most pixels of the longer side.
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

  /// The name of the folder.
  var folderName: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .doubleExtraLarge: "xx-large"
    }
  }
}

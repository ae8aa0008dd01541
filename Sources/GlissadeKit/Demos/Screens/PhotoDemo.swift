import Rehearsal

/// A demo whose first screen shows photos.
@MainActor
protocol PhotoDemo: Demo {
  /// Returns the photos at the beginning of the first screen, as far as they are known without waiting.
  static func firstPhotos(of source: PhotoSource) -> [Photo]
}

extension PhotoZoomDemo: PhotoDemo {
  static func firstPhotos(of source: PhotoSource) -> [Photo] { source.folders.sortedIfFew()?.photos ?? [] }
}

extension ModalCardDemo: PhotoDemo {
  static func firstPhotos(of source: PhotoSource) -> [Photo] { source.library.knownBeginning ?? [] }
}

import CoreGraphics
import Rehearsal

// The photos that the first screens of demos show.

extension PhotoZoomDemo: PhotoDemo {
  package static func firstPhotos(of source: PhotoSource) -> [Photo] { source.folders.sortedIfFew()?.photos ?? [] }
}

extension ModalCardDemo: PhotoDemo {
  package static func firstPhotos(of source: PhotoSource) -> [Photo] { source.library.knownBeginning ?? [] }
}

extension PhotoDemo {
  package static func firstPhotoSide(inWidth width: CGFloat) -> CGFloat { PhotoGridLevel.all[0].side(in: width) }
}

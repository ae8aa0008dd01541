import Foundation
import Rehearsal
import SDLHost

/// The shipped assets in the checkout.
package enum SourceAssets {
  /// The path of the package's folder.
  package static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of the folder `Assets`.
  package static let folder = package + "/Assets"

  /// The shipped photos, decoded at once, and only once for all tests of a process.
  package static let photos = PhotoSource.immediate(PhotoLibrary(paths: [folder + "/Photos"]))

  /// The shipped takes, without any of a person's own.
  package static var takes: TakeLibrary {
    TakeLibrary(own: URL(fileURLWithPath: "/nowhere"), shipped: [URL(fileURLWithPath: folder + "/Takes", isDirectory: true)])
  }

  /// Prepares the platform, with the shipped images.
  @MainActor
  package static func preparePlatform() throws {
    try HostPlatform.prepare(imageFolders: ["Photos", "Pets", "Dishes"].map { folder + "/" + $0 })
  }
}

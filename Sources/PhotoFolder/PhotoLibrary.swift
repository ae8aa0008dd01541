import Foundation
import Host

/// The photos in the given folders and files, in natural order: 2 before 10.
public struct PhotoLibrary: Sendable {
  private let listing: PhotoListing
  /// The given paths, absolute because the code of a demo can change the current folder.
  package let paths: [String]
  /// Descriptions of problems, such as a folder that doesn't exist.
  package let problems: [String]

  /// Begins to list the images in each folder, without its subfolders, and each given file.
  ///
  /// A file in a folder is an image if its extension or its first bytes are those of an image. A given file is always listed, so that its
  /// error is shown.
  ///
  /// The folders are read in the background. Problems are known at once.
  package init(paths: [String]) {
    let current = FileManager.default.currentDirectoryPath
    self.paths = paths.map { $0.hasPrefix("/") ? $0 : "\(current)/\($0)" }
    var problems: [String] = []
    let sources = zip(paths, self.paths).compactMap { name, path -> PhotoListing.Source? in
      do throws(PhotoProblem) {
        return try Self.source(FilePath(reading: path), named: name)
      } catch {
        problems.append(error.sentence)
        return nil
      }
    }
    listing = PhotoListing(sources)
    self.problems = problems
  }

  /// The photos. Waits until all folders have been read.
  public var photos: [Photo] { listing.photos }

  /// The first and the last photos. Waits until all names have been read, but not until they have been sorted.
  var outermost: PhotoListing.Outermost { listing.outermost }

  /// The first hundred photos, or nil while names are being read.
  package var knownBeginning: [Photo]? { listing.knownOutermost?.first }

  /// Returns whether this is a copy of another library, or has the same photos.
  package func hasSamePhotos(as other: PhotoLibrary) -> Bool { listing === other.listing || photos == other.photos }

  /// Waits until a photo has been found or all folders have been read.
  package var isEmpty: Bool { listing.isEmpty }

  /// Waits until all folders have been read, and returns false if that takes longer than `seconds`.
  package func wait(seconds: Double) -> Bool { listing.wait(seconds: seconds) }

  package func whenListed(_ body: @escaping @MainActor () -> Void) { listing.whenFinished(body) }

  /// Returns whether a path is that of a picture, of a folder with pictures, or of an unreadable folder.
  package static func lists(_ path: String) -> Bool {
    switch try? source(FilePath(reading: path), named: path) {
    case .folder(let folder, let reader)?:
      var hasPhoto = false
      reader.forEachEntry { name, kind in
        hasPhoto = PhotoEntry.isListed(name, kind, inFolder: folder)
        return !hasPhoto
      }
      return hasPhoto
    case .file(let photo)?:
      let name = Array(photo.file.lastComponent)
      let folder = Array(photo.file.bytes.dropLast(name.count))
      return name.withUnsafeBufferPointer { PhotoEntry.isListed($0, .unknown, inFolder: folder) }
    case nil: return FileKind(path) == .folder
    }
  }

  private struct PhotoProblem: Error {
    let sentence: String
  }

  private static func source(_ path: FilePath, named name: String) throws(PhotoProblem) -> PhotoListing.Source {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw PhotoProblem(sentence: "\(name): \(isMissing ? "no such file or folder" : String(cString: strerror(errno))).")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .file(Photo(path)) }
    do throws(FolderReader.Failure) {
      let slash = UInt8(ascii: "/")
      return .folder(path.bytes.last == slash ? path.bytes : path.bytes + [slash], try FolderReader(path))
    } catch {
      throw PhotoProblem(sentence: "The folder \(name) cannot be read: \(error.reason).")
    }
  }
}

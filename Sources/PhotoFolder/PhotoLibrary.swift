import Foundation
import Host

/// The photos in the folders and files that a person named, in natural order: 2 before 10.
public struct PhotoLibrary: Sendable {
  private let listing: PhotoListing
  /// The absolute paths of what the person named. A demo's code may change the current folder.
  package let paths: [String]
  /// The problems in words, such as a folder that doesn't exist.
  package let problems: [String]

  /// Begins to list the images in each folder, without its subfolders, and each file given by itself.
  ///
  /// A file in a folder counts as an image by its extension or otherwise by its first bytes. A file given by itself always counts, so
  /// that the person sees what is wrong with it.
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

  /// The first and the last photos. Waits until the names in all folders have been read, but not until they have been sorted.
  var outermost: PhotoListing.Outermost { listing.outermost }

  /// The first hundred photos, or nil while names are being read.
  package var knownBeginning: [Photo]? { listing.knownOutermost?.first }

  /// Returns whether this is a copy of another library, or has the same photos.
  package func hasSamePhotos(as other: PhotoLibrary) -> Bool { listing === other.listing || photos == other.photos }

  /// A Boolean value that indicates whether there are no photos. Waits until one has been found, or all folders have been read.
  package var isEmpty: Bool { listing.isEmpty }

  /// Waits for at most the given number of seconds until all folders have been read, and returns whether they have.
  package func wait(seconds: Double) -> Bool { listing.wait(seconds: seconds) }

  /// Calls `body` when all folders have been read.
  package func whenListed(_ body: @escaping @MainActor () -> Void) { listing.whenFinished(body) }

  /// Returns whether a path names a picture, or a folder with pictures or one that can't be read.
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

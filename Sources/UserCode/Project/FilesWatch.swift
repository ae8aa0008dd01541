import Foundation
import Rehearsal

/// Observes the folders of files, and of the files to which they link.
@MainActor
struct FilesWatch {
  private let watches: [FolderWatch]

  init(_ paths: [String], onChange: @escaping () -> Void) {
    let places = paths.flatMap { [$0, URL(fileURLWithPath: $0).resolvingSymlinksInPath().path] }
    let folders = Set(places.map { ($0 as NSString).deletingLastPathComponent })
    watches = folders.sorted().compactMap { FolderWatch(URL(fileURLWithPath: $0), onChange: onChange) }
  }
}

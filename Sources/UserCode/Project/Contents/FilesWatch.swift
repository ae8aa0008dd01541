import Foundation
import Projects
import Rehearsal

/// Observes the folders of files, and of the files to which they link. Of a project, it observes the folders with sources and resources,
/// those above them, and the project file.
@MainActor
struct FilesWatch {
  let folders: Set<String>
  private let watch: FolderWatch?

  /// Starts to observe the folders of a request. `contents` are its present contents, or nil if they can't be read.
  init(_ request: CodeRequest, _ contents: FileContents?, onChange: @escaping () -> Void) {
    folders = Self.folders(of: request, contents)
    watch = FolderWatch(folders.sorted().map { URL(fileURLWithPath: $0) }, onChange: onChange)
  }

  /// Returns the folders that matter for a request.
  static func folders(of request: CodeRequest, _ contents: FileContents?) -> Set<String> {
    let files =
      (contents?.sources ?? request.files) + (contents?.project?.resources ?? [])
      + (contents?.project?.modules.flatMap(\.sources) ?? [])
    var folders = Set(files.flatMap { [$0, resolved($0)] }.map(parent))
    folders.formUnion(contents?.resources.folders ?? [])
    guard let place = request.project else { return folders }
    folders.formUnion([place.path, parent(place.path)])
    guard let project = contents?.project else { return folders }
    // A folder that Xcode keeps in step with a target may have no files of its own.
    for folder in folders where folder.hasPrefix(project.folder + "/") {
      var above = parent(folder)
      while above.count > project.folder.count, folders.insert(above).inserted { above = parent(above) }
    }
    folders.insert(project.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: project.folder)) ?? []
    folders.formUnion(names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(project.folder)/\($0)" })
    return folders
  }

  private static func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

  private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}

import Foundation
import Rehearsal

extension CodeRequest {
  /// The project's name. Several files that were named have the name of their Xcode project, or else of the folder that contains them all.
  /// Nil for one file, and for files that only have the root folder in common.
  package var projectName: String? {
    if let project { return project.target.map { "\(project.name) (\($0))" } ?? project.name }
    guard files.count > 1 else { return nil }
    var common = files[0].split(separator: "/").dropLast()
    for file in files.dropFirst() {
      common = ArraySlice(zip(common, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.map(\.0))
    }
    guard let name = common.last else { return nil }
    // The project is in the folder of the sources, or in its parent.
    let folders = [Array(common), Array(common.dropLast())].map { "/" + $0.joined(separator: "/") }
    return folders.lazy.compactMap(Self.xcodeProject).first ?? String(name)
  }

  /// Returns the name of the only Xcode project in a folder, or nil if there is none or more than one.
  private static func xcodeProject(in folder: String) -> String? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
    return names.count == 1 ? String(names[0].dropLast(".xcodeproj".count)) : nil
  }
}

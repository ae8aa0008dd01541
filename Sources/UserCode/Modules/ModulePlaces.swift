import Foundation

/// The folders in which the sources of modules may be, in the order in which they are searched.
struct ModulePlaces {
  /// The folders of the project and above it, the nearest first.
  let levels: [String]

  /// The folders below each level in which package managers and people keep the sources of others.
  private static let containers = [
    "Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts", "", "Packages", "LocalPackages", "Modules", "Frameworks",
    "Vendor", "Libraries", "Dependencies", "ThirdParty", "External",
  ]

  /// Finds the folders for files: that which contains all of them, those above it up to the project's, and the one above the project's.
  init(files: [String]) {
    var folder = Self.commonFolder(of: files)
    var levels = [folder]
    var isAtProject = Self.isProject(folder)
    while levels.count < Self.highest, folder != "/", !folder.isEmpty {
      folder = (folder as NSString).deletingLastPathComponent
      levels.append(folder)
      // A repository ends the search, except that its neighbours count too.
      if isAtProject, !Self.isProject(folder) { break }
      isAtProject = isAtProject || Self.isProject(folder)
    }
    self.levels = isAtProject ? levels : Array(levels.prefix(2))
  }

  /// The number of folders, one above another, that are looked at.
  private static let highest = 8

  /// The path of each folder that may contain modules' folders, the nearest first.
  var containers: [String] {
    levels.flatMap { level in
      Self.containers.compactMap { name in
        let path = name.isEmpty ? level : "\(level)/\(name)"
        return name.isEmpty || SwiftFiles.isFolder(path) ? path : nil
      }
    }
  }

  private static func commonFolder(of files: [String]) -> String {
    guard let first = files.first else { return "/" }
    var common = first.split(separator: "/").dropLast()
    for file in files.dropFirst() {
      common = ArraySlice(zip(common, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.map(\.0))
    }
    return "/" + common.joined(separator: "/")
  }

  /// Returns whether a folder holds a project, a package, a repository or what a package manager has fetched.
  private static func isProject(_ folder: String) -> Bool {
    SwiftFiles.names(in: folder).contains { name in
      [".git", "Package.swift", "Podfile", "Pods", "Cartfile", "Carthage"].contains(name)
        || [".xcodeproj", ".xcworkspace", ".podspec"].contains(where: name.hasSuffix)
    }
  }
}

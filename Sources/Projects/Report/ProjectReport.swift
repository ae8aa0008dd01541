import Foundation

/// What of a project runs as it is, what stands in, and what is missing.
package struct ProjectReport: Codable, Equatable, Sendable {
  /// A place in a file.
  package struct Place: Codable, Equatable, Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The line, from 1, or nil if it is about the whole file.
    package var line: Int?

    /// Creates a place.
    package init(path: String, line: Int? = nil) {
      self.path = path
      self.line = line
    }
  }

  /// A Swift file, and what the porting step changes in it.
  package struct File: Codable, Equatable, Sendable {
    /// The path.
    package var path: String
    /// The edits, none if the file is compiled as it is.
    package var edits: [Use]

    /// Creates a file.
    package init(path: String, edits: [Use] = []) {
      self.path = path
      self.edits = edits
    }
  }

  /// Something that occurs a number of times: a kind of edit, a class that stands in, a name that is missing.
  package struct Use: Codable, Equatable, Sendable {
    /// The name, such as "MKMapView".
    package var name: String
    /// How often it occurs.
    package var count: Int
    /// Where it occurs first, or nil if that isn't known.
    package var first: Place?
    /// What a person can know or do about it, without a full stop, or nil.
    package var remark: String?

    /// Creates a use.
    package init(_ name: String, count: Int = 1, first: Place? = nil, remark: String? = nil) {
      self.name = name
      self.count = count
      self.first = first
      self.remark = remark
    }
  }

  /// A sentence about a place.
  package struct Message: Codable, Equatable, Hashable, Sendable {
    /// The place, or nil.
    package var place: Place?
    /// The sentence, without a full stop.
    package var text: String

    /// Creates a message.
    package init(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// The project's name.
  package var name: String
  /// The project's folder.
  package var folder: String
  /// The target, or nil for a folder of files.
  package var target: String?
  /// The Swift files of the target.
  package var files: [File] = []
  /// The classes and modules that stand in for Apple's or others'.
  package var standIns: [Use] = []
  /// The modules that are nowhere beside the project. Most errors follow from them.
  package var missingModules: [Use] = []
  /// The names of Apple's that the code uses and that don't exist.
  package var missingNames: [Use] = []
  /// The errors that do not follow from a missing module or name.
  package var errors: [Message] = []
  /// What is wrong in Interface Builder files. The app starts nevertheless.
  package var interfaceProblems: [Message] = []
  /// What is left aside.
  package var notes: [String] = []

  /// Creates a report without findings.
  package init(name: String, folder: String, target: String? = nil) {
    self.name = name
    self.folder = folder
    self.target = target
  }

  /// Creates the report of a project, with its files as they are and its notes.
  package init(_ project: Project) {
    self.init(name: project.name, folder: project.folder, target: project.target)
    files = project.sources.map { File(path: $0) }
    notes = project.notes
  }

  /// Whether the app starts.
  package var starts: Bool { missingModules.isEmpty && missingNames.isEmpty && errors.isEmpty }

  /// The status with which a command that prints the report exits: 0 when the app starts, and 65 when the project's content prevents it.
  package var exitStatus: Int32 { starts ? 0 : 65 }

  /// The edits of all files by kind, the most frequent first.
  package var edits: [Use] { Self.ranked(files.flatMap(\.edits)) }

  /// Returns uses with those of the same name added up, the most frequent first, and the first place of each.
  package static func ranked(_ uses: [Use]) -> [Use] {
    var sums: [String: Use] = [:]
    for use in uses {
      guard var sum = sums[use.name] else {
        sums[use.name] = use
        continue
      }
      sum.count += use.count
      sum.first = [sum.first, use.first].compactMap(\.self).min { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
      sum.remark = sum.remark ?? use.remark
      sums[use.name] = sum
    }
    return sums.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

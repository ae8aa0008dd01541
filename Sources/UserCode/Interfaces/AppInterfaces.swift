import InterfaceBuilder
import SourceReport
import UIKit

/// The Interface Builder files of a version of an app.
@MainActor
final class AppInterfaces {
  let app: AppFiles
  private let notes: CodeNotes
  /// The indexes of the numbers in the files that can be tuned.
  private let indexes: [InterfacePlace: Int]
  /// The files for each library of the version's code.
  private var libraries: [ObjectIdentifier: InterfaceLibrary] = [:]

  /// Creates the files of an app. `report` contains their numbers, and `notes` gets the warnings about them.
  init(_ app: AppFiles, _ report: SourceReport, notes: CodeNotes) {
    self.app = app
    self.notes = notes
    indexes = report.interfaceIndexes
  }

  /// Returns the files for the code in a library, whose classes they name.
  func files(for library: CodeLibrary) -> InterfaceLibrary {
    let key = ObjectIdentifier(library)
    if let known = libraries[key] { return known }
    let code = ProjectCode(library.registry, indexes: indexes, notes: notes)
    let files = InterfaceLibrary(code: code, paths: app.interfaceFiles, languages: [app.language])
    libraries[key] = files
    return files
  }
}

import Foundation
import TestSupport

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

/// A session without a window that opens files of a folder of its own. Their code is never compiled.
@MainActor
final class OpenFilesHarness {
  let folder: TemporaryFolder
  /// The code of the files that were opened, in the order in which they were.
  private(set) var sources: [FakeSource] = []
  private let base: SessionHarness

  var session: StageSession { base.session }
  /// The code of the file that was opened first.
  var source: FakeSource { sources[0] }

  init() throws {
    base = try SessionHarness()
    folder = try TemporaryFolder()
    session.files.makeSource = { [unowned self] request in
      let source = FakeSource(request)
      sources.append(source)
      return source
    }
  }

  /// Writes a file, and returns its path.
  func write(_ name: String) throws -> String {
    let path = folder.path + "/" + name
    try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Writes a file, and opens it.
  func open(_ name: String = "Card.swift") throws { try session.files.open(paths: [write(name)]) }
}

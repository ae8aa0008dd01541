import Foundation
import Rehearsal
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import UserCode

@Suite("Static variables of a user's code", .serialized) @MainActor
struct StaticVariablesTests {
  init() throws { try SourceAssets.preparePlatform() }

  /// Code whose shared object reports when it is made and when it goes, and that counts how often its screen is shown.
  private let source = """
    import UIKit
    final class Shared {
      static let one = Shared()
      static var all: [Shared] = []
      static var current: Shared?
      static weak var latest: Shared?
      init() { NotificationCenter.default.post(name: Notification.Name("made"), object: nil) }
      deinit { NotificationCenter.default.post(name: Notification.Name("gone"), object: nil) }
    }
    var shownCount = 40
    final class Home: UIViewController {
      override func viewDidLoad() {
        shownCount += 1
        title = "\\(shownCount)"
        (Shared.all, Shared.current, Shared.latest) = ([Shared.one], Shared.one, Shared.one)
      }
    }
    #Preview { Home() }
    """

  @Test("Given several rehearsals, also one within another, then each has new ones, whose objects go with it")
  func rehearsals() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(source.utf8), as: "Shared.swift")
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let demo = try #require(try CodeVersion.load(CodeRequest(files: [file]), by: tools).demos.first)
    let (made, gone) = (NotificationCount("made"), NotificationCount("gone"))
    var titles: [String?] = []
    Scenario(demo).onStage { outer, _ in
      _ = outer.rootViewController.view
      Scenario(demo).onStage { inner, _ in
        _ = inner.rootViewController.view
        titles.append(inner.rootViewController.title)
      }
      #expect(made.value == 2 && gone.value == 1)
      titles.append(outer.rootViewController.title)
    }
    #expect(titles == ["41", "41"])
    #expect(made.value == 2 && gone.value == 2)
  }

  @Test("A file that is no library has none")
  func noLibrary() {
    #expect(ObjectFile(Data("no library".utf8)).variables == [])
    #expect(ObjectFile(Data([0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0xff, count: 90))).variables == [])
    #expect(ObjectFile(path: "/nowhere").variables == [])
  }
}

/// Counts the notifications with a name.
private final class NotificationCount: Sendable {
  private let count = Mutex(0)

  init(_ name: String) {
    _ = NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] _ in
      self?.count.withLock { $0 += 1 }
    }
  }

  var value: Int { count.withLock { $0 } }
}

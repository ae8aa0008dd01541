import Foundation
import Rehearsal
import UserCode

/// The content of the sidebar: headings with the demos of each chapter. The person's files come first.
struct SidebarContent: Equatable {
  struct Section: Equatable {
    let title: String
    let items: [Item]
  }

  enum Item: Equatable {
    /// A demo that comes with the program.
    case demo(DemoDefinition)
    /// A demo of an open file, whose newest version may have a problem.
    case file(DemoDefinition, title: String, path: String, hasProblem: Bool)
    case recent(CodeRequest)

    /// The demo to show, or nil for a file that isn't open.
    var demo: DemoDefinition? {
      switch self {
      case .demo(let demo), .file(let demo, _, _, _): demo
      case .recent: nil
      }
    }
  }

  let sections: [Section]

  private static let recentCount = 5

  @MainActor
  init(_ session: StageSession) {
    let files = session.files
    let open = files.files.flatMap { file in
      file.demos.map { demo in
        let name = demo.name.split(separator: "/").joined(separator: " · ")
        // Files of the same name are distinguished by their folders.
        let isUnique = files.files.count { $0.name == file.name } == 1
        let folder = ((file.path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let title = isUnique ? name : "\(name) — \(folder)"
        return Item.file(demo, title: title, path: file.path, hasProblem: file.source.status.problem != nil)
      }
    }
    let recent = files.recent.requests.filter { request in !files.files.contains { $0.request == request } }
    let own = open + recent.prefix(Self.recentCount).map { Item.recent($0) }
    let chapters = DemoChapter.allCases.filter { $0 != .files }.map { chapter in
      Section(title: chapter.rawValue, items: session.shelf.demos.filter { $0.chapter == chapter }.map { Item.demo($0) })
    }
    sections = ([Section(title: DemoChapter.files.rawValue, items: own)] + chapters).filter { !$0.items.isEmpty }
  }
}

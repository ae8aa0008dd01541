import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects and folders of packages that an Xcode workspace (.xcworkspace) lists, in its order.
final class XcodeWorkspace: NSObject, XMLParserDelegate {
  /// The paths of projects.
  private(set) var projects: [String] = []
  /// The paths of folders.
  private(set) var folders: [String] = []

  private let folder: String
  private var groups: [String] = []
  /// The number of elements that have begun and not ended, or nil before the first.
  private var depth: Int?

  /// Reads a workspace.
  init(path: String) throws(ProjectProblem) {
    folder = FilePaths.folder(of: path)
    super.init()
    let file = path + "/contents.xcworkspacedata"
    let parser = XMLParser(data: try FileContents.data(at: file, atMost: 4 << 20))
    parser.delegate = self
    guard parser.parse(), depth == 0 else {
      throw ProjectProblem(path: file, line: max(parser.lineNumber, 1), "this is no complete workspace in XML")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    depth = (depth ?? 0) + 1
    let location = attributes["location"] ?? "group:"
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let base =
      switch parts[0] {
      case "group": groups.last ?? folder
      case "absolute": "/"
      // The workspace inside a project names that project itself, as "self:".
      default: folder
      }
    let path = FilePaths.absolute(parts.count > 1 && parts[0] != "self" ? parts[1] : "", in: base)
    switch name {
    case "Group": groups.append(path)
    case "FileRef" where FilePaths.suffix(path) == "xcodeproj": projects.append(path)
    case "FileRef" where FilePaths.isFolder(path): folders.append(path)
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth = depth.map { $0 - 1 }
    if name == "Group" { groups.removeLast() }
  }
}

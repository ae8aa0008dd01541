import Foundation
import Projects
import SourceReport

/// The classes in a project that are shown as drawings or placeholders here.
struct StandInScan {
  private(set) var uses: [ProjectReport.Use] = []

  /// Searches Swift files, which name the frameworks of the classes, and Interface Builder files, which name the classes or their elements.
  init(_ contents: FileContents) {
    for path in contents.sources {
      let text = String(decoding: contents[path], as: UTF8.self)
      let names = StandInNames.modules.filter { text.contains("import \($0.key)") }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      let wanted = names.intersection(StandInNames.shown.keys)
      guard !wanted.isEmpty else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.drop(while: \.isWhitespace).hasPrefix("//") { continue }
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          if let name = wanted.first(where: { $0 == word }) { add(name, path, number + 1) }
        }
      }
    }
    for path in contents.app?.interfaceFiles ?? [] {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for (number, line) in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let found = Self.elements.first { line.contains("<\($0.key) ") }?.value
        if let name = found ?? StandInNames.shown.keys.first(where: { line.contains("customClass=\"\($0)\"") }) {
          add(name, path, number + 1)
        }
      }
    }
    uses = ProjectReport.ranked(uses)
  }

  private mutating func add(_ name: String, _ path: String, _ line: Int) {
    let remark = StandInNames.shown[name].map { "is shown as \($0)" }
    uses.append(ProjectReport.Use(name, first: .init(path: path, line: line), remark: remark))
  }

  private static let elements = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView",
    "skView": "SKView", "arscnView": "ARSCNView",
  ]
}

import SwiftSyntax

extension FileEditor {
  /// Modules whose place UIKit takes here.
  private static let reexported: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "os", "Darwin"]

  /// Imports what the ported code needs in place of Apple's modules, and refuses modules that Glissade doesn't have.
  func editImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    if Self.reexported.contains(first) {
      edits.replace(file.range(of: node.importKeyword).lowerBound..<file.range(of: node.path).upperBound, with: "import GlissadeLive")
    } else if !ActiveCode.modules.contains(first) {
      refuse("there is no module \(first) here; Glissade runs code that uses UIKit, QuartzCore, CoreGraphics and Foundation", at: node)
    }
  }
}

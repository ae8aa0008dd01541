import SourceReport
import SwiftSyntax

/// Replaces Apple's modules by those that exist here, and reports what they don't have.
struct ModuleEditor {
  let file: PortedFile
  let declarations: Declarations
  let names: ModuleNames
  private var importsSwiftUI = false
  /// A Boolean value that indicates whether one of SwiftUI's views has been refused.
  private var refusesViews = false

  init(file: PortedFile, declarations: Declarations, names: ModuleNames) {
    self.file = file
    self.declarations = declarations
    self.names = names
  }

  /// Replaces the import of a module that has another name here, and reports one that doesn't exist.
  mutating func editImport(_ node: ImportDeclSyntax) {
    guard let name = node.path.first?.name.text else { return }
    if name == "SwiftUI" { importsSwiftUI = true }
    switch names.origin(of: name) {
    case .here: return
    case .replaced(let module): file.replace(from: node.importKeyword, through: node.path, with: module)
    case .merged: replaceByOwn(node)
    case .perhapsMerged:
      // One of the user's own modules is probably among the files.
      file.counting(.imports, at: node) { replaceByOwn(node) }
      file.warn("the module \(name) isn't imported; what it declares must be in the files", at: node)
    case .missingApple:
      file.counting(.imports, at: node) { replaceByOwn(node) }
      file.reportMissing(name, .warning, "there is no module \(name) here; what uses it doesn't compile", at: node)
    case .missing:
      file.counting(.imports, at: node) { replaceByOwn(node) }
      let cure = "put its sources in Pods/\(name) or name their folder with --with \(name)=FOLDER"
      file.reportMissing(name, .error, "there is no module \(name) here: \(cure)", at: node)
    }
  }

  private func replaceByOwn(_ node: ImportDeclSyntax) {
    file.replace(from: node.importKeyword, through: node.path, with: "import \(PortedFile.module)")
  }

  /// Removes a module that doesn't exist here from a qualified name, with the period after it.
  func removeModule(_ module: TokenSyntax, before period: TokenSyntax) {
    let name = module.text
    guard Self.absent.contains(name) || names.isMerged(name), declarations.types[name] == nil, !declarations.variableNames.contains(name)
    else { return }
    file.replace(from: module, through: period, with: "")
  }

  /// Refuses a name of SwiftUI that needs its views, in a file that imports SwiftUI. One message per file is enough.
  mutating func checkView(_ token: TokenSyntax) {
    let name = token.text
    guard importsSwiftUI, !refusesViews, SwiftUINames.views.contains(name), declarations.methods(named: name).isEmpty,
      !declarations.typeNames.contains(where: { $0 == name || $0.hasSuffix(".\(name)") })
    else { return }
    refusesViews = true
    file.refuse(
      "SwiftUI's \(name) can't be used here, because Glissade shows UIKit's views; of SwiftUI it has Animation, Spring and UnitCurve, for "
        + "UIView.animate(_:changes:completion:)", at: token)
  }
}

// The names of modules and views.
extension ModuleEditor {
  /// Apple's modules that don't exist here, but may qualify names, as in `CoreFoundation.CGFloat`.
  private static let absent = ModuleNames.standIns.union([
    "CoreFoundation", "Darwin", "ObjectiveC", "os", "OSLog", "MobileCoreServices",
  ])
}

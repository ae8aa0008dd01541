import SwiftSyntax

// Objective-C detects by itself when a dynamic property is set. Without it, the property reports that.
extension FileEditor {
  /// Makes a dynamic property of a class report that it was set, so that it can be observed.
  func editObservedProperty(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", let binding = node.bindings.first, node.bindings.count == 1,
      !["static", "class", "lazy"].contains(where: node.modifiers.has), declarations.type(named: typeName)?.kind == .class
    else { return }
    let report = "_glissadeDidSet(self)"
    guard let block = binding.accessorBlock else {
      // A computed property without a setter has a block, so this one is stored.
      edits.insert(" { didSet { \(report) } }", at: file.range(of: binding).upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.first(where: { ["didSet", "set"].contains($0.accessorSpecifier.text) })?.body {
      edits.insert(" defer { \(report) };", at: file.range(of: setter.leftBrace).upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert("; didSet { \(report) } ", at: file.range(of: block.rightBrace).lowerBound)
    }
  }
}

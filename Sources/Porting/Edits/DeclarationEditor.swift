import SourceReport
import SwiftSyntax

/// Edits declarations that rely on Objective-C or Interface Builder.
struct DeclarationEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Attributes without a meaning here, as there is no Objective-C and no Interface Builder.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
    "UIApplicationMain", "NSApplicationMain", "main", "NSCopying",
  ]

  func editAttribute(_ node: AttributeSyntax) {
    let isOnImport = node.parent?.parent?.is(ImportDeclSyntax.self) == true
    if isOnImport || Self.removed.contains(node.attributeName.code) || isObjectiveCConvention(node) { file.remove(node) }
  }

  /// Returns whether an attribute makes a closure a block, or a function the implementation of an Objective-C method. Without Objective-C it
  /// is a closure of Swift's.
  private func isObjectiveCConvention(_ node: AttributeSyntax) -> Bool {
    guard node.attributeName.code == "convention" else { return false }
    return node.arguments?.code == "block" || node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.code.contains("Selector") == true
  }

  /// Restricts an Objective-C protocol to classes, which is implicit on Apple's platforms.
  func editProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.attribute(named: "objc") != nil else { return }
    guard let clause = node.inheritanceClause else {
      file.insert(": AnyObject", after: node.name)
      return
    }
    let names = clause.inheritedTypes.map(\.type.code)
    guard !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }), let first = clause.inheritedTypes.first
    else { return }
    file.insert("AnyObject, ", before: first)
  }

  /// Removes a modifier without a meaning here, as there is no Objective-C.
  func editModifier(_ node: DeclModifierSyntax) {
    // An optional member of a protocol is replaced as a whole.
    if ["dynamic", "optional"].contains(node.name.text) { file.remove(node) }
  }

  /// Marks an initializer with which UIKit itself creates objects, such as cells, as required. Only Objective-C doesn't need that.
  /// “required” is as long as “override”.
  func editInitializer(_ node: InitializerDeclSyntax, of typeName: String) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let ancestors = declarations.ancestors(of: typeName)
    let isOfCell = [["frame"], ["style", "reuseIdentifier"]].contains(labels) && ancestors.contains(where: Self.cells.contains)
    let isOfHeader = labels == ["reuseIdentifier"] && ancestors.contains("UITableViewHeaderFooterView")
    let isPlain = labels.isEmpty && ancestors.contains(where: RequiredInitializers.classes.contains)
    guard isOfCell || isOfHeader || isPlain, !node.modifiers.contains(where: { $0.name.text == "required" }),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    file.replace(modifier.name, with: "required")
  }

  private static let cells: Set = ["UICollectionViewCell", "UICollectionReusableView", "UITableViewCell"]

  /// Warns about a conformance that each version of the code would add to the same type.
  func checkExtension(_ node: ExtensionDeclSyntax, of typeName: String) {
    guard declarations.type(named: typeName) == nil else { return }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] where declarations.type(named: inherited.type.plainName) == nil {
      let proto = inherited.type.plainName
      file.warn(
        "\(typeName) keeps its conformance to \(proto) from the first version of the code, until Glissade starts again", at: inherited)
    }
  }
}

extension AttributeSyntax {
  /// The kind of an edit of the attribute, or nil if it doesn't count.
  var editKind: PortingEdit.Kind? {
    if parent?.parent?.is(ImportDeclSyntax.self) == true { return nil }
    return switch attributeName.code {
    case "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable": .connections
    case "UIApplicationMain", "NSApplicationMain", "main": .entry
    default: .objectiveC
    }
  }
}

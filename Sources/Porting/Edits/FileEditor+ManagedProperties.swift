import SwiftSyntax

// Objective-C creates the accessors of `@NSManaged` properties at run time: those of Core Data, and those of layers, which Core Animation
// animates. Layers here also store values under keys.
extension FileEditor {
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CATransformLayer",
  ]

  /// Gives a layer's property its accessors, and refuses any other property.
  func editManagedProperty(_ attribute: AttributeSyntax) {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self), let binding = property.bindings.first else { return }
    let name = binding.pattern.code
    guard property.bindings.count == 1, !declarations.ancestors(of: typeName).filter(Self.layers.contains).isEmpty else {
      let text = "@NSManaged needs Objective-C, which makes the property “\(name)” when the program runs; it isn't supported"
      return refuse(text, at: attribute)
    }
    remove(attribute)
    edits.insert(" { get { liveValue(\"\(name)\") } set { setLiveValue(newValue, \"\(name)\") } }", at: file.range(of: binding).upperBound)
    managedTypes.insert(typeName)
  }

  /// Makes the presentation of a layer with such properties an instance of its own class. Returns whether there are any.
  func addPresentation(to members: MemberBlockSyntax, onSameLine: Bool) -> Bool {
    guard managedTypes.contains(typeName), let type = declarations.type(named: typeName) else { return onSameLine }
    managedTypes.remove(typeName)
    guard declarations.methods(named: "presentation", preferring: typeName).first?.type != typeName else { return onSameLine }
    let separator = members.rightBrace.leadingTrivia.containsNewline && !onSameLine ? "" : "; "
    let modifiers = members.parent?.as(ClassDeclSyntax.self)?.modifiers
    let access = modifiers?.has("public") == true || modifiers?.has("open") == true ? "public " : ""
    edits.insert(
      "\(separator)\(access)override func presentation() -> \(type.baseName)? { livePresentation() } ",
      at: file.range(of: members.rightBrace).lowerBound)
    return true
  }
}

import SwiftSyntax

/// Edits properties that rely on accessors from Objective-C.
struct PropertyEditor {
  let file: PortedFile
  let declarations: Declarations
  /// The layer classes with properties whose accessors Objective-C would create.
  private var managedTypes: Set<String> = []

  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CATransformLayer",
  ]

  init(file: PortedFile, declarations: Declarations) {
    self.file = file
    self.declarations = declarations
  }

  /// Gives a layer's property its accessors, and refuses any other property.
  ///
  /// Objective-C creates the accessors of `@NSManaged` properties at run time: those of Core Data, and those of layers, which Core Animation
  /// animates. Layers here also store values under keys.
  mutating func editManagedProperty(_ attribute: AttributeSyntax, of typeName: String) {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self), let binding = property.bindings.first else { return }
    let name = binding.pattern.code
    guard property.bindings.count == 1, !declarations.ancestors(of: typeName).filter(Self.layers.contains).isEmpty else {
      let text = "@NSManaged needs Objective-C, which makes the property “\(name)” when the program runs; it isn't supported"
      return file.refuse(text, at: attribute)
    }
    file.remove(attribute)
    file.insert(" { get { liveValue(\"\(name)\") } set { setLiveValue(newValue, \"\(name)\") } }", after: binding)
    managedTypes.insert(typeName)
  }

  /// Makes the presentation of a layer with such properties an instance of its own class.
  mutating func addPresentation(to members: MemberBlockSyntax, of typeName: String) {
    guard let type = declarations.type(named: typeName), managedTypes.remove(typeName) != nil,
      declarations.methods(named: "presentation", preferring: typeName).first?.type != typeName
    else { return }
    let modifiers = members.parent?.as(ClassDeclSyntax.self)?.modifiers
    let access = modifiers?.has("public") == true || modifiers?.has("open") == true ? "public " : ""
    file.add("\(access)override func presentation() -> \(type.baseName)? { livePresentation() }", to: members)
  }

  /// Makes a dynamic property of a class report that it was set, so that it can be observed. Objective-C detects that by itself.
  func editObservedProperty(_ node: VariableDeclSyntax, of typeName: String) {
    guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", let binding = node.bindings.first, node.bindings.count == 1,
      !["static", "class", "lazy"].contains(where: node.modifiers.has), declarations.type(named: typeName)?.kind == .class
    else { return }
    let report = "_glissadeDidSet(self)"
    guard let block = binding.accessorBlock else {
      // A computed property without a setter has a block, so this one is stored.
      // A live literal is inside a call that ends here.
      return file.edits.insertLast(" { didSet { \(report) } }", at: file.range(of: binding).upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.first(where: { ["didSet", "set"].contains($0.accessorSpecifier.text) })?.body {
      file.insert(" defer { \(report) };", after: setter.leftBrace)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      file.insert("; didSet { \(report) } ", before: block.rightBrace)
    }
  }
}

import SwiftSyntax

/// Walks through a file, and lets the editors of each kind of code edit the nodes that need it.
final class EditVisitor: ScopeVisitor {
  private let conditions: ConditionEditor
  private let conversions: ConversionEditor
  private let declarations: DeclarationEditor
  private let initializers: InitializerEditor
  private let macros: MacroEditor
  private let optionals: OptionalMemberEditor
  private let overrides: OverrideEditor
  private let clock: ClockEditor
  private let names: NameEditor
  private let swiftUI: SwiftUIEditor
  private let switches: SwitchEditor
  private var methods: MethodRegistrar
  private var modules: ModuleEditor
  private var properties: PropertyEditor

  init(_ file: PortedFile, _ declarations: Declarations, _ initializers: InitializerEditor, _ moduleNames: ModuleNames) {
    self.initializers = initializers
    conditions = ConditionEditor(file: file)
    conversions = ConversionEditor(file: file)
    self.declarations = DeclarationEditor(file: file, declarations: declarations)
    macros = MacroEditor(file: file, declarations: declarations)
    optionals = OptionalMemberEditor(file: file, declarations: declarations)
    overrides = OverrideEditor(file: file, declarations: declarations)
    clock = ClockEditor(file: file, declarations: declarations)
    names = NameEditor(file: file, declarations: declarations)
    swiftUI = SwiftUIEditor(file: file, declarations: declarations)
    switches = SwitchEditor(file: file)
    methods = MethodRegistrar(file: file, declarations: declarations)
    modules = ModuleEditor(file: file, declarations: declarations, names: moduleNames)
    properties = PropertyEditor(file: file, declarations: declarations)
  }

  override func enter(_ node: some DeclGroupSyntax, named name: String) {
    super.enter(node, named: name)
    methods.enter()
  }

  override func leave(_ node: some DeclGroupSyntax) {
    let members = node.memberBlock
    optionals.implementMembers(in: node, of: typeName)
    properties.addPresentation(to: members, of: typeName)
    initializers.addMethod(to: node, of: typeName)
    initializers.addRequiredInitializer(to: members, of: typeName)
    methods.leave(members, of: typeName)
    super.leave(node)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { conditions.edit(condition) }
    return ActiveCode.mayCompile(node) && node.elements != nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.editImport(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.code == "NSManaged" { properties.editManagedProperty(node, of: typeName) }
    declarations.editAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    declarations.editModifier(node)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.editProtocol(node)
    initializers.editRequirement(of: node)
    optionals.editMembers(of: node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    if swiftUI.editType(node, named: node.extendedType.plainName) { return .skipChildren }
    declarations.checkExtension(node, of: typeName)
    return next
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return swiftUI.editType(node, named: typeName) ? .skipChildren : next
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.editInitializer(node, of: typeName)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !overrides.editObservation(node, in: typeName) {
      overrides.edit(node, named: node.memberName, modifiers: node.modifiers, in: typeName)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    properties.editObservedProperty(node, of: typeName)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      overrides.edit(node, named: name, modifiers: node.modifiers, in: typeName)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    swiftUI.editPreview(node) || macros.edit(node, in: typeName) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    swiftUI.editPreview(node) || macros.edit(node, in: typeName) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if swiftUI.editCall(node) || initializers.editCall(node, in: typeName) || overrides.editObservation(node, in: typeName) {
      return .skipChildren
    }
    conversions.editTypeDescription(node)
    initializers.editDynamicCall(node, in: typeName)
    if !clock.editCall(node) { names.editCall(node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    conversions.edit(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches.edit(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    optionals.editUse(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.editMember(node)
    clock.editMember(node)
    optionals.editUncalled(node, in: typeName)
    overrides.editSuper(node, in: typeName)
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { modules.removeModule(base.baseName, before: node.period) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { modules.removeModule(base.name, before: node.period) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if swiftUI.editType(node) { return .skipChildren }
    modules.checkView(node.name)
    names.edit(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    modules.checkView(node.baseName)
    names.edit(node.baseName)
    names.editUnqualifiedMember(node.baseName)
    return .visitChildren
  }
}

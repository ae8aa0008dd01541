import SourceReport
import SwiftSyntax

/// Walks through a file, and lets the editors of each kind of code edit the nodes that need it.
final class EditVisitor: ScopeVisitor {
  private let file: PortedFile
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
    self.file = file
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
    file.counting(.optionalMembers, at: node) { optionals.implementMembers(in: node, of: typeName) }
    properties.addPresentation(to: members, of: typeName)
    file.counting(.initializers, at: node) {
      initializers.addMethod(to: node, of: typeName)
      initializers.addRequiredInitializer(to: members, of: typeName)
    }
    methods.leave(members, of: typeName)
    super.leave(node)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { file.counting(.conditions, at: node) { conditions.edit(condition) } }
    return ActiveCode.mayCompile(node) && node.elements != nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.editImport(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.code == "NSManaged" {
      file.counting(.properties, at: node) { properties.editManagedProperty(node, of: typeName) }
    }
    if let kind = node.editKind {
      file.counting(kind, at: node) { declarations.editAttribute(node) }
    } else {
      declarations.editAttribute(node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.objectiveC, at: node) { declarations.editModifier(node) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.objectiveC, at: node) { declarations.editProtocol(node) }
    file.counting(.initializers, at: node) { initializers.editRequirement(of: node) }
    file.counting(.optionalMembers, at: node) { optionals.editMembers(of: node) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    if file.counting(.swiftUI, at: node, { swiftUI.editType(node, named: node.extendedType.plainName) }) { return .skipChildren }
    declarations.checkExtension(node, of: typeName)
    return next
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return file.counting(.swiftUI, at: node) { swiftUI.editType(node, named: typeName) } ? .skipChildren : next
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.initializers, at: node) { declarations.editInitializer(node, of: typeName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !file.counting(.properties, at: node, { overrides.editObservation(node, in: typeName) }) {
      file.counting(.overrides, at: node) { overrides.edit(node, named: node.memberName, modifiers: node.modifiers, in: typeName) }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.properties, at: node) { properties.editObservedProperty(node, of: typeName) }
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      file.counting(.overrides, at: node) { overrides.edit(node, named: name, modifiers: node.modifiers, in: typeName) }
    }
    return .visitChildren
  }

  /// Edits a macro, and returns whether its content needs no edit.
  private func editMacro(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    if file.counting(.swiftUI, at: node, { swiftUI.editPreview(node) }) { return true }
    return file.counting(MacroEditor.editKind(of: node.macroName.text), at: node) { macros.edit(node, in: typeName) }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    editMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    editMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if file.counting(.swiftUI, at: node, { swiftUI.editCall(node) })
      || file.counting(.initializers, at: node, { initializers.editCall(node, in: typeName) })
      || file.counting(.properties, at: node, { overrides.editObservation(node, in: typeName) })
    {
      return .skipChildren
    }
    file.counting(.bridging, at: node) { conversions.editTypeDescription(node) }
    file.counting(.initializers, at: node) { initializers.editDynamicCall(node, in: typeName) }
    if !file.counting(.clock, at: node, { clock.editCall(node) }) { file.counting(.oldNames, at: node) { names.editCall(node) } }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.bridging, at: node) { conversions.edit(node) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.switches, at: node) { switches.edit(node) }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.optionalMembers, at: node) { optionals.editUse(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    file.counting(.oldNames, at: node) { names.editMember(node) }
    file.counting(.clock, at: node) { clock.editMember(node) }
    file.counting(.optionalMembers, at: node) { optionals.editUncalled(node, in: typeName) }
    file.counting(.overrides, at: node) { overrides.editSuper(node, in: typeName) }
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { removeModule(base.baseName, before: node.period) }
    return .visitChildren
  }

  private func removeModule(_ module: TokenSyntax, before period: TokenSyntax) {
    file.counting(.moduleNames, at: module) { modules.removeModule(module, before: period) }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { removeModule(base.name, before: node.period) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if file.counting(.swiftUI, at: node, { swiftUI.editType(node) }) { return .skipChildren }
    modules.checkView(node.name)
    file.counting(.oldNames, at: node) { names.edit(node.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    modules.checkView(node.baseName)
    file.counting(.oldNames, at: node) {
      names.edit(node.baseName)
      names.editUnqualifiedMember(node.baseName)
    }
    return .visitChildren
  }
}

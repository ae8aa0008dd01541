import SwiftSyntax

/// Leaves out literals without an effect on motion, such as indices, tags, and the 0 of an initial state.
struct LiteralFilter {
  let declarations: Declarations

  private static let ignoredNames: Set<String> = [
    "tag", "section", "row", "item", "index", "at", "numberOfSections", "numberOfRowsInSection", "numberOfItemsInSection", "code",
    "location",
    "capacity", "rawValue", "by", "repeating", "numberOfPages", "currentPage", "selectedIndex", "selectedSegmentIndex", "withIdentifier",
  ]
  private static let ignoredSwitches: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "isActive", "completeTransition", "isAccessibilityElement", "setActive", "animated",
    "finished", "isEnabled", "isHidden", "endEditing", "cancelsTouchesInView", "isSelected", "isHighlighted", "setHidden", "setSelected",
  ]

  /// The maximum number that can be tuned. Larger ones are marks, such as tags and identifiers, and not part of a motion.
  private static let greatestNumber = 1e9

  func lists(_ kind: Literal.Kind, in context: LiteralContext, path: [String]) -> Bool {
    guard context.place != .unlisted, !context.names.contains(where: Self.ignoredNames.contains) || context.staticReason != nil else {
      return context.place == .result && path.isEmpty == false && listsResult(kind, context: context, path: path)
    }
    switch kind {
    case .boolean: return listsBoolean(context)
    case .option: return true
    case .number(let value, _):
      guard abs(value) <= Self.greatestNumber else { return false }
      if context.place == .result { return listsResult(kind, context: context, path: path) }
      let isArithmetic = !context.neighbors.isDisjoint(with: ["+", "-", "*", "/", "+=", "-=", "*=", "/="])
      if isArithmetic, [0, 1, 2, -1].contains(value) { return false }
      if context.place == .comparison, context.staticReason == nil, [0, 1].contains(abs(value)) { return false }
      if ["min", "max"].contains(context.callee), [0, 1].contains(value) { return false }
      if context.place == .declaration, value == 0, let name = context.names.first, declarations.assignedNames.contains(name) {
        return false
      }
      if context.place == .assignment, value == 0, context.receiver.isEmpty || context.receiver == "self",
        let name = context.names.first, declarations.variableNames.contains(name)
      {
        return false
      }
      if context.callee == "CGRect" || context.callee == "CGPoint", value == 0 { return false }
      return true
    }
  }

  private func listsBoolean(_ context: LiteralContext) -> Bool {
    guard let name = context.names.first, !Self.ignoredSwitches.contains(name), !Self.ignoredSwitches.contains(context.callee) else {
      return false
    }
    switch context.place {
    case .declaration: return !declarations.assignedNames.contains(name)
    // A value that the code assigns to its own properties is state.
    case .assignment: return !context.receiver.isEmpty && context.receiver != "self" && !declarations.variableNames.contains(name)
    case .defaultArgument, .argument: return true
    case .comparison, .result, .unlisted: return false
    }
  }

  private func listsResult(_ kind: Literal.Kind, context: LiteralContext, path: [String]) -> Bool {
    guard case .number(let value, let isInteger) = kind, let name = path.last, context.place == .result else { return false }
    if name.hasPrefix("numberOf") || isInteger && (name == "tableView" || name == "collectionView") { return false }
    return !(isInteger && [0, 1, -1].contains(value))
  }
}

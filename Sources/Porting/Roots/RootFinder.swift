import SourceReport

/// Finds the roots that can be put on a stage: previews, and types that no other code in the files creates.
struct RootFinder {
  let declarations: Declarations
  /// The previews by the index of their file.
  let previews: [[PreviewBlock]]
  /// The name of the type that comes first, or nil.
  let preferred: String?
  /// A Boolean value that indicates whether the app has a main storyboard, whose initial controller is the root view controller unless a
  /// delegate sets another.
  let hasStoryboard: Bool

  struct Found {
    /// The reported root. Its index isn't known yet.
    var root: SourceRoot
    /// The expression that creates it, which may use `setting`.
    var expression: String
  }

  /// Returns the roots in order of preference, and the reasons why others can't be created.
  func find() -> (roots: [Found], obstacles: [(type: TypeDeclaration, reason: String)]) {
    var found: [Found] = []
    var obstacles: [(type: TypeDeclaration, reason: String)] = []
    for (file, blocks) in previews.enumerated() {
      for (position, block) in blocks.enumerated() {
        let name = block.title ?? (blocks.count > 1 ? "Preview \(position + 1)" : "Preview")
        let root = SourceRoot(kind: .preview, name: name, type: nil, file: file, line: block.line, index: 0)
        found.append(Found(root: root, expression: "\(block.function)()"))
      }
    }
    var candidates = self.candidates(isFree: true)
    if candidates.isEmpty, found.isEmpty { candidates = Array(self.candidates(isFree: false).prefix(1)) }
    if let preferred, !candidates.contains(where: { $0.type.name == preferred }),
      let type = declarations.type(named: preferred), let kind = kind(of: type)
    {
      candidates.append((type, kind))
    }
    for (type, kind) in candidates {
      switch expression(for: type) {
      case .success(let expression):
        let root = SourceRoot(kind: kind, name: type.name, type: type.name, file: type.file, line: type.line, index: 0)
        found.append(Found(root: root, expression: expression))
      case .failure(let obstacle): obstacles.append((type, obstacle.reason))
      }
    }
    if hasStoryboard, !found.contains(where: { $0.root.kind == .delegate }) {
      let root = SourceRoot(kind: .storyboard, name: "Main storyboard", type: nil, file: 0, line: 1, index: 0)
      found.append(Found(root: root, expression: "[] as [AnyObject]"))
    }
    // The sort must be stable, as the order of the files and declarations decides between equals.
    var sorted = found.enumerated().sorted { first, second in
      let a = rank(first.element)
      let b = rank(second.element)
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
    for index in sorted.indices { sorted[index].root.index = index }
    return (sorted, obstacles)
  }

  /// Returns the preference of a root: first whether another one was asked for, then the kind. A delegate that creates no view controller
  /// comes last.
  private func rank(_ found: Found) -> (Int, Int) {
    let order = SourceRoot.Kind.allCases
    let isPreferred = preferred != nil && (found.root.type == preferred || found.root.name == preferred)
    let isIdle = found.root.kind == .delegate && !hasStoryboard && !(found.root.type.map(setsRootController) ?? false)
    return (isPreferred ? 0 : 1, isIdle ? order.count : order.firstIndex(of: found.root.kind) ?? order.count)
  }

  /// Returns whether a delegate, or a superclass of the user's, sets a window's root view controller or creates a window.
  private func setsRootController(_ name: String) -> Bool {
    ([name] + declarations.ancestors(of: name)).contains { declarations.windowOwners.contains($0) }
  }

  /// Returns the expression that creates a root. For a scene's delegate, it first creates the application's delegate, if there is one.
  private func expression(for type: TypeDeclaration) -> Result<String, RootExpression.Obstacle> {
    let expressions = RootExpression(declarations: declarations)
    let created = expressions.expression(for: type, depth: 0)
    guard isSceneDelegate(type), !isApplicationDelegate(type),
      let application = all(isFree: true).map(\.type).first(where: isApplicationDelegate),
      let first = try? expressions.expression(for: application, depth: 0).get()
    else { return created }
    return created.map { "[\(first), \($0)] as [AnyObject]" }
  }

  /// Returns the types that can be roots. With `isFree`, types that other code creates are left out.
  private func candidates(isFree: Bool) -> [(type: TypeDeclaration, kind: SourceRoot.Kind)] {
    let all = all(isFree: isFree)
    // An app whose scenes have a delegate has its windows there, and UIKit ignores the window of the application's delegate.
    guard all.contains(where: { isSceneDelegate($0.type) }) else { return all }
    return all.filter { $0.kind != .delegate || isSceneDelegate($0.type) }
  }

  private func isSceneDelegate(_ type: TypeDeclaration) -> Bool {
    !RootTypes.sceneDelegates.isDisjoint(with: declarations.ancestors(of: type.name))
  }

  private func isApplicationDelegate(_ type: TypeDeclaration) -> Bool {
    declarations.ancestors(of: type.name).contains(RootTypes.applicationDelegate)
  }

  private func all(isFree: Bool) -> [(type: TypeDeclaration, kind: SourceRoot.Kind)] {
    declarations.typeNames.compactMap { name in
      guard let type = declarations.types[name], !type.isHidden, !type.isGeneric, let kind = kind(of: type) else { return nil }
      if isFree, isCreated(type) || isSuperclass(type) { return nil }
      return (type, kind)
    }
  }

  private func isCreated(_ type: TypeDeclaration) -> Bool {
    let creators = (declarations.creations[type.name] ?? []).union(declarations.creations[type.baseName] ?? [])
    return creators.contains { $0 != type.name && !$0.hasPrefix("\(type.name).") }
  }

  private func isSuperclass(_ type: TypeDeclaration) -> Bool {
    declarations.types.values.contains { $0.kind == .class && $0.inherited.first == type.name && $0.name != type.name }
  }

  /// Returns the kind of root that a type is, or nil if it can't be one.
  private func kind(of type: TypeDeclaration) -> SourceRoot.Kind? {
    guard type.kind == .class else { return nil }
    let ancestors = Set(declarations.ancestors(of: type.name))
    if !ancestors.isDisjoint(with: RootTypes.delegates) { return .delegate }
    if !ancestors.isDisjoint(with: RootTypes.controllers) { return .controller }
    if !ancestors.isDisjoint(with: RootTypes.transitions) { return .transition }
    if !ancestors.isDisjoint(with: RootTypes.views) { return .view }
    return nil
  }
}

/// UIKit's types by the kinds of roots.
enum RootTypes {
  /// Delegates that create the root view controller.
  static let delegates = sceneDelegates.union([applicationDelegate])
  static let applicationDelegate = "UIApplicationDelegate"
  static let sceneDelegates: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate"]
  static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UISplitViewController", "UIAlertController", "UISearchController",
  ]
  /// Objects that take part in a transition.
  static let transitions: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate", "UIViewControllerInteractiveTransitioning",
    "UIPresentationController", "UISheetPresentationController", "UIPercentDrivenInteractiveTransition", "UINavigationControllerDelegate",
    "UITabBarControllerDelegate",
  ]
  static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView",
    "UIVisualEffectView", "UISlider", "UISwitch", "UITextField", "UITextView", "UIProgressView", "UIPageControl", "UISegmentedControl",
  ]
}

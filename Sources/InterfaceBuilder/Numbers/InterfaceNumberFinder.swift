/// Finds the numbers in a file's elements that can be tuned.
struct InterfaceNumberFinder {
  private let path: String
  private let tags: [MarkupTag]
  private let titles: InterfaceTitles
  private var found: [InterfaceNumber] = []
  /// The title of the scene that is visited, or nil.
  private var scene: String?

  init(path: String, tags: [MarkupTag], titles: InterfaceTitles) {
    (self.path, self.tags, self.titles) = (path, tags, titles)
  }

  /// The numbers that have been found, in the order of the file.
  ///
  /// Of several for one place, the last counts.
  var numbers: [InterfaceNumber] {
    var last: [InterfacePlace: Int] = [:]
    for (index, number) in found.enumerated() { last[number.place] = index }
    return found.indices.filter { last[found[$0].place] == $0 }.map { found[$0] }
  }

  /// Finds the numbers in an element. `owner` is the object that it belongs to, and `start` is the start of its attributes' key path.
  mutating func visit(_ element: MarkupElement, owner: String? = nil, start: String = "") {
    switch element.name {
    case "scene":
      let objects = element.children.first { $0.name == "objects" }?.children ?? []
      scene = (objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first)?["id"].flatMap(titles.title(ofObject:))
      for child in element.children { visit(child) }
    case "connections", "attributedString", "array", "segments", "resources": return
    case "constraint":
      if !element.hasReplacedIdentifier { visitConstraint(element) }
    case "userDefinedRuntimeAttribute": visitRuntimeAttribute(element, owner: owner)
    case "color":
      guard let key = element.key, case .components? = element.color else { return }
      add(.alpha, "alpha", of: element, owner: owner, attribute: start + key + ".alpha")
    case "state":
      for child in element.children { visit(child, owner: owner, start: (element.key ?? "normal") + ".") }
    case "variation":
      let start = (element.key ?? "default") + "."
      add(.spacing, "spacing", of: element, owner: owner, attribute: start + "spacing")
      for child in element.children { visit(child, owner: owner, start: start) }
    case _ where InterfaceVocabulary.isObject(element):
      let id = element.hasReplacedIdentifier ? nil : element["id"]
      if element.name == "stackView" { add(.spacing, "spacing", of: element, owner: id, attribute: "spacing") }
      // A runtime attribute is set after the attribute of the same name.
      let attributes = element.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.children)
      let replaced = Set(attributes.compactMap { $0["keyPath"] })
      for child in element.children where !(child.name == "color" && replaced.contains(child.key ?? "")) { visit(child, owner: id) }
    default:
      let inner = element.key.map { start + $0 + "." } ?? start
      for child in element.children { visit(child, owner: owner, start: inner) }
    }
  }

  private mutating func visitConstraint(_ element: MarkupElement) {
    let id = element["id"]
    if !element.isOn("symbolic") { add(.constant, "constant", of: element, owner: id, attribute: "constant") }
    add(.multiplier, "multiplier", of: element, owner: id, attribute: "multiplier")
    add(.priority, "priority", of: element, owner: id, attribute: "priority")
    for child in element.children {
      if child.name == "variation", let key = child.key {
        add(.constant, "constant", of: child, owner: id, attribute: key + ".constant")
      } else if child.name == "userDefinedRuntimeAttributes" {
        for attribute in child.children { visitRuntimeAttribute(attribute, owner: id) }
      }
    }
  }

  private mutating func visitRuntimeAttribute(_ element: MarkupElement, owner: String?) {
    guard let keyPath = element["keyPath"] else { return }
    guard let value = element.children.first(where: { $0.key == "value" }) else {
      if element["type"] == "number" { add(.runtimeAttribute, "value", of: element, owner: owner, attribute: keyPath) }
      return
    }
    switch value.name {
    case "real", "integer": add(.runtimeAttribute, "value", of: value, owner: owner, attribute: keyPath)
    case "color":
      guard case .components? = value.color else { return }
      add(.alpha, "alpha", of: value, owner: owner, attribute: keyPath + ".alpha")
    case "point", "size", "rect":
      for name in ["x", "y", "width", "height"] {
        add(.runtimeAttribute, name, of: value, owner: owner, attribute: "\(keyPath).\(name)")
      }
    default: break
    }
  }

  /// Adds the number in an attribute of an element, if it is written there.
  private mutating func add(
    _ kind: InterfaceNumber.Kind, _ name: String, of element: MarkupElement, owner: String?, attribute: String
  ) {
    let tag = tags[element.ordinal]
    guard let owner, let range = tag.attributes[name], let text = element[name], text.utf8.count == range.count else { return }
    guard let value = kind == .multiplier ? InterfaceReader.ratio(text) : Double(finite: text) else { return }
    let place = InterfacePlace(path: path, id: owner, attribute: attribute)
    found.append(
      InterfaceNumber(
        place: place, range: range, value: value, line: tag.line, title: titles.title(of: place), scene: scene, kind: kind,
        isInteger: element.name == "integer"))
  }
}

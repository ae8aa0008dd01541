import UIKit

/// The objects that are created from one scene of a storyboard, or from a nib.
///
/// First all objects are created by `init(coder:)`, which sets their properties. `finish()` then adds constraints, sets runtime attributes,
/// makes the connections, and tells each object `awakeFromNib()`.
///
/// As on iOS, the view of a controller is created after the controller, by an instance of its own, to which the controller is added.
@MainActor
final class InterfaceInstance {
  /// Creates the object of an element, or returns nil if it stands for none.
  typealias Maker = @MainActor (InterfaceInstance, InterfaceObject) -> AnyObject?

  /// The functions that create objects, by the names of elements.
  static let makers: [String: Maker] = [gestureMakers, objectMakers, BarBuilder.makers, CellBuilder.makers].reduce(into: viewMakers) {
    all, makers in
    all.merge(makers) { first, _ in first }
  }

  /// A segue from an object that has been created or added.
  struct Segue {
    let source: AnyObject
    let connection: InterfaceConnection
    let segue: InterfaceSegue
  }

  let file: InterfaceFile
  let code: any InterfaceCode
  /// The traits for which variations are chosen.
  let traits: UITraitCollection
  /// The segues of objects, which are known after `finish()`.
  var segues: [Segue] = []
  /// The objects that have been created or given, by identifier.
  private(set) var objects: [String: AnyObject] = [:]
  /// The layout guides, by identifier.
  var guides: [String: InterfaceGuide] = [:]
  /// The descriptions of the objects whose connections are made, in the order of their creation.
  private(set) var described: [(object: AnyObject, description: InterfaceObject)] = []
  private var created: [AnyObject] = []
  /// The line of the element that is being read.
  private(set) var line = 1
  let variations = SizeClassVariations()
  /// The scene of a storyboard, or nil for a nib.
  weak var scene: InterfaceController?

  init(_ file: InterfaceFile, code: any InterfaceCode, traits: UITraitCollection = .current) {
    (self.file, self.code, self.traits) = (file, code, traits)
  }

  /// Notes an object that exists already.
  func add(_ object: AnyObject, id: String) { objects[id] = object }

  /// Notes an object that exists already, such as the owner, and makes the connections of its element.
  func add(_ object: AnyObject, as description: InterfaceObject) {
    add(object, id: description.id)
    described.append((object, description))
    addGuides(of: object, description)
  }

  /// Creates an object with all that it contains.
  func make(_ description: InterfaceObject) -> AnyObject? {
    guard let make = Self.makers[description.kind] else { return makeUnknown(description) }
    return make(self, description)
  }

  /// Notes an object that was created, and what its element says. Call it at the start of the closure that decodes the object, so that
  /// the objects inside come after it.
  func didCreate(_ object: AnyObject, as description: InterfaceObject) {
    add(object, as: description)
    created.append(object)
  }

  /// Returns the result of reading an element, whose line warnings name.
  func reading<Result>(line: Int, _ read: () -> Result) -> Result {
    let before = self.line
    self.line = line
    defer { self.line = before }
    return read()
  }

  /// Adds constraints, sets runtime attributes, makes connections, and awakes the objects.
  func finish() {
    let elements = described
    for (object, description) in elements { addConstraints(of: object, description) }
    variations.start(with: self)
    for (object, description) in elements { setRuntimeAttributes(of: object, description) }
    for (object, description) in elements { makeConnections(of: object, description) }
    for object in created { awake(object) }
    (described, created) = ([], [])
  }

  /// Warns about something in the file, with the line.
  func warn(_ text: String, line: Int) { code.warn(InterfaceProblem(line: line, text), inFile: file.path) }
}

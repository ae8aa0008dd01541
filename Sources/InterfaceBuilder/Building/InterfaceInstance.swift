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

  let source: InterfaceSource
  /// The traits for which variations are chosen.
  let traits: UITraitCollection
  /// The objects that have been created or given, by identifier.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects whose connections are made, in the order of their creation.
  private var elements: [(object: AnyObject, description: InterfaceObject)] = []
  private var created: [AnyObject] = []
  /// The scene of a storyboard, or nil for a nib.
  weak var scene: InterfaceController?

  init(_ source: InterfaceSource, traits: UITraitCollection = .current) { (self.source, self.traits) = (source, traits) }

  /// Notes an object that exists already.
  func add(_ object: AnyObject, id: String) { objects[id] = object }

  /// Notes an object that exists already, such as the owner, and makes the connections of its element.
  func add(_ object: AnyObject, as description: InterfaceObject) {
    add(object, id: description.id)
    elements.append((object, description))
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

  /// Returns an archive that notes the object, and then sets what its element says.
  func coder<Object: AnyObject>(
    for description: InterfaceObject, _ decode: @escaping @MainActor (Object) -> Void
  ) -> InterfaceCoder {
    InterfaceCoder { [self] object in
      didCreate(object, as: description)
      if let object = object as? Object { decode(object) }
    }
  }

  /// Sets the attributes of an object, as they are for the traits.
  func setAttributes(of object: AnyObject, _ description: InterfaceObject) {
    ObjectAttributes.set(description, of: object, for: traits, from: source)
  }

  /// Returns the values of an element's attributes.
  func values(of description: InterfaceObject) -> AttributeValues {
    ValueReader(source: source, line: description.line).values(description.attributes)
  }

  /// Adds constraints, sets runtime attributes, makes connections, and awakes the objects.
  ///
  /// - Returns: The segues of the objects.
  @discardableResult
  func finish() -> [Segue] {
    addConstraints()
    let attributes = RuntimeAttributeSetter(source: source)
    for element in connectable { attributes.set(element.runtimeAttributes, of: element.object) }
    let connections = ConnectionMaker(source: source, objects: objects)
    for element in connectable { connections.connect(element.object, element.connections) }
    let segues = elements.flatMap { element in
      element.description.connections.compactMap { connection -> Segue? in
        guard case .segue(let segue) = connection.kind else { return nil }
        return Segue(source: element.object, connection: connection, segue: segue)
      }
    }
    for object in created { awake(object) }
    (elements, created) = ([], [])
    return segues
  }

  /// The objects and constraints, with what their elements say about them.
  private var connectable: [(object: AnyObject, runtimeAttributes: [InterfaceRuntimeAttribute], connections: [InterfaceConnection])] {
    elements.flatMap { object, description in
      [(object, description.runtimeAttributes, description.connections)]
        + description.constraints.compactMap { element in objects[element.id].map { ($0, element.runtimeAttributes, element.connections) } }
    }
  }

  private func addConstraints() {
    let builder = ConstraintBuilder(source: source, traits: traits, items: LayoutItems(elements))
    let variations = SizeClassVariations()
    for case (let view as UIView, let description) in elements {
      for element in description.constraints where !element.isPlaceholder {
        guard let constraint = builder.make(element, holder: view) else { continue }
        add(constraint, id: element.id)
        variations.add(constraint, element, holder: description)
      }
    }
    variations.start(elements, for: traits, from: source)
  }

  /// Tells an object that everything is connected.
  private func awake(_ object: AnyObject) {
    if let object = object as? any NibAwaking {
      object.awakeFromNib()
    } else if MethodTable.responds(object, to: "awakeFromNib") {
      MethodTable.send("awakeFromNib", to: object)
    }
  }
}

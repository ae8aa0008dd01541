import UIKit

/// A view controller of a storyboard: creates it, and later its view.
///
/// The controller is created with the items of bars and the controllers that it contains. As on iOS, the view and the other objects of the
/// scene follow when the view is loaded, and the controller's outlets are set then.
@MainActor
final class InterfaceController {
  let entry: InterfaceStoryboard.Entry
  let source: InterfaceSource
  let board: InterfaceStoryboard
  let storyboard: UIStoryboard
  private(set) weak var controller: UIViewController?
  /// The objects that have been created with the controller, such as items of bars, by identifier.
  private var objects: [String: AnyObject] = [:]

  init(_ entry: InterfaceStoryboard.Entry, in board: InterfaceStoryboard, of storyboard: UIStoryboard) {
    (self.entry, self.board, self.storyboard) = (entry, board, storyboard)
    source = InterfaceSource(file: board.source.file, code: board.source.code, sceneTitle: InterfaceTitles.title(of: entry.controller))
  }

  private var description: InterfaceObject { entry.controller }
  private var viewDescription: InterfaceObject? { description.children("view").first }
  /// The objects beside the controller in its scene.
  private var neighbors: [InterfaceObject] {
    entry.scene.objects.filter { !["placeholder", "exit"].contains($0.kind) && !ControllerKind.isController($0) }
  }

  /// Creates the controller.
  ///
  /// If the class's `init(coder:)` returns nil, a controller of UIKit's class takes its place.
  func make(creator: ControllerCreator?) -> UIViewController? {
    let instance = makeInstance()
    let standard = ControllerKind.type(of: description, code: board.source.code)
    let type = instance.source.type(of: description, or: standard)
    var made = creator.map { $0(coder(of: instance)) } ?? type.init(coder: coder(of: instance))
    if made == nil {
      source.warn("init(coder:) of \(type) returned nil", line: description.line)
      made = standard.init(coder: coder(of: instance))
    }
    // A creator may ignore the archive.
    if let made, controller == nil { decode(made, instance) }
    let segues = instance.finish()
    if let controller { connect(segues, of: controller, instance) }
    objects = instance.objects
    // The controller owns this object.
    objects[description.id] = nil
    return made
  }

  func makeInstance() -> InterfaceInstance {
    let instance = InterfaceInstance(source)
    instance.scene = self
    return instance
  }

  private func coder(of instance: InterfaceInstance) -> InterfaceCoder {
    let coder = InterfaceCoder { [self] object in
      if let object = object as? UIViewController { decode(object, instance) }
    }
    ControllerKind.prepare(coder, for: description, instance)
    return coder
  }

  /// Sets up a controller that its base class has created.
  private func decode(_ controller: UIViewController, _ instance: InterfaceInstance) {
    self.controller = controller
    var ownPart = description
    // Outlets wait for the view.
    if viewDescription != nil { ownPart.connections.removeAll { !$0.isSegue } }
    instance.didCreate(controller, as: ownPart)
    controller.origin.storyboard = storyboard
    controller.origin.objects.append(self)
    registerSegues(of: controller)
    ControllerAttributes.set(description, of: controller, instance)
    BarBuilder(instance: instance).addBarItems(of: controller, description)
    addContents(of: controller)
    if viewDescription != nil {
      controller.origin.makeView = { [unowned self] in loadView(of: $0) }
    } else {
      controller.origin.objects += neighbors.compactMap { instance.make($0) }
    }
  }

  /// Creates the view with the other objects of the scene, and connects them with the controller.
  private func loadView(of controller: UIViewController) {
    guard let viewDescription else { return }
    let instance = makeInstance()
    for (id, object) in objects { instance.add(object, id: id) }
    var rest = description
    rest.runtimeAttributes = []
    rest.connections.removeAll(where: \.isSegue)
    instance.add(controller, as: rest)
    guard let view = instance.make(viewDescription) as? UIView else { return }
    controller.takeLoadedView(view)
    controller.origin.objects += neighbors.compactMap { instance.make($0) }
    connect(instance.finish(), of: controller, instance)
  }
}

extension InterfaceConnection {
  var isSegue: Bool { if case .segue = kind { true } else { false } }
}

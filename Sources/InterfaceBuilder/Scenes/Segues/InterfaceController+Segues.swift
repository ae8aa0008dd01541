import UIKit

extension InterfaceController {
  /// Registers all segues with identifiers, which code can perform.
  func registerSegues(of controller: UIViewController) {
    for connection in Self.segues(in: entry.controller) + neighborSegues {
      guard case .segue(let segue) = connection.kind, let identifier = segue.identifier, segue.relationship == nil else { continue }
      controller.origin.segues[identifier] = maker(of: segue, connection, anchor: nil)
    }
  }

  private var neighborSegues: [InterfaceConnection] {
    entry.scene.objects.filter { $0.id != entry.controller.id && !ControllerKind.isController($0) }.flatMap(Self.segues)
  }

  private static func segues(in object: InterfaceObject) -> [InterfaceConnection] {
    object.connections.filter(\.isSegue) + object.children.flatMap { segues(in: $0.object) }
  }

  /// Lets the elements of the interface start their segues, and performs those that embed controllers.
  func connect(_ segues: [InterfaceInstance.Segue], of controller: UIViewController, _ instance: InterfaceInstance) {
    setPopoverSegues(of: controller, instance)
    for segue in segues where segue.segue.relationship == nil {
      let anchor = popoverAnchor(of: segue.segue, instance)
      let make = maker(of: segue.segue, segue.connection, anchor: anchor, container: segue.source as? UIView)
      if let identifier = segue.segue.identifier { controller.origin.segues[identifier] = make }
      let perform: @MainActor (Any?) -> Void = { [weak controller] sender in
        controller?.perform(make, identifier: segue.segue.identifier, fromElement: sender)
      }
      if SegueKind(segue.segue.kind) == .embed { perform(nil) } else { SegueTrigger.connect(segue, of: controller, perform) }
    }
  }

  /// Registers the controller's own segues again whose popovers point to something in its view.
  private func setPopoverSegues(of controller: UIViewController, _ instance: InterfaceInstance) {
    for connection in entry.controller.connections {
      guard case .segue(let segue) = connection.kind, let identifier = segue.identifier, let anchor = popoverAnchor(of: segue, instance)
      else { continue }
      controller.origin.segues[identifier] = maker(of: segue, connection, anchor: anchor)
    }
  }

  private func popoverAnchor(of segue: InterfaceSegue, _ instance: InterfaceInstance) -> AnyObject? {
    for key in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
      if case .text(let id)? = segue.attributes[key], let anchor = instance.objects[id] { return anchor }
    }
    return nil
  }

  private func maker(
    of segue: InterfaceSegue, _ connection: InterfaceConnection, anchor: AnyObject?, container: UIView? = nil
  ) -> SegueMaker {
    let type = segueClass(of: segue, line: connection.line)
    guard let kind = SegueKind(segue.kind) else {
      source.warn("There is no kind of segue “\(segue.kind)”", line: connection.line)
      return { _, _ in nil }
    }
    if kind == .unwind {
      let action = Selector(segue.unwindAction ?? "")
      return { source, sender in source.makeUnwindSegue(type, identifier: segue.identifier, action: action, sender: sender) }
    }
    return { [board, storyboard, file = source, weak anchor, weak container] source, sender in
      if kind == .embed, Self.contains(connection.destination, around: source, board) {
        file.warn("The scene embeds itself, which would never end", line: connection.line)
        return nil
      }
      let creator = segue.destinationCreationSelector.map { Self.creator(Selector($0), source, sender, segue.identifier) }
      guard
        let destination = board.makeController(id: connection.destination, of: storyboard, creator: creator, line: connection.line)
      else { return nil }
      let made =
        type?.create(identifier: segue.identifier, source: source, destination: destination)
        ?? UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
      SegueTransition(kind: kind, segue: segue, anchor: anchor ?? sender as AnyObject?, container: container)
        .prepare(made)
      return made
    }
  }

  private func segueClass(of segue: InterfaceSegue, line: Int) -> UIStoryboardSegue.Type? {
    guard let name = segue.customClass else { return nil }
    if let type = board.source.code.type(named: name) as? UIStoryboardSegue.Type { return type }
    source.warn("Unknown class \(name) of a segue in Interface Builder file", line: line)
    return nil
  }

  /// Returns a closure that creates the destination with a method of the source.
  private static func creator(
    _ selector: Selector, _ source: UIViewController, _ sender: Any?, _ identifier: String?
  ) -> ControllerCreator {
    { coder in
      MainActor.assumeIsolated { MethodTable.send(selector, to: source, [coder, sender, identifier]) as? UIViewController }
    }
  }

  /// Returns whether a controller or one of its parents is that of a scene.
  private static func contains(_ id: String, around source: UIViewController, _ board: InterfaceStoryboard) -> Bool {
    sequence(first: source) { $0.parent }.contains { controller in
      controller.origin.objects.contains { object in
        guard let made = object as? InterfaceController else { return false }
        return made.entry.controller.id == id && made.source.file.path == board.source.file.path
      }
    }
  }
}

import CoreGraphics
import Foundation

/// Keeps the frames of one view hierarchy consistent with its constraints.
///
/// Changes are queued and processed together at the next layout. Deactivations come before activations, so that exchanging one set of
/// constraints for another causes no conflict. Only the parts that depend on a change are solved again, and only the views around changed
/// frames are laid out.
///
/// The edges of frames are rounded to whole pixels, as on iOS (see `PixelGrid`). A length that would be negative becomes 0, while on iOS it
/// is a conflict.
@MainActor
final class LayoutEngine {
  /// True once any view hierarchy uses Auto Layout. Until then, layout skips it altogether.
  static private(set) var isInUse = false

  private unowned let root: UIView
  private let system = LayoutSystem()

  private var added = ObjectQueue<NSLayoutConstraint>()
  private var changedConstants = ObjectQueue<NSLayoutConstraint>()
  private var changedPriorities = ObjectQueue<NSLayoutConstraint>()
  private var changedContents = ObjectQueue<UIView>()
  private var changedRoles = ObjectQueue<UIView>()
  private var movedFrames = ObjectQueue<UIView>()
  private var isWorking = false
  /// The number of times that a view has been marked for layout because of a solution.
  private(set) var marks = 0
  /// The number of frames that have been read from the solution for a layout.
  private(set) var placements = 0

  init(root: UIView) {
    self.root = root
    Self.isInUse = true
  }

  /// Returns the engine of the hierarchy that contains `view`, and creates it if necessary.
  static func make(for view: UIView) -> LayoutEngine {
    let root = view.layoutRoot
    if let engine = root.layout.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.layout.engine = engine
    // Views that were constrained in a hierarchy that no longer exists arrive without an engine.
    for constraint in root.constraintsInside().inOrder { engine.add(constraint) }
    root.setNeedsLayout()
    return engine
  }

  /// Requests a call of `update(for:)` before the next frame.
  func setNeedsUpdate() { root.setNeedsLayout() }

  func add(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    root.setNeedsLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    changedConstants.remove(constraint)
    changedPriorities.remove(constraint)
    if !added.remove(constraint) { system.remove(constraint) }
    root.setNeedsLayout()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    root.setNeedsLayout()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    changedPriorities.append(constraint)
    root.setNeedsLayout()
  }

  /// Call this method when the natural size of a view, or one of its priorities, has changed.
  func contentDidChange(_ view: UIView) {
    changedContents.append(view)
    root.setNeedsLayout()
  }

  /// Call this method when constraints begin or cease to determine the frame of a view.
  func roleDidChange(_ view: UIView) {
    changedRoles.append(view)
    root.setNeedsLayout()
  }

  /// Call this method when a view whose frame is set by code has been moved or resized.
  func frameDidChange(_ view: UIView) { movedFrames.append(view) }

  // MARK: Views that enter and leave

  /// Releases the descendants of `view`, which is about to leave. Constraints to the outside are deactivated; the others leave with the
  /// view.
  func release(_ view: UIView) {
    var kept: Set<NSLayoutConstraint> = []
    var members: [UIView] = []
    collect(view, into: &members)
    for member in members {
      for constraint in (member.layoutStorage?.mentions ?? []).inOrder {
        guard let container = constraint.container else { continue }
        if container.isDescendant(of: view) {
          kept.insert(constraint)
        } else {
          constraint.isActive = false
        }
      }
    }
    let inside = kept.inOrder
    for constraint in inside { remove(constraint) }
    for member in members {
      for guide in member.layoutStorage?.guides ?? [] { system.forget(guide) }
      system.forget(member)
      changedContents.remove(member)
      changedRoles.remove(member)
      movedFrames.remove(member)
    }
    guard !inside.isEmpty else { return }
    let engine = LayoutEngine(root: view)
    view.layout.engine = engine
    for constraint in inside { engine.added.append(constraint) }
  }

  /// Collects the views of a subtree that take part in Auto Layout.
  private func collect(_ view: UIView, into members: inout [UIView]) {
    if view.layoutStorage != nil { members.append(view) }
    for subview in view.subviews { collect(subview, into: &members) }
  }

  /// Takes over the constraints of a hierarchy that has become a part of this one.
  func adopt(_ other: LayoutEngine) {
    for constraint in other.constraints { added.append(constraint) }
    root.setNeedsLayout()
  }

  private var constraints: [NSLayoutConstraint] { (system.constraints + added.elements).inOrder }

  func forget(_ guide: UILayoutGuide) { system.forget(guide) }

  // MARK: Updates

  /// Updates constraints and frames: asks views to update their constraints, solves, and requests layout where frames have changed.
  ///
  /// - Parameter view: A view that is about to be laid out anyway, and needs no request.
  func update(for view: UIView? = nil) {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    // Views may request another update while they are being updated. Allow a few rounds.
    for _ in 0..<8 where root.updates.constraints.isDueInSubtree { root.updateConstraintsOfSubtree() }
    applyChanges()
    for record in system.takeChanges() {
      guard let item = record.item, let owner = item.layoutView else { continue }
      if item is UIView { owner.layer.setNeedsPlace() }
      if let parent = item is UIView ? owner.superview : owner, parent !== view { mark(parent) }
      if record.hasContentSize, owner !== view { mark(owner) }
    }
  }

  private func mark(_ view: UIView) {
    marks += 1
    view.setNeedsLayout()
  }

  private func applyChanges() {
    for view in changedRoles.takeAll() { system.refreshRole(of: view) }
    for view in movedFrames.takeAll() { system.refreshFrame(of: view) }
    for constraint in changedPriorities.takeAll() { system.refreshPriority(of: constraint) }
    for constraint in changedConstants.takeAll().inOrder { system.refreshConstant(of: constraint) }
    for constraint in added.takeAll() { system.add(constraint) }
    for view in changedContents.takeAll() { system.refreshContent(of: view) }
    for conflict in system.retryConflicts() { report(conflict.message) }
  }

  private func report(_ conflict: String) {
    UIWindowScene.warn(conflict)
    root.window?.windowScene?.doctor.noteLayoutConflict(conflict)
  }

  // MARK: Frames

  var number: Int { system.number }

  /// Returns the frame of an item on whole pixels, or nil if no constraint refers to it.
  func frame(of item: any LayoutItem) -> CGRect? { system.alignedFrame(of: item) }

  /// Returns the frame of a view that constraints lay out. `record` belongs to the view, and is nil if no constraint refers to it.
  ///
  /// A view without constraints is at its superview's origin and has its natural size, if any, as on iOS.
  func frame(of view: UIView, knownBy record: LayoutRecord?, beyond offset: CGVector) -> LayoutSystem.AlignedFrame {
    placements += 1
    if let record, let frame = system.alignedFrame(of: record, beyond: offset) { return frame }
    return system.alignedFrame(of: system.record(of: view), beyond: offset) ?? .init(frame: .zero, offset: .zero)
  }

  /// Returns the displacement of a view's exact position from its pixel-aligned one, in points.
  func subpixelOffset(of view: UIView) -> CGVector { system.subpixelOffset(of: view) }

  /// Returns the length of a view's scrolling content along an axis, or nil if no constraint determines it.
  func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? { system.value(.content(axis), of: view) }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    return system.isAmbiguous(item)
  }

  /// The active constraints that were dropped because they conflict with others.
  var broken: [NSLayoutConstraint] { system.broken }
}

extension LayoutRecord {
  fileprivate var hasContentSize: Bool {
    variables[LayoutQuantity.contentWidth.rawValue] != nil || variables[LayoutQuantity.contentHeight.rawValue] != nil
  }
}

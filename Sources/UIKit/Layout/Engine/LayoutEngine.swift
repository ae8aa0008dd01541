import CoreGraphics
import Foundation

/// Keeps the frames of one hierarchy, a window's or that of a view in none, in step with its constraints.
///
/// What changes is queued and worked off at the next layout, all at once: what is deactivated before what is activated, so that
/// exchanging one set of constraints for another contradicts nothing in between. Only what depends on a change is solved anew, and
/// only the views around frames that changed are laid out.
///
/// Frames are what the constraints say, not rounded to whole pixels as on iOS: a layout is then the same at every scale, and numbers
/// traced at one scale hold at another. A length that would be negative is 0; on iOS it is a contradiction.
@MainActor
final class LayoutEngine {
  /// Whether any hierarchy uses Auto Layout; where none does, layout asks no further.
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
  /// How often a view has been asked to lay out because of what was solved.
  private(set) var marks = 0

  init(root: UIView) {
    self.root = root
    Self.isInUse = true
  }

  /// The engine of the hierarchy that `view` is in, made if there is none yet.
  static func make(for view: UIView) -> LayoutEngine {
    let root = view.layoutRoot
    if let engine = root.layout.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.layout.engine = engine
    // Views that outlived the hierarchy in which they were constrained come without an engine.
    for constraint in root.constraintsInside().inOrder { engine.add(constraint) }
    root.setNeedsLayout()
    return engine
  }

  // MARK: Changes

  /// Has `update(for:)` called before the next frame.
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

  /// The natural size of a view is another, or is held more or less firmly.
  func contentDidChange(_ view: UIView) {
    changedContents.append(view)
    root.setNeedsLayout()
  }

  /// A view is now laid out by constraints, or no longer is.
  func roleDidChange(_ view: UIView) {
    changedRoles.append(view)
    root.setNeedsLayout()
  }

  /// A view that stands as it is has been moved or resized.
  func frameDidChange(_ view: UIView) { movedFrames.append(view) }

  // MARK: Coming and going

  /// Gives up what is inside `view`, which is about to leave: constraints that lead out of it are deactivated, the others go along.
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

  /// The views of a subtree that Auto Layout has to do with.
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

  // MARK: Working off

  /// Brings constraints and frames in step: asks views for their constraints, solves, and asks for layout where frames changed.
  ///
  /// `view` is about to be laid out anyway.
  func update(for view: UIView? = nil) {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    // Views that ask for an update of their constraints while being updated have a few rounds to come to an end.
    for _ in 0..<8 where root.subtreeNeedsUpdateConstraints { root.updateConstraintsOfSubtree() }
    workOff()
    for record in system.takeChanges() {
      guard let item = record.item, let owner = item.layoutView else { continue }
      if let parent = item is UIView ? owner.superview : owner, parent !== view { mark(parent) }
      if record.hasContentSize, owner !== view { mark(owner) }
    }
  }

  private func mark(_ view: UIView) {
    marks += 1
    view.setNeedsLayout()
  }

  private func workOff() {
    for view in changedRoles.takeAll() { system.refreshRole(of: view) }
    for view in movedFrames.takeAll() { system.refreshFrame(of: view) }
    for constraint in changedPriorities.takeAll() { system.refreshPriority(of: constraint) }
    for constraint in changedConstants.takeAll().inOrder { system.refreshConstant(of: constraint) }
    for constraint in added.takeAll() { system.add(constraint) }
    for view in changedContents.takeAll() { system.refreshContent(of: view) }
    for conflict in system.mend() { report(LayoutIssue(conflict)) }
  }

  private func report(_ issue: LayoutIssue) {
    HostServices.warn(issue.message)
    root.window?.windowScene?.note(issue)
  }

  // MARK: Frames

  /// The frame of an item on whole pixels; nil if no constraint mentions it.
  func frame(of item: any LayoutItem) -> CGRect? { system.alignedFrame(of: item) }

  /// The frame of a view that constraints lay out, for which `record` is kept if any mentions it.
  ///
  /// A view that none mentions lies at its superview's origin and has its natural size, or none, as on iOS.
  func frame(of view: UIView, knownBy record: LayoutRecord?, beyond offset: CGVector) -> LayoutSystem.AlignedFrame {
    if let record, let frame = system.alignedFrame(of: record, beyond: offset) { return frame }
    return system.alignedFrame(of: system.record(of: view), beyond: offset) ?? .init(frame: .zero, offset: .zero)
  }

  /// How far a view's exact place is from the pixel that it is put on, in points.
  func subpixelOffset(of view: UIView) -> CGVector { system.subpixelOffset(of: view) }

  /// The size of a scroll view's content along an axis; nil where constraints do not speak of it.
  func contentLength(of view: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? { system.value(.content(axis), of: view) }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    return system.isAmbiguous(item)
  }

  /// The active constraints that are dropped because they contradict others.
  var broken: [NSLayoutConstraint] { system.broken }
}

extension LayoutRecord {
  fileprivate var hasContentSize: Bool {
    variables[LayoutQuantity.contentWidth.rawValue] != nil || variables[LayoutQuantity.contentHeight.rawValue] != nil
  }
}

import Foundation

/// A phase of an update of the screen, in which the actions of update links run.
///
/// The phases of an update are, in this order: the display links, the events, and the commit. On iOS, events come before display links.
/// The low-latency phases follow in updates of scenes with a link that wants them.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  private init(_ name: String) { self.name = name }

  private nonisolated let name: String

  public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
  /// Before the events since the last update are delivered.
  public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
  public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
  /// Before layout, and the commit of the changes.
  public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
  public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
  /// Before events that needn't wait for the next update are delivered: those of a stylus, of which there are none here.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
  /// After these events have been delivered.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
  /// Before layout, and the commit of what has changed since the first one.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
  public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")

  public nonisolated override var description: String { name }
}

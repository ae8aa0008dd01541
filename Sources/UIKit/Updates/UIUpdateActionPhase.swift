import Foundation

/// A phase of an update of the screen, in which the actions of update links run.
///
/// The phases of an update are, in this order: the display links, the events, and the commit. On iOS, events come before display links.
/// The low-latency phases follow in updates of scenes with a link that wants them.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  private init(_ name: String) { self.name = name }

  private nonisolated let name: String

  /// At the beginning of the update.
  public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
  /// Before the display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
  /// After the display links have been called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
  /// Before the events since the last update are delivered.
  public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
  /// After the events have been delivered.
  public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
  /// Before layout, and the commit of the changes.
  public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
  /// After the commit.
  public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
  /// Before events that needn't wait for the next update are delivered: those of a stylus, of which there are none here.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
  /// After these events have been delivered.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
  /// Before layout, and the commit of what has changed since the first one.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
  /// After that commit.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
  /// At the end of the update.
  public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")

  /// The name of the phase.
  public nonisolated override var description: String { name }
}

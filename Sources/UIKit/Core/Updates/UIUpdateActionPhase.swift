import Foundation

/// The phases of an update are, in this order, the display links, the events and the commit. On iOS, events come before display links. The
/// low-latency phases follow in updates of scenes with a link that wants them.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  private init(_ name: String) { self.name = name }

  private nonisolated let name: String

  public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
  public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
  public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
  public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
  public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
  /// Before the delivery of events of a stylus, which don't exist here.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
  public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")

  public nonisolated override var description: String { name }
}

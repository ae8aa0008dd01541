import CSDL2
import CoreGraphics
import Host

/// Presents with the first kind of presenter that works. If one fails, the next takes over within the same frame.
@MainActor
final class PresenterQueue: Presenter {
  private let window: OpaquePointer
  private var remaining: [PresenterKind]
  private var current: (kind: PresenterKind, presenter: any Presenter)?
  private var latestFailure: PresentingFailure?
  private let report: (String) -> Void

  /// Creates a queue of presenters. `report` is called with a sentence each time a kind of presenter fails.
  init(window: OpaquePointer, kinds: [PresenterKind], report: @escaping (String) -> Void) {
    self.window = window
    self.report = report
    remaining = kinds
    advance()
  }

  var waitsForDisplay: Bool { current?.presenter.waitsForDisplay ?? false }

  func canvas(width: Int, height: Int) -> PixelBuffer? { current?.presenter.canvas(width: width, height: height) }

  func present(_ frame: PixelBuffer, damage: [CGRect]) throws(PresentingFailure) {
    var frame = frame
    while let (kind, presenter) = current {
      do {
        return try presenter.present(frame, damage: damage)
      } catch {
        discard(kind, error)
        // The pixels may belong to the presenter.
        frame = frame.copy()
        presenter.close()
        advance()
      }
    }
    throw latestFailure ?? PresentingFailure("Presenting")
  }

  func invalidate() { current?.presenter.invalidate() }

  func close() { current?.presenter.close() }

  private func advance() {
    current = nil
    while current == nil, !remaining.isEmpty {
      let kind = remaining.removeFirst()
      do {
        current = (kind, try kind.makePresenter(for: window))
      } catch {
        discard(kind, error)
      }
    }
  }

  private func discard(_ kind: PresenterKind, _ failure: PresentingFailure) {
    latestFailure = failure
    let next = remaining.first.map { "trying the \($0.rawValue) presenter" } ?? "there is no other way to show pixels here"
    report("The \(kind.rawValue) presenter cannot be used: \(failure). \(next.prefix(1).uppercased() + next.dropFirst()).")
  }
}

import CPictures
import Foundation
import Host

/// Makes a descriptor readable when the decoding of a picture is cancelled.
final class CancellationSignal: Sendable {
  /// The descriptor, or -1 if the system has none left. It is closed with this object.
  let descriptor: Int32
  private let ticket: DecodingTicket

  /// Creates the signal of a ticket, which must have no other signal at the same time.
  init(of ticket: DecodingTicket) {
    descriptor = picture_signal_create()
    self.ticket = ticket
    ticket.setCancellationHandler { [weak self] in self?.send() }
  }

  deinit {
    ticket.setCancellationHandler(nil)
    if descriptor >= 0 { close(descriptor) }
  }

  private func send() { if descriptor >= 0 { picture_signal_send(descriptor) } }
}

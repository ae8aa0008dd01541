import Foundation
import Synchronization

/// The ways to lose the display while a window is open.
package enum DisplayLoss: Sendable {
  /// The X server or the compositor has ended, or has ended the connection.
  case ended
  /// Code of this program has closed the connection's descriptor, which it doesn't own.
  case closedHere

  package var sentence: String {
    switch self {
    case .ended: "the display has ended the connection, and the window is gone with it"
    case .closedHere: "a file descriptor was closed that is the connection to the display: code closes one twice, or one that isn't its own"
    }
  }

  private static let handler = Mutex<(@Sendable (DisplayLoss) -> Void)?>(nil)

  /// Sets the closure to call as soon as the display is lost, on the thread that detects it. Nothing can be shown from then on.
  package static func listen(_ newHandler: @escaping @Sendable (DisplayLoss) -> Void) { handler.withLock { $0 = newHandler } }

  static func report(_ loss: DisplayLoss) { handler.withLock { $0 }?(loss) }
}

/// SDL's connection to an X server. If it is lost, Xlib ends the program.
enum XConnection {
  private typealias ErrorHandler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> ErrorHandler?
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias ConnectionNumber = @convention(c) (OpaquePointer?) -> Int32

  /// Xlib's functions, which SDL has loaded, or nil if it hasn't.
  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD), let symbol = dlsym(library, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  /// Reports the loss of the connection from now on, and ignores errors of single requests, which would end the program: a message from SDL
  /// to a window may arrive after the window has closed.
  static func observe() {
    if let setErrorHandler = function("XSetErrorHandler", as: SetErrorHandler.self) { _ = setErrorHandler { _, _ in 0 } }
    guard let setHandler = function("XSetIOErrorHandler", as: SetHandler.self) else { return }
    _ = setHandler { display in
      let descriptor = XConnection.function("XConnectionNumber", as: ConnectionNumber.self)?(display) ?? 0
      DisplayLoss.report(fcntl(descriptor, F_GETFD) < 0 ? .closedHere : .ended)
      return 0
    }
  }
}

import CHost
import CSDL2
import Foundation

/// Drags of files from the window to other programs. SDL itself can only receive them.
package enum FileDrag {
  /// A Boolean value that indicates whether files can be dragged out of the window, which works on X11.
  @MainActor
  package static var isAvailable: Bool { SDL_WasInit(SDL_INIT_VIDEO) != 0 && SDLSession.videoDriver == "x11" }

  /// Starts to drag a file to the window of another program, while the primary button is pressed. A thread follows the pointer.
  ///
  /// The windows of `excludedProcess` don't take the file. `completion` is called at the end, with a Boolean value that indicates whether a
  /// program was given the file.
  package static func start(
    _ file: URL, excludedProcess: Int32 = ProcessInfo.processInfo.processIdentifier,
    completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let thread = Thread {
      let drag = host_file_drag_begin(file.absoluteString, file.path, excludedProcess)
      let wasDropped = drag.map { host_file_drag_run($0) } ?? false
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(wasDropped) } }
    }
    thread.name = "file drag"
    thread.stackSize = 256 << 10
    thread.start()
  }
}

import Synchronization
import UIKit

extension StageLibrary {
  private struct Entry {
    weak var scene: UIWindowScene?
    let library: StageLibrary
  }

  /// The libraries of open scenes. The last one was opened last.
  private static let entries = Mutex<[Entry]>([])
  private static let empty = StageLibrary(nil)

  /// Opens a library for the code of a scene, replacing an earlier one.
  @MainActor
  static func open(_ backend: any PhotoBackend, in scene: UIWindowScene) {
    let library = StageLibrary(backend)
    entries.withLock { entries in
      entries.removeAll { $0.scene == nil || $0.scene === scene }
      entries.append(Entry(scene: scene, library: library))
    }
  }

  /// The library of the scene whose code is running or, on a background queue, of the scene that was opened last.
  static var current: StageLibrary {
    let scene = MainQueue.isCurrent ? MainActor.assumeIsolated { SceneTask.current.map(ObjectIdentifier.init) } : nil
    return entries.withLock { entries in
      let own = scene.flatMap { scene in entries.last { $0.scene.map(ObjectIdentifier.init) == scene } }
      return (own ?? entries.last { $0.scene != nil })?.library
    } ?? empty
  }

  static var all: [StageLibrary] { entries.withLock { $0.filter { $0.scene != nil }.map(\.library) } }
}

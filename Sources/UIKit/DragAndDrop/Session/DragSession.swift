import Foundation

/// The session of a drag, for the view that it began in and for the views that it moves over.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var progress = Progress(totalUnitCount: 1)
  /// The location of the pointer, in points of the screen.
  var location = CGPoint.zero
  private weak var scene: UIWindowScene?

  init(in scene: UIWindowScene, at location: CGPoint) {
    (self.scene, self.location) = (scene, location)
    super.init()
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint {
    guard let scene else { return .zero }
    return view.layer.convert(location, from: scene.rootLayer)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(max(providers.count, 1)))
    self.progress = progress
    var loaded: [Int: any NSItemProviderReading] = [:]
    var remaining = providers.count
    guard remaining > 0 else {
      scene?.perform(after: 0) { completion([]) }
      return progress
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded[index] = object
        remaining -= 1
        progress.completedUnitCount += 1
        if remaining == 0 { completion(loaded.sorted { $0.key < $1.key }.map(\.value)) }
      }
    }
    return progress
  }
}

import Foundation

/// Has no effect, because items stay in the program.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

/// Supplies the contents of a dragged item.
///
/// Foundation on Linux has no such class. Objects stay in the program, and are loaded on demand.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private struct Representation {
    let type: String
    let load: (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  open var suggestedName: String?
  open var preferredPresentationSize = CGSize.zero

  private var objects: [any NSItemProviderWriting] = []
  private var representations: [Representation] = []

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
    guard let data = item as? NSData, let typeIdentifier else { return }
    let contents = data as Data
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      completion(contents, nil)
      return nil
    }
  }

  /// Creates a provider of the contents of a file, which is read on demand. Returns nil unless `fileURL` is a file URL.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
  }

  // MARK: Registering

  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    objects.append(object)
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// The identifiers of the item's types, best first.
  open var registeredTypeIdentifiers: [String] {
    let types = objects.flatMap(\.writableTypeIdentifiersForItemProvider) + representations.map(\.type)
    return types.enumerated().filter { index, type in types.firstIndex(of: type) == index }.map(\.element)
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType.identifier($0, conformsTo: typeIdentifier) }
  }

  // MARK: Loading

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.contains { type in readable.contains { UTType.identifier(type, conformsTo: $0) } }
  }

  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Calls the closure later, on the main thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping (_ object: (any NSItemProviderReading)?, _ error: (any Error)?) -> Void
  ) -> Progress {
    load(aClass, completionHandler)
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (_ object: String?, _ error: (any Error)?) -> Void
  ) -> Progress {
    load(NSString.self) { object, error in completionHandler((object as? NSString)?.description, error) }
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (_ object: URL?, _ error: (any Error)?) -> Void
  ) -> Progress {
    load(NSURL.self) { object, error in completionHandler((object as? NSURL)?.absoluteURL, error) }
  }

  /// Calls the closure later, on the main thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress {
    let delivery = ItemDelivery { data, error in completionHandler(data, error) }
    loadData(of: typeIdentifier) { data, error in delivery.deliver(data, error) }
    return delivery.progress
  }

  private func load(
    _ aClass: any NSItemProviderReading.Type, _ completion: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let finished = ItemDelivery { _, error in completion(nil, error) }
    // The objects of UIKit and Foundation that can be dragged are immutable, and are passed on as they are.
    if let object = objects.lazy.compactMap({ $0 as? any SharedItem }).first, Self.isInstance(object, of: aClass) {
      let delivery = ItemDelivery { _, _ in completion(object, nil) }
      delivery.deliver(nil, nil)
      return delivery.progress
    }
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let type = registeredTypeIdentifiers.first(where: { type in readable.contains { UTType.identifier(type, conformsTo: $0) } })
    else {
      finished.deliver(nil, ItemProviderError.unavailable)
      return finished.progress
    }
    let delivery = ItemDelivery { data, error in
      guard let data else { return completion(nil, error ?? ItemProviderError.unavailable) }
      do {
        completion(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completion(nil, error)
      }
    }
    loadData(of: type) { data, error in delivery.deliver(data, error) }
    return delivery.progress
  }

  private static func isInstance<Kind: NSItemProviderReading>(_ object: any SharedItem, of aClass: Kind.Type) -> Bool { object is Kind }

  private func loadData(of type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    if let object = objects.first(where: { $0.writableTypeIdentifiersForItemProvider.contains(type) }) {
      _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
    } else if let representation = representations.first(where: { UTType.identifier($0.type, conformsTo: type) }) {
      _ = representation.load(completion)
    } else {
      completion(nil, ItemProviderError.unavailable)
    }
  }
}

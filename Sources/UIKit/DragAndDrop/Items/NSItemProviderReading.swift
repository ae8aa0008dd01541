import Foundation

public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types that an object can be made from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types that objects can be turned into, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A class whose objects are passed on without being turned into data.
protocol SharedItem: NSItemProviderReading, NSItemProviderWriting {}

extension NSItemProviderReading {
  fileprivate static func checked(_ object: AnyObject?) throws -> Self {
    guard let result = object as? Self else { throw ItemProviderError.unavailable }
    return result
  }
}

extension NSString: SharedItem {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: SharedItem {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSURL(string: String(decoding: data, as: UTF8.self)))
  }
}

extension UIImage: SharedItem {
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(MainActor.assumeIsolated { pngData() }, nil)
    return nil
  }

  public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let image = MainActor.assumeIsolated { UIImage(data: data) }
    return try checked(image)
  }
}

extension UIColor: SharedItem {
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Fails, because colors can only be dragged within the program.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, ItemProviderError.unavailable)
    return nil
  }

  /// Throws, because colors can only be dragged within the program.
  public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw ItemProviderError.unavailable
  }
}

import Foundation

/// A class whose objects can be made of a dragged item.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types of data that an object can be made of, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types of data that the objects can be turned into, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types of data that this object can be turned into, best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Turns the object into data, and calls a closure with it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A class whose objects are handed over without being turned into data.
protocol SharedItem: NSItemProviderReading, NSItemProviderWriting {}

extension NSItemProviderReading {
  /// Returns an object as one of this class, or throws if it can't be made.
  fileprivate static func checked(_ object: AnyObject?) throws -> Self {
    guard let result = object as? Self else { throw ItemProviderError.unavailable }
    return result
  }
}

extension NSString: SharedItem {
  /// The type of UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// The type of UTF-8 text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  /// Calls the closure with the data of UTF-8 text.
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
  /// The type of an address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The type of an address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Calls the closure with the data of an address.
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

  /// Calls the closure with an error, because colors are handed over only inside the program.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, ItemProviderError.unavailable)
    return nil
  }

  /// Throws, because colors are handed over only inside the program.
  public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw ItemProviderError.unavailable
  }
}

import Foundation

@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// External objects are not supported.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let contents: (any NibContents)?

  /// The bundle is ignored. A file that doesn't exist is a misuse.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = Self.contents(named: name, in: bundleOrNil)
    super.init()
  }

  /// The options are ignored.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    contents?.instantiate(withOwner: ownerOrNil) ?? []
  }

  /// Returns what a nib contains. Reports misuse if there is no file.
  static func contents(named name: String, in bundle: Bundle?) -> (any NibContents)? {
    let files = UIWindowScene.running?.code.interfaceFiles
    if let contents = files?.nib(named: name) { return contents }
    let end = files?.failure(ofFile: name + ".xib").map { ": \($0)" } ?? InterfaceNames.sentence("nibs", files?.nibNames ?? [])
    misuse("Could not load NIB in bundle: '\((bundle ?? .main).bundleURL.lastPathComponent)' with name '\(name)'\(end)")
    return nil
  }
}

extension Bundle {
  /// The options are ignored.
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib.contents(named: name, in: self)?.instantiate(withOwner: owner)
  }
}

/// The end of a message about a name that doesn't exist.
enum InterfaceNames {
  static func sentence(_ kind: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "; there are no \(kind)" }
    let shown = names.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return "; the \(kind) are \(shown)" + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }
}

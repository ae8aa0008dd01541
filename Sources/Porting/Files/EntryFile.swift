import SourceReport

/// The file with the entry point of the ported code.
struct EntryFile {
  let paths: [String]
  /// The name of the library's module, or nil for the code of an app.
  let library: String?
  /// The index of the first value of each file, or none if the copies have the indexes themselves.
  var firstIndexes: [Int] = []
  /// The types of Foundation that are replaced by types that follow the scene's clock, except those with the names of the user's own types.
  let replaced: [(name: String, replacement: String)]

  /// The names of the functions that the user's code declares outside of types.
  let functions: Set<String>

  /// All replaced types of Foundation.
  static let replacements = [(name: "Timer", replacement: "SceneTimer"), (name: "DispatchWorkItem", replacement: "SceneWorkItem")]

  /// Returns the name of the entry in the dynamic library. `library` is the name of the module, or nil for the code of an app.
  static func entryName(of library: String?) -> String { library.map { "glissade_entry_\($0)" } ?? "glissade_entry" }

  /// What a library declares here is its own, so that the code that imports it doesn't find two declarations.
  private var access: String { library == nil ? "public " : "" }
  private var prefix: String { library.map { $0 + "_" } ?? "" }

  /// The text. Its declarations in the user's module take precedence over those of Foundation and UIKit.
  var text: String {
    """
    import Foundation
    import \(PortedFile.module)
    \(access)let _glissade = LiveCode(files: [\(paths.map(\.swiftLiteral).joined(separator: ", "))])
    \(resourceDeclarations)
    \(access)func NSClassFromString(_ aClassName: String) -> AnyClass? { _glissade.type(named: aClassName) }
    extension UIImage {
      \(access)convenience init?(named name: String) { self.init(named: name, in: _glissade.resources) }
      \(access)convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: _glissade.resources, compatibleWith: traits)
      }
    }
    extension UIColor {
      \(access)convenience init?(named name: String) { self.init(named: name, in: _glissade.resources) }
      \(access)convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: _glissade.resources)
      }
    }\(replaced.map { "\npublic typealias \($0.name) = \($0.replacement)" }.joined())\(RandomFunctions.declarations(besides: functions, access: access))
    \(firstIndexes.enumerated().map { "var \(LiteralList.firstIndexName($0)): Int { \($1) }" }.joined(separator: "\n    "))
    @_cdecl("\(Self.entryName(of: library))") public func _glissadeEntry(_ registry: UnsafeMutableRawPointer) {
      let address = Int(bitPattern: registry)
      MainActor.assumeIsolated {
        guard let registry = UnsafeMutableRawPointer(bitPattern: address) else { return }
        let live = Unmanaged<LiveRegistry>.fromOpaque(registry).takeUnretainedValue()
        \(library == nil ? "live" : "_glissade").\(library == nil ? "setCode(_glissade)" : "join(live)")
    \(paths.indices.map { "    _glissadeFile_\(prefix)\($0)(live)" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// What finds resources and texts. All bundles have those of the project. A function that the user's code declares itself is left out.
  private var resourceDeclarations: String {
    let bundle = """
      extension Bundle {
        \(access)func path(forResource name: String?, ofType ext: String?) -> String? {
          _glissade.resources.path(forResource: name, ofType: ext, in: self)
        }
        \(access)func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
          path(forResource: name, ofType: ext)
        }
        \(access)func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
          _glissade.resources.paths(forResourcesOfType: ext)
        }
        \(access)func url(forResource name: String?, withExtension ext: String?) -> URL? {
          path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
        }
        \(access)func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
          url(forResource: name, withExtension: ext)
        }
        \(access)func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          _glissade.resources.text(forKey: key, value: value, table: tableName)
        }
        \(access)var infoDictionary: [String: Any]? { _glissade.resources.infoDictionary }
        \(access)func object(forInfoDictionaryKey key: String) -> Any? { _glissade.resources.infoDictionary[key] }
      }
      extension String {
        \(access)init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
          self = _glissade.resources.text(forKey: key, value: nil, table: table)
        }
      }
      """
    guard !functions.contains("NSLocalizedString") else { return bundle }
    return bundle + """

      \(access)func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
      ) -> String { _glissade.resources.text(forKey: key, value: value, table: tableName) }
      """
  }
}

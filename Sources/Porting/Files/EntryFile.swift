import SourceReport

/// The file with the entry point of the ported code.
struct EntryFile {
  let paths: [String]
  /// The types of Foundation that are replaced by types that follow the scene's clock, except those with the names of the user's own types.
  let replaced: [(name: String, replacement: String)]

  /// The names of the functions that the user's code declares outside of types.
  let functions: Set<String>

  /// All replaced types of Foundation.
  static let replacements = [(name: "Timer", replacement: "SceneTimer"), (name: "DispatchWorkItem", replacement: "SceneWorkItem")]

  /// The text. Its declarations in the user's module take precedence over those of Foundation and UIKit.
  var text: String {
    """
    import Foundation
    import \(PortedFile.module)
    public let _glissade = LiveCode(files: [\(paths.map(\.swiftLiteral).joined(separator: ", "))])
    extension Bundle {
      public func path(forResource name: String?, ofType ext: String?) -> String? {
        _glissade.resources.path(forResource: name, ofType: ext, in: self)
      }
      public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
      }
    }
    extension UIImage {
      public convenience init?(named name: String) { self.init(named: name, in: _glissade.resources) }
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: _glissade.resources)
      }
    }
    extension UIColor {
      public convenience init?(named name: String) { self.init(named: name, in: _glissade.resources) }
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: _glissade.resources)
      }
    }\(replaced.map { "\npublic typealias \($0.name) = \($0.replacement)" }.joined())\(RandomFunctions.declarations(besides: functions))
    @_cdecl("glissade_entry") public func _glissadeEntry(_ registry: UnsafeMutableRawPointer) {
      let address = Int(bitPattern: registry)
      MainActor.assumeIsolated {
        guard let registry = UnsafeMutableRawPointer(bitPattern: address) else { return }
        let live = Unmanaged<LiveRegistry>.fromOpaque(registry).takeUnretainedValue()
        live.setCode(_glissade)
    \(paths.indices.map { "    _glissadeFile_\($0)(live)" }.joined(separator: "\n"))
      }
    }

    """
  }
}

import SourceReport

/// The copy of a file for the compiler.
struct PortedFile {
  /// The module that ported code imports in place of UIKit, which it re-exports.
  static let module = "GlissadeLive"

  let editor: FileEditor
  let roots: [RootFinder.Found]

  /// The text as UTF-8.
  var text: [UInt8] {
    // All messages refer to the user's path and lines. Code before and after the user's belongs to the copy.
    let start = "import \(Self.module); import Foundation\n#sourceLocation(file: \(editor.file.path.swiftLiteral), line: 1)\n"
    let edited = editor.edits.apply(to: editor.file.bytes)
    // A byte order mark is allowed only at the start of a file.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let user = edited.starts(with: mark) ? edited.dropFirst(mark.count) : edited[...]
    return Array(start.utf8) + user + Array("\n#sourceLocation()\n\(ending)".utf8)
  }

  private var ending: String {
    var statements = editor.registrars[0]
    statements += roots.map { "registry.addRoot(\($0.root.index)) { setting in \($0.expression) }" }
    let function = "@MainActor func _glissadeFile_\(editor.file.index)(_ registry: LiveRegistry) {"
    return (editor.appendix + [function] + statements.map { "  \($0)" } + ["}", ""]).joined(separator: "\n")
  }
}

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

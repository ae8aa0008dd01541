import SourceReport

/// The copy of a file for the compiler.
struct PortedFile {
  /// The module that ported code imports in place of UIKit, which it re-exports.
  static let module = "GlissadeLive"

  /// The editor that has made the edits of the file.
  let editor: FileEditor
  /// The roots in the file.
  let roots: [RootFinder.Found]

  /// The text as UTF-8.
  var text: [UInt8] {
    // All messages name the user's path and lines. Code before and after the user's belongs to the copy.
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

/// The file through which the loader enters the ported code.
struct EntryFile {
  /// The paths of the user's files.
  let paths: [String]
  /// The types of Foundation whose place others take, which follow the scene's clock. Types of the user with these names stay.
  let replaced: [(name: String, replacement: String)]

  /// The names of the functions that the user's code declares outside of types.
  let functions: Set<String>

  /// All types of Foundation whose place others take.
  static let replacements = [(name: "Timer", replacement: "SceneTimer"), (name: "DispatchWorkItem", replacement: "SceneWorkItem")]

  /// The text.
  ///
  /// What it declares again takes precedence in the user's module over what Foundation and UIKit declare.
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

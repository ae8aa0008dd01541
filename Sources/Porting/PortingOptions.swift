/// What is known about files that are ported together, besides the files.
public struct PortingOptions: Sendable {
  /// The name of the preferred root, or nil.
  public var root: String?
  /// The indexes of literals that stay unchanged, because the compiler can't type-check them otherwise.
  public var plain: Set<Int> = []
  /// The lines with calls of initializers of classes that are known only at run time.
  public var dynamic: Set<Line> = []
  /// The name of the module that the files become, if other code imports it, or nil for the code of an app.
  ///
  /// A library has no live values and no roots. Its entry is named after the module: “glissade_entry_SnapKit”.
  public var library: String?
  /// The names of modules that exist here besides Glissade's own, such as libraries that were compiled before.
  public var modules: Set<String> = []
  /// The paths of the interfaces of such libraries: “Interface.swift”, which the porting of a library writes beside its copies.
  public var interfaces: [String] = []
  /// The names of modules whose code is among the files, such as the app's own.
  public var mergedModules: Set<String> = []
  /// A Boolean value that indicates whether the app has a main storyboard, so that its delegate need not create a view controller.
  public var hasStoryboard = false

  /// Creates options for a few files of an app.
  public init() {}

  /// A line of a file.
  public struct Line: Hashable, Sendable {
    var file: Int
    /// From 1.
    var line: Int

    /// Creates a line from its text, such as "0:12".
    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ":")
      guard parts.count == 2, let file = Int(parts[0]), let line = Int(parts[1]) else { return nil }
      (self.file, self.line) = (file, line)
    }
  }
}

import Tweaks

/// The description of a demo, which creates the demo's screens for a stage: a demo of the program, or one made from a user's file.
@MainActor
package struct DemoDefinition {
  /// The identifier under which presets and tuned values are stored. No other demo has it.
  package nonisolated let id: String
  /// The identifier that takes name. Demos of files with the same name share it.
  package nonisolated let takeID: String
  /// The name for people, such as "modal-card". It is the identifier, but for a demo of a user's file.
  package let name: String
  /// The title in the sidebar.
  package let title: String
  /// The heading in the sidebar.
  package let chapter: DemoChapter
  /// The phases that can be run, in the order in which they must be run.
  package let phases: [DemoPhase]
  /// The values that can be tuned.
  package let tweaks: [TweakGroup]
  /// A Boolean value that indicates whether the phone shows its status bar above the screens.
  package let showsStatusBar: Bool
  /// The named sets of values that come with the demo.
  package let presets: [Preset]
  /// The mistakes that the demo can make on purpose, to show their effects.
  package let exhibits: [DemoExhibit]
  /// The user's files of which the demo is made, or nil for a demo of the program.
  package let origin: CodeRequest?
  /// Prepares the demo for tuned values that its code can't look up while it runs.
  package let prepare: @MainActor ([Tweak.ID: TweakValue]) throws(CommandFailure) -> Void
  /// Called before a rehearsal, as a device starts an app. Returns a closure that is called after it.
  let start: @MainActor () -> () -> Void
  /// Returns what the demo's code makes of tuned values, with or without the lines that don't change; or nil for a demo of the program.
  package let excerpt: @MainActor (_ store: TweakStore, _ includesDefaults: Bool) -> CodeExcerpt?
  /// The type of a demo whose first screen shows photos, or nil.
  package let photoDemo: (any PhotoDemo.Type)?
  /// Creates the demo's screens in the running scene.
  package let makeScreens: (DemoSetting) -> any DemoScreens
  /// The identity of the code that makes the screens. Definitions with equal ones are equal.
  private nonisolated let source: ObjectIdentifier

  /// Creates the definition of a type.
  package init(_ type: any Demo.Type) {
    self.init(
      id: type.id, title: type.title, chapter: type.chapter, phases: type.phases, tweaks: type.tweaks,
      showsStatusBar: type.showsStatusBar, presets: type.presets, exhibits: type.exhibits, source: ObjectIdentifier(type),
      photoDemo: type as? any PhotoDemo.Type,
      makeScreens: { type.init($0) })
  }

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - takeID: The identifier that takes name, or nil for the demo's own.
  ///   - name: The name for people, or nil for the identifier.
  ///   - origin: The user's files of which the demo is made, or nil for a demo of the program.
  ///   - source: The identity of the code that makes the screens, such as a loaded version of a file.
  ///   - photoDemo: The type of a demo whose first screen shows photos.
  ///   - prepare: Prepares the demo for tuned values that its code can't look up while it runs.
  ///   - start: Called before a rehearsal, as a device starts an app. Returns a closure that is called after it.
  ///   - excerpt: Returns what the demo's code makes of tuned values, with or without the lines that don't change.
  ///   - makeScreens: Creates the demo's screens in the running scene.
  package init(
    id: String, takeID: String? = nil, name: String? = nil, title: String, chapter: DemoChapter, phases: [DemoPhase] = DemoPhase.allCases,
    tweaks: [TweakGroup], showsStatusBar: Bool = false, presets: [Preset] = [], exhibits: [DemoExhibit] = [], origin: CodeRequest? = nil,
    source: ObjectIdentifier, photoDemo: (any PhotoDemo.Type)? = nil,
    prepare: @escaping @MainActor ([Tweak.ID: TweakValue]) throws(CommandFailure) -> Void = { _ in },
    start: @escaping @MainActor () -> () -> Void = { {} },
    excerpt: @escaping @MainActor (TweakStore, Bool) -> CodeExcerpt? = { _, _ in nil },
    makeScreens: @escaping (DemoSetting) -> any DemoScreens
  ) {
    self.id = id
    self.takeID = takeID ?? id
    self.name = name ?? id
    self.title = title
    self.chapter = chapter
    self.phases = phases
    self.tweaks = tweaks
    self.showsStatusBar = showsStatusBar
    self.presets = presets
    self.exhibits = exhibits
    self.origin = origin
    self.prepare = prepare
    self.start = start
    self.excerpt = excerpt
    self.source = source
    self.photoDemo = photoDemo
    self.makeScreens = makeScreens
  }
}

extension DemoDefinition: Equatable {
  package nonisolated static func == (left: DemoDefinition, right: DemoDefinition) -> Bool {
    left.id == right.id && left.source == right.source
  }
}

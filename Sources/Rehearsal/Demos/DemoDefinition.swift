import Tweaks

/// The description of a demo, which creates its screens for a stage: a demo of the program, or one from a user's file.
@MainActor
package struct DemoDefinition {
  /// The unique identifier under which presets and tuned values are stored.
  package nonisolated let id: String
  /// The identifier that takes refer to. Demos from files with the same name share it.
  package nonisolated let takeID: String
  /// The name for people, such as "modal-card": the identifier, except for a demo from a user's file.
  package let name: String
  package let title: String
  package let chapter: DemoChapter
  /// The phases in the order in which they must be run.
  package let phases: [DemoPhase]
  package let tweaks: [TweakGroup]
  /// A Boolean value that indicates whether the phone shows its status bar above the screens.
  package let showsStatusBar: Bool
  package let presets: [Preset]
  /// The deliberate mistakes that the demo can make, to show their effects.
  package let exhibits: [DemoExhibit]
  /// The user's files that contain the demo, or nil for a demo of the program.
  package let origin: CodeRequest?
  /// Prepares the demo for tuned values that its code can't look up while it runs.
  package let prepare: @MainActor ([Tweak.ID: TweakValue]) throws(GlissadeError) -> Void
  /// Called before a rehearsal, as a device starts an app. Returns a closure that is called after it.
  let start: @MainActor () -> () -> Void
  /// Returns the lines of the demo's code that tuned values change, optionally with those that don't change, or nil for a demo of the
  /// program.
  package let excerpt: @MainActor (_ store: TweakStore, _ includesDefaults: Bool) -> CodeExcerpt?
  /// The demo's type if its first screen shows photos, otherwise nil.
  package let photoDemo: (any PhotoDemo.Type)?
  /// Creates the demo's screens in the running scene.
  package let makeScreens: (DemoSetting) -> any DemoScreens
  /// The identity of the code that makes the screens, such as a loaded version of a file. Definitions are equal if theirs are.
  private nonisolated let source: ObjectIdentifier

  package init(_ type: any Demo.Type) {
    self.init(
      id: type.id, title: type.title, chapter: type.chapter, phases: type.phases, tweaks: type.tweaks,
      showsStatusBar: type.showsStatusBar, presets: type.presets, exhibits: type.exhibits, source: ObjectIdentifier(type),
      photoDemo: type as? any PhotoDemo.Type,
      makeScreens: { type.init($0) })
  }

  /// Creates a definition. `takeID` and `name` are the identifier by default.
  package init(
    id: String, takeID: String? = nil, name: String? = nil, title: String, chapter: DemoChapter, phases: [DemoPhase] = DemoPhase.allCases,
    tweaks: [TweakGroup], showsStatusBar: Bool = false, presets: [Preset] = [], exhibits: [DemoExhibit] = [], origin: CodeRequest? = nil,
    source: ObjectIdentifier, photoDemo: (any PhotoDemo.Type)? = nil,
    prepare: @escaping @MainActor ([Tweak.ID: TweakValue]) throws(GlissadeError) -> Void = { _ in },
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

/// What an app's Info.plist says.
package struct InfoList: Equatable, Sendable {
  /// The name of the main storyboard, or nil.
  package var mainStoryboard: String?
  /// The name of the storyboard of the scene's configuration, or nil.
  package var sceneStoryboard: String?
  /// The name of the class of the scene's delegate, without its module, or nil.
  package var sceneDelegate: String?
  /// The name of the scene's configuration, such as "Default Configuration", or nil.
  package var sceneConfiguration: String?
  /// The names of the font files that the app registers.
  package var fonts: [String] = []
  /// The names of the orientations that the app supports on an iPhone, such as "UIInterfaceOrientationPortrait"; none if it doesn't say.
  package var orientations: [String] = []
  /// The language of the files that are not localized, such as "en".
  package var developmentLanguage: String?
  /// All entries whose values are texts, numbers or Booleans, as texts, with YES and NO for Booleans.
  package var texts: [String: String] = [:]

  /// Creates an empty list.
  package init() {}

  /// The value of an entry that is a Boolean, or nil if there is none, as for "UIStatusBarHidden".
  package func flag(_ key: String) -> Bool? { texts[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }
}

extension InfoList {
  /// Creates a list from the entries of an Info.plist and from build settings, which fill in what those do not say.
  ///
  /// - Parameters:
  ///   - language: The project's development language.
  init(_ list: PropertyList?, settings: BuildSettings, language: String?) {
    var entries = list?.entries ?? [:]
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      let prefix = "INFOPLIST_KEY_"
      for name in settings.names where name.hasPrefix(prefix) {
        let key = String(name.dropFirst(prefix.count))
        if entries[key] == nil, let value = settings[name], !value.isEmpty { entries[key] = .text(value) }
      }
    }
    for (key, value) in entries {
      if let text = value.text { texts[key] = settings.expanding(text) }
    }
    mainStoryboard = Self.fileName(texts["UIMainStoryboardFile~iphone"] ?? texts["UIMainStoryboardFile"])
    fonts = (entries["UIAppFonts"]?.texts ?? []).map(settings.expanding)
    // A build setting holds names between spaces.
    let orientations = entries["UISupportedInterfaceOrientations~iphone"] ?? entries["UISupportedInterfaceOrientations_iPhone"]
    self.orientations = (orientations ?? entries["UISupportedInterfaceOrientations"] ?? .array([])).texts
      .flatMap { settings.expanding($0).split(separator: " ").map(String.init) }
    let region = texts["CFBundleDevelopmentRegion"].flatMap { $0.isEmpty ? nil : $0 } ?? language
    developmentLanguage = region.map { Self.languages[$0] ?? $0 }
    readScene(entries["UIApplicationSceneManifest"], settings)
  }

  private mutating func readScene(_ manifest: PropertyList?, _ settings: BuildSettings) {
    let roles = manifest?["UISceneConfigurations"]
    guard let scene = roles?["UIWindowSceneSessionRoleApplication"]?.elements.first else { return }
    func text(_ key: String) -> String? { scene[key]?.text.map(settings.expanding).flatMap { $0.isEmpty ? nil : $0 } }
    sceneConfiguration = text("UISceneConfigurationName")
    sceneStoryboard = Self.fileName(text("UISceneStoryboardFile"))
    sceneDelegate = text("UISceneDelegateClassName").flatMap { $0.split(separator: ".").last }.map(String.init)
  }

  /// The name of a storyboard, which some write with its extension.
  private static func fileName(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return name.hasSuffix(".storyboard") ? FilePaths.stem(name) : name
  }

  /// The languages that old projects name in English.
  private static let languages = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl", "Chinese": "zh",
  ]
}

import Foundation
import Projects

/// What an app finds beside its code: its resources, and the main storyboard that its Info.plist names.
struct AppFiles: Codable, Equatable, Sendable {
  /// The paths of the resources.
  var resources: [String]
  /// The name of the main storyboard, or nil.
  var storyboard: String?
  /// The language of the texts, such as "en".
  var language: String
  /// The names of the font files that the app registers.
  var fonts: [String]
  /// The entries of the Info.plist, as texts.
  var infoTexts: [String: String]

  init(_ project: Project) {
    resources = project.resources
    let info = project.info
    // An app with a scene's configuration has its windows there.
    let hasScene = info.sceneConfiguration != nil || info.sceneDelegate != nil || info.sceneStoryboard != nil
    storyboard = hasScene ? info.sceneStoryboard : info.mainStoryboard
    language = info.developmentLanguage ?? "en"
    fonts = info.fonts
    infoTexts = info.texts
  }

  /// The paths of the storyboards and nibs.
  var interfaceFiles: [String] { resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } }
}

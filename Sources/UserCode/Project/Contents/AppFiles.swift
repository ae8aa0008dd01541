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

  init(_ project: Project) {
    resources = project.resources
    storyboard = project.info.sceneStoryboard ?? project.info.mainStoryboard
    language = project.info.developmentLanguage ?? "en"
    fonts = project.info.fonts
  }

  /// The paths of the storyboards and nibs.
  var interfaceFiles: [String] { resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } }
}

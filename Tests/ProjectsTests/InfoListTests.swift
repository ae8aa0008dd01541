import Foundation
import Testing

@testable import Projects

@Suite("Info.plist")
struct InfoListTests {
  private let settings = BuildSettings(layers: [
    ["PRODUCT_NAME": "My App", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": "de"]
  ])

  @Test("Given a scene manifest, then its first configuration for windows counts, and the module's name is left out")
  func scenes() {
    let scene = PropertyList.dictionary([
      "UISceneConfigurationName": .text("Default"), "UISceneDelegateClassName": .text("$(PRODUCT_MODULE_NAME).Scenes"),
      "UISceneStoryboardFile": .text("Start.storyboard"),
    ])
    let configurations = PropertyList.dictionary(["UIWindowSceneSessionRoleApplication": .array([scene, .text("second")])])
    let manifest = PropertyList.dictionary(["UISceneConfigurations": configurations])
    let info = InfoList(.dictionary(["UIApplicationSceneManifest": manifest]), settings: settings, language: "English")
    #expect(info.sceneDelegate == "Scenes")
    #expect(info.sceneStoryboard == "Start")
    #expect(info.sceneConfiguration == "Default")
    #expect(info.mainStoryboard == nil)
    #expect(info.developmentLanguage == "en")
  }

  @Test("Given texts, numbers and Booleans, then they are texts with variables replaced; and lists are read")
  func entries() {
    let info = InfoList(
      .dictionary([
        "CFBundleName": .text("$(PRODUCT_NAME)"), "UIMainStoryboardFile": .text("Main"), "UIStatusBarHidden": .boolean(true),
        "CFBundleDevelopmentRegion": .text("$(DEVELOPMENT_LANGUAGE)"), "UIAppFonts": .array([.text("Own.ttf")]), "Number": .number(2),
        "UISupportedInterfaceOrientations": .array([.text("UIInterfaceOrientationPortrait")]), "Date": .data(.init()),
      ]), settings: settings, language: "en")
    #expect(info.texts["CFBundleName"] == "My App")
    #expect(info.texts["Number"] == "2")
    #expect(info.texts["Date"] == nil)
    #expect(info.flag("UIStatusBarHidden") == true)
    #expect(info.flag("UIRequiresFullScreen") == nil)
    #expect(info.mainStoryboard == "Main")
    #expect(info.fonts == ["Own.ttf"])
    #expect(info.orientations == ["UIInterfaceOrientationPortrait"])
    #expect(info.developmentLanguage == "de")
  }

  @Test("Given a generated list, then build settings fill in what the file doesn't say, and an empty one says nothing")
  func generated() {
    let layer = [
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_CFBundleDisplayName": "Setting",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
    ]
    let info = InfoList(.dictionary(["CFBundleDisplayName": .text("File")]), settings: BuildSettings(layers: [layer]), language: nil)
    #expect(info.mainStoryboard == "Main")
    #expect(info.texts["CFBundleDisplayName"] == "File")
    #expect(info.orientations == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    let without = BuildSettings(layers: [["INFOPLIST_KEY_UIMainStoryboardFile": ""], layer])
    #expect(InfoList(nil, settings: without, language: nil).mainStoryboard == nil)
    let file = BuildSettings(layers: [["GENERATE_INFOPLIST_FILE": "NO"], layer])
    #expect(InfoList(nil, settings: file, language: nil).mainStoryboard == nil)
  }
}

import SwiftSyntax

/// Replaces Apple's modules by those that exist here, and refuses what they don't have.
struct ModuleEditor {
  let file: PortedFile
  let declarations: Declarations
  let hasSeveralFiles: Bool
  private var importsSwiftUI = false
  /// A Boolean value that indicates whether one of SwiftUI's views has been refused.
  private var refusesViews = false

  init(file: PortedFile, declarations: Declarations, hasSeveralFiles: Bool) {
    self.file = file
    self.declarations = declarations
    self.hasSeveralFiles = hasSeveralFiles
  }

  /// Replaces the import of an Apple module, and refuses modules that Glissade doesn't have.
  mutating func editImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    let isKnown = ActiveCode.modules.contains(first)
    if Self.partial.contains(first) {
      if first == "SwiftUI" { importsSwiftUI = true }
    } else if Self.reexported.contains(first) {
      file.replace(from: node.importKeyword, through: node.path, with: "import \(PortedFile.module)")
    } else if Self.missing.contains(first) || !hasSeveralFiles && !isKnown {
      file.refuse(
        "there is no module \(first) here; Glissade runs code that uses UIKit, Photos, QuartzCore, CoreGraphics and Foundation", at: node)
    } else if !isKnown {
      // One of the user's own modules may be among the files.
      file.replace(from: node.importKeyword, through: node.path, with: "import \(PortedFile.module)")
      file.warn("the module \(first) isn't imported; what it declares must be in the files", at: node)
    }
  }

  /// Removes a module that doesn't exist here from a qualified name, with the period after it.
  func removeModule(_ module: TokenSyntax, before period: TokenSyntax) {
    let name = module.text
    guard Self.absent.contains(name), declarations.types[name] == nil, !declarations.variableNames.contains(name) else { return }
    file.replace(from: module, through: period, with: "")
  }

  /// Refuses a name of SwiftUI that needs its views, in a file that imports SwiftUI. One message per file is enough.
  mutating func checkView(_ token: TokenSyntax) {
    let name = token.text
    guard importsSwiftUI, !refusesViews, Self.viewNames.contains(name), declarations.methods(named: name, preferring: "").isEmpty,
      !declarations.typeNames.contains(where: { $0 == name || $0.hasSuffix(".\(name)") })
    else { return }
    refusesViews = true
    file.refuse(
      "SwiftUI's \(name) can't be used here, because Glissade shows UIKit's views; of SwiftUI it has Animation, Spring and UnitCurve, for "
        + "UIView.animate(_:changes:completion:)", at: token)
  }
}

// The names of modules and views.
extension ModuleEditor {
  /// Modules that UIKit replaces here.
  private static let reexported: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "os", "OSLog", "Darwin", "UniformTypeIdentifiers",
    "MobileCoreServices", "DeveloperToolsSupport",
  ]

  /// Apple's frameworks that Glissade doesn't have, but iOS code often uses.
  private static let missing: Set<String> = [
    "Combine", "MapKit", "CoreLocation", "AVKit", "CoreData", "CoreImage", "CoreMotion", "CoreText", "CoreMedia", "CoreVideo", "CoreML",
    "GameKit", "GameplayKit", "ImageIO", "Metal", "MetalKit", "MessageUI", "Network", "PDFKit", "PencilKit", "PhotosUI", "QuickLook",
    "RealityKit", "ARKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftData", "UserNotifications", "Vision", "WebKit",
    "WidgetKit", "XCTest", "Contacts", "ContactsUI", "EventKit", "HealthKit", "Accelerate", "AudioToolbox", "Intents", "LinkPresentation",
    "LocalAuthentication", "Security", "AppKit", "Cocoa", "WatchKit", "TipKit", "Charts",
  ]

  /// Modules that exist only in part, so that `canImport` is false for them.
  static let partial: Set<String> = ["SwiftUI", "AVFoundation"]

  /// Apple's modules that don't exist here, but may qualify names, as in `CoreFoundation.CGFloat`.
  private static let absent: Set<String> = ["CoreFoundation", "Darwin", "ObjectiveC", "os", "OSLog", "MobileCoreServices"]

  /// Names of SwiftUI's views, of types that show them, and of types that only they use.
  private static let viewNames: Set<String> = [
    "View", "App", "Scene", "WindowGroup", "ViewModifier", "ViewBuilder", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingController", "UIHostingConfiguration", "State", "Binding", "ObservedObject", "StateObject",
    "EnvironmentObject", "Environment", "Bindable", "FocusState", "GestureState", "AppStorage", "VStack", "HStack", "ZStack", "LazyVStack",
    "LazyHStack", "LazyVGrid", "NavigationStack", "NavigationView", "Text", "Shape", "GeometryReader", "AnyView", "EmptyView",
    "withAnimation", "AnyTransition",
  ]
}

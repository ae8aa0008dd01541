import SwiftSyntax

extension FileEditor {
  /// Modules that UIKit replaces here.
  private static let reexported: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "os", "OSLog", "Darwin", "UniformTypeIdentifiers",
    "MobileCoreServices", "DeveloperToolsSupport",
  ]

  /// Apple's frameworks that Glissade doesn't have and that iOS code is often written with.
  private static let missing: Set<String> = [
    "Combine", "MapKit", "CoreLocation", "AVKit", "CoreData", "CoreImage", "CoreMotion", "CoreText", "CoreMedia",
    "CoreVideo", "CoreML", "GameKit", "GameplayKit", "ImageIO", "Metal", "MetalKit", "MessageUI", "Network",
    "PDFKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ARKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
    "SwiftData", "UserNotifications", "Vision", "WebKit", "WidgetKit", "XCTest", "Contacts",
    "ContactsUI", "EventKit", "HealthKit", "Accelerate", "AudioToolbox", "Intents", "LinkPresentation", "LocalAuthentication", "Security",
    "AppKit", "Cocoa", "WatchKit", "TipKit", "Charts",
  ]

  /// Modules of which there is only a part, so that `canImport` says that there are none.
  static let partial: Set<String> = ["SwiftUI", "AVFoundation"]

  /// Replaces the import of an Apple module, and refuses modules that Glissade doesn't have.
  func editImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    let whole = file.range(of: node.importKeyword).lowerBound..<file.range(of: node.path).upperBound
    if Self.partial.contains(first) {
      if first == "SwiftUI" { importsSwiftUI = true }
    } else if Self.reexported.contains(first) {
      edits.replace(whole, with: "import \(PortedFile.module)")
    } else if Self.missing.contains(first) || !hasSeveralFiles && !ActiveCode.modules.contains(first) {
      refuse(
        "there is no module \(first) here; Glissade runs code that uses UIKit, Photos, QuartzCore, CoreGraphics and Foundation", at: node)
    } else if !ActiveCode.modules.contains(first) {
      // A module of the user's own may be among the files.
      edits.replace(whole, with: "import \(PortedFile.module)")
      warn("the module \(first) isn't imported; what it declares must be in the files", at: node)
    }
  }
}

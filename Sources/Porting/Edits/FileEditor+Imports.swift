import SwiftSyntax

extension FileEditor {
  /// Modules that UIKit replaces here.
  private static let reexported: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "os", "OSLog", "Darwin", "UniformTypeIdentifiers",
    "MobileCoreServices", "DeveloperToolsSupport",
  ]

  /// Apple's frameworks that Glissade doesn't have, but iOS code often uses.
  private static let missing: Set<String> = [
    "Combine", "MapKit", "CoreLocation", "AVKit", "CoreData", "CoreImage", "CoreMotion", "CoreText", "CoreMedia",
    "CoreVideo", "CoreML", "GameKit", "GameplayKit", "ImageIO", "Metal", "MetalKit", "MessageUI", "Network",
    "PDFKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ARKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
    "SwiftData", "UserNotifications", "Vision", "WebKit", "WidgetKit", "XCTest", "Contacts",
    "ContactsUI", "EventKit", "HealthKit", "Accelerate", "AudioToolbox", "Intents", "LinkPresentation", "LocalAuthentication", "Security",
    "AppKit", "Cocoa", "WatchKit", "TipKit", "Charts",
  ]

  /// Modules that exist only in part, so that `canImport` is false for them.
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
      // One of the user's own modules may be among the files.
      edits.replace(whole, with: "import \(PortedFile.module)")
      warn("the module \(first) isn't imported; what it declares must be in the files", at: node)
    }
  }
}

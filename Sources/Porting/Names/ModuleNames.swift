import SourceReport

/// The modules that code may import, by where they are.
struct ModuleNames {
  /// The place of a module.
  enum Origin: Equatable {
    /// The module exists here under its name.
    case here
    /// Other modules replace it. The text is the import of these.
    case replaced(String)
    /// Its code is among the files.
    case merged
    /// Its code is probably among the files, because one of their folders has its name.
    case perhapsMerged
    /// It is a framework of Apple's that doesn't exist here.
    case missingApple
    /// It is a library that isn't among the files and hasn't been compiled.
    case missing
  }

  private let options: PortingOptions
  /// The names of the folders of the files.
  private let folders: Set<Substring>

  init(options: PortingOptions, paths: [String]) {
    self.options = options
    folders = Set(paths.flatMap { $0.split(separator: "/").dropLast() })
  }

  /// Returns where a module is.
  func origin(of name: String) -> Origin {
    if options.modules.contains(name) { return .here }
    if isMerged(name) { return .merged }
    if Self.reexported.contains(name) { return .replaced("import \(PortedFile.module)") }
    if Self.standIns.contains(name) {
      let partial = name.hasPrefix("AV") ? "; import AVFoundation" : ""
      return .replaced("import \(PortedFile.module); import \(Self.standInModule)\(partial)")
    }
    if Self.partial.contains(name) { return .replaced("import \(name); import \(Self.standInModule)") }
    if ActiveCode.modules.contains(name) { return .here }
    if Self.missing.contains(name) { return .missingApple }
    return folders.contains(Substring(name)) ? .perhapsMerged : .missing
  }

  /// Returns whether the code of a module is known to be among the files.
  func isMerged(_ name: String) -> Bool { options.mergedModules.contains(name) || options.library == name }

  /// The module with stand-ins for the frameworks of Apple's that don't exist here.
  private static let standInModule = "StandIns"

  /// Frameworks of which the types that screens use exist as stand-ins.
  static let standIns = Set(StandInNames.modules.keys).subtracting(partial)

  /// Modules that exist only in part, so that `canImport` is false for them.
  static let partial: Set<String> = ["SwiftUI"]

  /// Modules that UIKit replaces here.
  private static let reexported: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "os", "OSLog", "Darwin", "UniformTypeIdentifiers",
    "MobileCoreServices", "DeveloperToolsSupport",
  ]

  /// Apple's frameworks that Glissade doesn't have, but iOS code often uses.
  static let missing: Set<String> = [
    "Combine", "MessageUI", "CoreData", "CoreImage", "CoreMotion", "CoreText", "CoreVideo", "CoreML", "CoreBluetooth", "CoreHaptics",
    "CoreTelephony", "GameKit", "GameplayKit", "ImageIO", "Metal", "Network", "PencilKit", "PhotosUI", "QuickLook", "RealityKit",
    "StoreKit", "SwiftData", "UserNotifications", "Vision", "WidgetKit", "XCTest", "Contacts", "ContactsUI", "EventKit", "HealthKit",
    "Accelerate", "AudioToolbox", "Intents", "LinkPresentation", "LocalAuthentication", "Security", "AppKit", "Cocoa", "WatchKit",
    "TipKit", "Charts", "MediaPlayer", "Social", "CryptoKit", "CommonCrypto", "AuthenticationServices", "SystemConfiguration",
    "MultipeerConnectivity", "simd", "ActivityKit", "AppIntents", "AdSupport", "CloudKit", "iAd", "NotificationCenter", "Speech",
    "NaturalLanguage",
  ]
}

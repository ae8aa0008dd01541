/// The modules that no folder has to hold: those of Apple's systems, of the toolchain and of Glissade.
enum SystemModules {
  /// Returns whether a module belongs to the system, so that it isn't looked for.
  static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI \
    Android AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
    AutomaticAssessmentConfiguration BackgroundTasks Builtin BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit \
    Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation \
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices \
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit Cxx Darwin DeveloperToolsSupport \
    DeviceActivity DeviceCheck Dispatch Distributed EventKit EventKitUI ExternalAccessory FamilyControls FileProvider FileProviderUI \
    Foundation FoundationEssentials FoundationModels FoundationNetworking FoundationXML GLKit GameController GameKit GameplayKit \
    Glibc GlissadeLive GroupActivities HealthKit HomeKit IOKit IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI \
    JavaScriptCore LinkPresentation LocalAuthentication MLCompute MachO ManagedSettings MapKit MediaAccessibility MediaPlayer \
    MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit \
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction Network NetworkExtension \
    NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PackageDescription PackagePlugin PassKit \
    PencilKit Photos PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing \
    RealityKit RegexBuilder ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security SensorKit ShazamKit Social \
    SoundAnalysis Spatial Speech SpriteKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore SwiftOnoneSupport Symbols \
    Synchronization SystemConfiguration Testing TipKit Translation TVUIKit Twitter UIKit UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit \
    WinSDK WorkoutKit XCTest iAd os simd std sqlite3 zlib
    """.split(separator: " ").map(String.init))
}

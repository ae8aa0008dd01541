import Foundation

/// A project of many lines: an app with screens of the same length, each in a file of its own.
struct LargeProject {
  /// The least number of lines.
  let lines: Int

  /// The lines of a screen, the last of which is empty.
  private static let linesPerFile = 250

  /// Writes the project into a folder.
  ///
  /// - Throws: The file system's error if a file can't be written.
  func write(to folder: String) throws {
    for name in ["App.xcodeproj", "App"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    func write(_ text: String, as name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
    }
    try write(Self.project, as: "App.xcodeproj/project.pbxproj")
    try write(Self.delegate, as: "App/AppDelegate.swift")
    try write(Self.storyboard, as: "App/Settings.storyboard")
    for index in 0..<max((lines + Self.linesPerFile - 1) / Self.linesPerFile, 1) {
      try write(Self.screen(index), as: "App/Card\(index).swift")
    }
  }

  /// Returns a screen with a card that moves when a button is tapped, and methods that compute something.
  private static func screen(_ index: Int) -> String {
    var lines = [
      "import UIKit", "", "final class Card\(index)Controller: UIViewController {", "  private let card = UIView()",
      "  private let button = UIButton(type: .system)", "", "  override func viewDidLoad() {", "    super.viewDidLoad()",
      "    view.backgroundColor = .white", "    card.backgroundColor = .systemOrange",
      "    card.frame = CGRect(x: 20, y: 100, width: 200, height: 120)", "    view.addSubview(card)",
      "    button.frame = CGRect(x: 20, y: 400, width: 200, height: 44)", "    button.setTitle(\"Open\", for: .normal)",
      "    button.addTarget(self, action: #selector(open), for: .touchUpInside)", "    view.addSubview(button)", "  }", "",
      "  @objc private func open() {",
      "    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {",
      "      self.card.center.y += \(10 + index)", "    }", "  }",
    ]
    var step = 0
    while lines.count < linesPerFile - 2 {
      lines += [
        "", "  func step\(step)(_ amount: CGFloat) -> CGFloat {", "    var total = amount * 0.\(step % 9 + 1)",
        "    for index in 0..<\(step % 7 + 2) { total += CGFloat(index) * 1.5 }",
        "    if total > \(step + 3) { card.alpha = min(total / \(step + 5), 1) }", "    return total + card.frame.height / 2", "  }",
      ]
      step += 1
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static let delegate = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = Card0Controller()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
        <scenes>
            <scene sceneID="sc">
                <objects>
                    <viewController id="vc" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw"/>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let project = """
    // !$*UTF8*$!
    {archiveVersion = 1; classes = {}; objectVersion = 77; objects = {
    FILES = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = APPLIST;
      buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (FILES); };
    APPLIST = {isa = XCConfigurationList; buildConfigurations = (APPDEBUG); };
    APPDEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = App; }; };
    MAIN = {isa = PBXGroup; children = (FILES); sourceTree = "<group>"; };
    LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
    DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
    ROOT = {isa = PBXProject; buildConfigurationList = LIST; developmentRegion = en; mainGroup = MAIN; targets = (APP); };
    }; rootObject = ROOT; }

    """
}

import CoreGraphics
import Foundation
import Rehearsal
import TestSupport
import Tweaks
import UIKit

@testable import UserCode

/// A project whose screen comes from a storyboard, with a text and a picture.
@MainActor
struct WalletSample {
  let project: AppProject

  /// Creates the project. Its storyboard's screen has a card, whose outlet the code uses.
  init(constant: String = "40") throws {
    project = try AppProject("Wallet", apps: ["Wallet"], info: ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"])
    try project.write(Self.code, as: "Wallet/Card.swift")
    try project.write(Self.storyboard(constant: constant), as: "Wallet/Main.storyboard")
    try project.write("\"greeting\" = \"Hello\";\n", as: "Wallet/en.lproj/Localizable.strings")
    try project.write(Self.pictures, as: "Wallet/Assets.xcassets/hero.imageset/Contents.json")
    try savePicture(width: 20)
  }

  private static let code = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    final class CardController: UIViewController {
      @IBOutlet private var card: UIView!
      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("greeting", comment: "")
        card.tag = Int(UIImage(named: "hero")?.size.width ?? 0)
      }
      @IBAction private func open(_ sender: UIButton) {}
    }

    final class DetailController: UIViewController {
      @IBOutlet private var note: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "From the storyboard"
      }
    }

    """

  private static let pictures = """
    {"images": [{"idiom": "universal", "filename": "hero.png", "scale": "1x"}], "info": {"version": 1, "author": "xcode"}}
    """

  /// Returns the storyboard with the distance between the card and the top.
  static func storyboard(constant: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="vcA-00-001">
        <scenes>
            <scene sceneID="scA-00-001">
                <objects>
                    <viewController id="vcA-00-001" customClass="CardController" customModule="Wallet" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwA-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cdA-00-001" userLabel="Card">
                                    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.80" colorSpace="custom"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="100" priority="750" id="ctA-00-001"/>
                                    </constraints>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="12"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>
                            <constraints>
                                <constraint firstItem="cdA-00-001" firstAttribute="top" secondItem="vwA-00-001" secondAttribute="top" \
    constant="\(constant)" id="ctA-00-002"/>
                                <constraint firstItem="cdA-00-001" firstAttribute="leading" secondItem="vwA-00-001" secondAttribute="leading" id="ctA-00-003"/>
                                <constraint firstItem="cdA-00-001" firstAttribute="width" secondItem="cdA-00-001" secondAttribute="height" \
    multiplier="16:9" id="ctA-00-004"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="card" destination="cdA-00-001" id="olA-00-001"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="scB-00-001">
                <objects>
                    <viewController id="vcB-00-001" customClass="DetailController" customModule="Wallet" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwB-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
                                <label opaque="NO" text="Note" id="lbB-00-001">
                                    <rect key="frame" x="20" y="100" width="200" height="40"/>
                                </label>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="note" destination="lbB-00-001" id="olB-00-001"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// Replaces the picture by a square with a width in pixels.
  func savePicture(width: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: width)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let path = project.path + "/Wallet/Assets.xcassets/hero.imageset/hero.png"
    try image.pngData()?.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// What the first screen of a version shows.
  struct Shown: Equatable {
    var title: String?
    var cardFrame: CGRect
    var cornerRadius: CGFloat
    var alpha: CGFloat
    var pictureWidth: Int
  }

  /// Returns what a version's first screen shows with tuned values, or nil if it has no card.
  static func shown(_ version: CodeVersion?, _ values: [Tweak.ID: TweakValue] = [:]) -> Shown? {
    guard let demo = version?.demos.first else { return nil }
    return Scenario(demo, values: values).onStage { screens, stage in
      stage.settle(patience: 1)
      return stage.scene.perform {
        let controller = screens.rootViewController
        guard let card = controller.view.subviews.first else { return nil }
        return Shown(
          title: controller.title, cardFrame: card.frame, cornerRadius: card.layer.cornerRadius,
          alpha: card.backgroundColor?.cgColor.alpha ?? 1, pictureWidth: card.tag)
      }
    }
  }
}

import UIKit

extension InterfaceInstance {
  /// The classes of other frameworks, for which the code may have one that stands in.
  private static let frameworkClasses: [String: String] = [
    "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
    "colorWell": "UIColorWell", "adBannerView": "ADBannerView",
  ]

  /// Creates the object of an element that UIKit doesn't have: a view of a class that stands in, or a labelled view.
  func makeUnknown(_ description: InterfaceObject) -> AnyObject? {
    let name = Self.frameworkClasses[description.kind]
    if let type = name.flatMap(source.code.type) as? UIView.Type { return makeView(description, type) }
    guard description.attributes["frame"] != nil else { return nil }
    if description.customClass == nil {
      source.warn("<\(description.kind)> isn’t known, so a labelled view takes its place", line: description.line)
    }
    let view = makeView(description, UIView.self)
    if description.customClass == nil { label(view, name ?? description.kind) }
    return view
  }

  /// Shows a name in the middle of a view, whose size doesn't depend on it.
  private func label(_ view: UIView, _ text: String) {
    let label = UILabel(frame: view.bounds)
    label.text = text
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.backgroundColor == nil { view.backgroundColor = .secondarySystemFill }
    view.insertSubview(label, at: 0)
  }
}

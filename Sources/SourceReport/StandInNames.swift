/// The frameworks of Apple that don't exist here, and the classes and types for which the module StandIns has one of the same name.
package enum StandInNames {
  /// The names that stand in for those of a framework, by the framework's name.
  package static let modules: [String: Set<String>] = [
    "MapKit": maps.union(locations),
    "CoreLocation": locations,
    "AVFoundation": players,
    "AVKit": players.union(["AVPlayerViewController"]),
    "CoreMedia": times,
    "WebKit": ["WKWebView", "URLRequest", "WKWebViewConfiguration", "WKNavigation", "WKNavigationDelegate", "WKUIDelegate"],
    "SafariServices": ["SFSafariViewController", "SFSafariViewControllerDelegate"],
    "SceneKit": ["SCNView"],
    "ARKit": ["ARSCNView", "SCNView"],
    "SpriteKit": ["SKView"],
    "MetalKit": ["MTKView"],
    "GLKit": ["GLKView"],
    "PDFKit": ["PDFView", "PDFDocument"],
    "SwiftUI": ["UIHostingController"],
  ]

  /// The names of view classes that are shown as a drawing or a labelled placeholder, with what is shown, as in "is shown as a drawn map".
  package static let shown: [String: String] = [
    "MKMapView": "a drawn map", "AVPlayerLayer": "a strip of film", "AVPlayerViewController": "a strip of film",
    "WKWebView": "the page's address", "SFSafariViewController": "the page's address", "SCNView": "a placeholder",
    "ARSCNView": "a placeholder", "SKView": "a placeholder", "MTKView": "a placeholder", "GLKView": "a placeholder",
    "PDFView": "the document's name", "UIHostingController": "the view's name",
  ]

  private static let locations: Set<String> = [
    "CLLocation", "CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "CLLocationCoordinate2DIsValid", "CLLocationDegrees",
    "CLLocationDistance", "CLLocationAccuracy", "CLLocationSpeed", "CLLocationDirection", "CLLocationManager", "CLLocationManagerDelegate",
    "CLAuthorizationStatus", "kCLLocationCoordinate2DInvalid", "kCLLocationAccuracyBest", "kCLLocationAccuracyNearestTenMeters",
    "kCLLocationAccuracyHundredMeters", "kCLLocationAccuracyKilometer",
  ]

  private static let maps: Set<String> = [
    "MKMapView", "MKMapViewDelegate", "MKMapType", "MKAnnotation", "MKPointAnnotation", "MKUserLocation", "MKAnnotationView",
    "MKMarkerAnnotationView", "MKPinAnnotationView", "MKCoordinateRegion", "MKCoordinateSpan", "MKCoordinateSpanMake",
    "MKCoordinateRegionMake", "MKCoordinateRegionMakeWithDistance", "MKMapViewDefaultAnnotationViewReuseIdentifier",
  ]

  private static let players: Set<String> = times.union([
    "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVAsset", "AVURLAsset", "AVLayerVideoGravity",
  ])

  private static let times: Set<String> = [
    "CMTime", "CMTimeMake", "CMTimeMakeWithSeconds", "CMTimeGetSeconds", "kCMTimeZero", "kCMTimeInvalid",
  ]
}

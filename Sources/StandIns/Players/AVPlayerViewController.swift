import UIKit

/// Shows a film with the strip that stands for it; a tap plays and pauses. It stands in for AVKit's class.
open class AVPlayerViewController: UIViewController {
  /// The player, or nil.
  open var player: AVPlayer? { didSet { if isViewLoaded { filmView?.playerLayer.player = player } } }
  /// How the film fits into the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { filmView?.playerLayer.videoGravity = videoGravity } }
  /// A Boolean value that indicates whether a tap plays and pauses.
  open var showsPlaybackControls = true
  /// A Boolean value that indicates whether the film could be shown above other apps. It can't here.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that indicates whether a film starts on the whole screen. It stays where it is here.
  open var entersFullScreenWhenPlaybackBegins = false
  /// The view between the film and the controls.
  open var contentOverlayView: UIView? { isViewLoaded ? filmView : nil }

  private var filmView: FilmView?

  /// Creates a black view with the film.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let film = FilmView(frame: view.bounds)
    film.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    film.playerLayer.player = player
    film.playerLayer.videoGravity = videoGravity
    view.addSubview(film)
    filmView = film
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: AVPlayerViewController.tap))
  }

  private func tap(_ tap: UITapGestureRecognizer) {
    guard showsPlaybackControls, let player else { return }
    if player.rate == 0 { player.play() } else { player.pause() }
  }
}

/// A view whose layer shows a film.
private final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  var playerLayer: AVPlayerLayer {
    guard let layer = layer as? AVPlayerLayer else { fatalError("The view's layer is of another class.") }
    return layer
  }
}

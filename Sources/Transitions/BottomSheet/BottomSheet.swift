import UIKit

/// A sheet that rises from the bottom edge, follows a drag between its heights, and is dismissed by a drag far enough down.
///
/// The controller is its own transitioning delegate and animator, so you can present it from anywhere, with or without a navigation
/// controller. To use it in an app, copy this folder and `Shared`.
public final class BottomSheet: SelfAnimatedController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation or dismissal, in seconds.
    public var duration: TimeInterval = 0.44
    /// The timing curve of the presentation and dismissal.
    public var curve = CubicTiming.easeInOut
    /// The distance below its final position at which the sheet starts and ends, as a fraction of the screen's height, but at least the
    /// sheet's own height.
    public var travel: CGFloat = 1
    /// The height of the sheet after its presentation, in points.
    public var height: CGFloat = 500
    /// A Boolean value that indicates whether the sheet can be dragged up to the top of the safe area.
    public var expands = true
    /// The space between the expanded sheet and the top of the safe area, in points.
    public var topClearance: CGFloat = 10
    /// The opacity of the black over the screen below, 0…1.
    public var dimming: CGFloat = 0.4
    /// The radius of the upper corners, in points.
    public var cornerRadius: CGFloat = 14
    /// A Boolean value that indicates whether the sheet has a grabber.
    public var showsGrabber = true
    /// A Boolean value that indicates whether the sheet can be dragged.
    public var isDraggable = true
    /// The fraction of its height by which a sheet has to be down at the release to be dismissed, 0…1.
    public var dismissThreshold: CGFloat = 0.5
    /// The downward speed at which a released sheet is dismissed from any position, in points per second.
    public var dismissVelocity: CGFloat = 1000
    /// The stiffness of the critically damped spring on which a released sheet settles, for a mass of 1.
    public var settleStiffness: CGFloat = 1000 / 3
    /// The fraction of a drag beyond the tallest height that the sheet follows at first, 0…1. The resistance then increases.
    public var rubberBand: CGFloat = 0.55

    /// Creates the default parameters.
    public init() {}
  }

  /// The control that dims the screen below. A tap on it dismisses the sheet.
  let overlay = UIControl()
  let sheet = UIView()
  /// The view for the sheet's content, below the grabber.
  public let contentView = UIView()
  /// A scroll view in the content that shares its drags with the sheet. Content at its top scrolls only while the sheet has its tallest
  /// height. Content that has been scrolled, as by the wheel, continues to scroll.
  public weak var scrollView: UIScrollView?

  let parameters: Parameters
  private let grabber = UIView()
  var visibleHeight: CGFloat
  /// A Boolean value that indicates whether the sheet rests at its tallest height instead of its initial one.
  var isExpanded = false
  private var latestSize = CGSize.zero
  var settling: UIViewPropertyAnimator?
  var drag = Drag.none
  /// The scroll position of the content at the press, in points, or nil without content.
  var offsetAtPress: CGFloat?
  /// The downward velocity of the release that dismisses the sheet, in points per second, or nil otherwise.
  var leavingVelocity: CGFloat?

  enum Drag {
    case none
    /// The content scrolls. `last` is the finger's travel so far, in points, and `startsAtTop` indicates whether the content is at its top
    /// there.
    case content(last: CGFloat, startsAtTop: Bool)
    /// The sheet moves. Its height was `height` when the finger's travel was `start`.
    case sheet(height: CGFloat, start: CGFloat)
  }

  /// Creates a sheet with the given parameters.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    visibleHeight = parameters.height
    super.init()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    overlay.layer.name = "overlay"
    overlay.addAction(dismissAction, for: .touchUpInside)
    sheet.layer.name = "sheet"
    sheet.backgroundColor = .tertiarySystemBackground
    sheet.layer.cornerRadius = parameters.cornerRadius
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = !parameters.showsGrabber
    view.addSubview(overlay)
    view.addSubview(sheet)
    sheet.addSubview(contentView)
    sheet.addSubview(grabber)
    guard parameters.isDraggable else { return }
    let pan = UIPanGestureRecognizer(target: self, action: BottomSheet.handlePan)
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = view.bounds
    if view.bounds.size != latestSize, !isBeingDismissed {
      latestSize = view.bounds.size
      visibleHeight = isExpanded ? tallestHeight : restingHeight
    }
    place()
  }

  /// The height of the sheet after its presentation, in points.
  var restingHeight: CGFloat { min(parameters.height, largestHeight) }

  /// The height beyond which the sheet resists, in points.
  var tallestHeight: CGFloat {
    guard parameters.expands else { return restingHeight }
    return largestHeight
  }

  /// The largest height that leaves the safe area's top and the clearance free, in points.
  private var largestHeight: CGFloat { max(0, view.bounds.height - view.safeAreaInsets.top - parameters.topClearance) }

  /// Lays the sheet out for `visibleHeight`. Above its resting height it grows; below, it moves down.
  func place() {
    let grown = max(visibleHeight, restingHeight)
    sheet.bounds.size = CGSize(width: view.bounds.width, height: grown)
    sheet.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - grown / 2)
    sheet.transform = CGAffineTransform(translationX: 0, y: grown - visibleHeight)
    overlay.backgroundColor = dimmingColor(min(max(visibleHeight / restingHeight, 0), 1))
    grabber.frame = CGRect(x: sheet.bounds.midX - 18, y: 5, width: 36, height: 5)
    contentView.frame = CGRect(x: 0, y: 15, width: sheet.bounds.width, height: grown - 15)
    contentView.layoutIfNeeded()
  }

  /// The color of the dimming at the given fraction of its opacity.
  func dimmingColor(_ fraction: CGFloat) -> UIColor { UIColor.black.withAlphaComponent(parameters.dimming * fraction) }
}

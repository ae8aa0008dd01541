import Foundation

struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]
}

extension UISlider {
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state] = image }
  // The images of the track are stretched to its width.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.minimumTrack[state] = image }
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.maximumTrack[state] = image }

  public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  public var currentThumbImage: UIImage? { images.thumb[state] ?? images.thumb[.normal] }
  public var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] ?? images.minimumTrack[.normal] }
  public var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] ?? images.maximumTrack[.normal] }
}

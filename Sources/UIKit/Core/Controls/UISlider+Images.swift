import Foundation

/// The images of a slider, by the states for which they were set.
struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]
}

extension UISlider {
  /// Sets the image that takes the place of the thumb in a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state] = image }
  /// Sets the image that takes the place of the track before the thumb in a state. It is stretched to the track's width.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.minimumTrack[state] = image }
  /// Sets the image that takes the place of the track after the thumb in a state. It is stretched to the track's width.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.maximumTrack[state] = image }

  /// Returns the image of the thumb that was set for a state, or nil.
  public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
  /// Returns the image of the track before the thumb that was set for a state, or nil.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }
  /// Returns the image of the track after the thumb that was set for a state, or nil.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the thumb in the current state, or nil for the usual one.
  public var currentThumbImage: UIImage? { images.thumb[state] ?? images.thumb[.normal] }
  /// The image of the track before the thumb in the current state, or nil for a plain one.
  public var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] ?? images.minimumTrack[.normal] }
  /// The image of the track after the thumb in the current state, or nil for a plain one.
  public var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] ?? images.maximumTrack[.normal] }
}

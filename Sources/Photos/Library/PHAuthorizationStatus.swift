/// The access of an app to the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person hasn't decided yet.
  case notDetermined = 0
  /// The app may not access the library, and the person can't change that.
  case restricted = 1
  case denied = 2
  /// The person has allowed access. On the desktop it is always so: the photos are those that were opened with the program.
  case authorized = 3
  /// The person has allowed access to some photos.
  case limited = 4
}

/// A kind of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  /// Reading and changing the library.
  case readWrite = 2
}

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  /// Always the case on the desktop: the photos are those that were opened with the program.
  case authorized = 3
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

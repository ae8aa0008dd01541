import Foundation

// Names that Foundation, Core Foundation and Dispatch have on Apple's platforms alone.

/// An integer, by its name in Objective-C.
public typealias NSInteger = Int
/// An integer without a sign, by its name in Objective-C.
public typealias NSUInteger = UInt

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// A Boolean value of Core Foundation.
public typealias CFBoolean = NSNumber
/// A string of Core Foundation.
public typealias CFString = String
/// The true value of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The false value of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

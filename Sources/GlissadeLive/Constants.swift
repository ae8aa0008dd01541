/// The greatest number, as in Apple's C library.
public let HUGE = Float.greatestFiniteMagnitude

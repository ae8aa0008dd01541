/// The largest number, for what repeats without end, as Apple's C library calls it.
public let HUGE = Float.greatestFiniteMagnitude

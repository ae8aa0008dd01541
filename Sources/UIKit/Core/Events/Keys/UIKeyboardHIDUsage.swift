/// A key identified by its position, with the numbers of the USB standard ("HID usage").
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 0x01
  case keyboardPOSTFail, keyboardErrorUndefined
  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM,
    keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY,
    keyboardZ
  case keyboard1 = 0x1e
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen = 0x2d
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon,
    keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock = 0x39
  case keyboardF1 = 0x3a
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11,
    keyboardF12
  case keyboardPrintScreen = 0x46
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd,
    keyboardPageDown
  case keyboardRightArrow = 0x4f
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock = 0x53
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7,
    keypad8, keypad9, keypad0, keypadPeriod
  case keyboardNonUSBackslash = 0x64
  /// The menu key, between Alt and Control on the right.
  case keyboardApplication = 0x65
  case keyboardPower = 0x66
  case keypadEqualSign
  case keyboardF13 = 0x68
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23,
    keyboardF24
  case keyboardExecute = 0x74
  case keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste,
    keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLockingCapsLock = 0x82
  case keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400
  case keyboardInternational1 = 0x87
  case keyboardInternational2, keyboardInternational3, keyboardInternational4, keyboardInternational5, keyboardInternational6,
    keyboardInternational7, keyboardInternational8, keyboardInternational9
  case keyboardLANG1 = 0x90
  case keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9
  case keyboardAlternateErase = 0x99
  case keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut,
    keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 0xe0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  case keyboard_Reserved = 0xffff

  /// Creates the pressed key. A key whose number has no case becomes `keyboardErrorUndefined`.
  init(_ input: KeyInput) { self = UIKeyboardHIDUsage(rawValue: input.usage) ?? .keyboardErrorUndefined }

  /// Returns the key with the given letter in the US layout, "a"…"z", or nil for other characters.
  package static func letter(_ letter: Character) -> UIKeyboardHIDUsage? {
    guard let value = letter.asciiValue, (97...122).contains(value) else { return nil }
    return UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + Int(value) - 97)
  }
}

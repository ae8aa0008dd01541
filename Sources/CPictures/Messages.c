#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "Decoding.h"

bool fail(Decoding *decoding, PictureStatus status, const char *format, ...) {
  decoding->status = status;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(decoding->result->reason, PictureTextSize, format, arguments);
  va_end(arguments);
  return false;
}

bool fail_without_memory(Decoding *decoding) { return fail(decoding, PictureStatusOutOfMemory, "there is not enough memory for it"); }

void warn(Decoding *decoding, const char *message) {
  char *const warnings = decoding->result->warnings;
  if (strstr(warnings, message)) return;
  const size_t length = strlen(warnings);
  // A message that doesn't fit is left out.
  if (length + strlen(message) + 3 > PictureTextSize) return;
  snprintf(warnings + length, PictureTextSize - length, "%s%s", length ? "; " : "", message);
}

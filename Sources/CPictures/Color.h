#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The profile of a picture's colors, in memory that it borrows.
typedef struct ColorProfile {
  const void *bytes;
  size_t count;
} ColorProfile;

/// A conversion of pixels to sRGB.
typedef struct ColorConversion ColorConversion;

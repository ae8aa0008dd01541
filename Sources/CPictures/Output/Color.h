#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the numbers of a picture's colors mean. By default, they are sRGB.
typedef struct ColorSource {
  /// An ICC profile in borrowed memory, or NULL. It counts for more than the primaries.
  const void *profile;
  size_t profile_size;
  /// A Boolean value that indicates whether the primaries are known, and the curve with them.
  bool has_primaries;
  /// The chromaticities, x and y, of white, red, green, and blue.
  double primaries[8];
  /// The exponent that makes light of the numbers, or 0 for sRGB's curve.
  double gamma;
} ColorSource;

/// The chromaticities of sRGB.
extern const double srgb_primaries[8];

/// The layout of the colors that are converted.
typedef enum ColorLayout {
  /// 0xAARRGGBB, as the result.
  ColorLayoutPixels,
  /// Red, green, blue, and alpha of 16 bits each.
  ColorLayoutDeep,
  /// Amounts of cyan, magenta, yellow, and black ink, a byte each.
  ColorLayoutInk,
} ColorLayout;

/// A conversion of colors to sRGB.
///
/// The rendering intent is relative colorimetric with black point compensation, as GIMP shows pictures by default: colors
/// that sRGB has stay what they are relative to white, and the darkest color of the source becomes black.
typedef struct ColorConversion ColorConversion;

/// Creates a conversion.
///
/// - Parameters:
///   - is_exact: Whether each color is computed, which takes up to half a second for a million of them, and not looked up in a table.
///   - is_usable: Whether the profile can be used.
/// - Returns: The conversion, or NULL if none is needed, or if the profile can't be used.
ColorConversion *color_conversion_create(const ColorSource *source, ColorLayout layout, bool is_exact, bool *is_usable);

/// Converts `count` colors to 0xAARRGGBB. The alpha in `to` isn't changed. `from` may be `to` for pixels.
void color_convert(const ColorConversion *conversion, const void *from, uint32_t *to, size_t count);

/// Frees a conversion.
void color_conversion_free(ColorConversion *conversion);

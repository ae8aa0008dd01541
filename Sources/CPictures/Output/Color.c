#include "Color.h"

#include <lcms2.h>
#include <stdlib.h>

const double srgb_primaries[8] = {0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06};

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
enum { PixelFormat = TYPE_BGRA_8, GrayPixelFormat = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1) };
#else
enum {
  PixelFormat = TYPE_ARGB_8,
  GrayPixelFormat = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1) | SWAPFIRST_SH(1),
};
#endif
enum { GrayDeepFormat = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(2) };

struct ColorConversion {
  cmsContext context;
  cmsHPROFILE from;
  cmsHPROFILE to;
  cmsHTRANSFORM transform;
};

/// Creates the profile of the primaries and the curve.
static cmsHPROFILE profile_of_primaries(cmsContext context, const ColorSource *source) {
  const double *const xy = source->primaries;
  const cmsCIExyY white = {.x = xy[0], .y = xy[1], .Y = 1};
  const cmsCIExyYTRIPLE primaries = {
    .Red = {.x = xy[2], .y = xy[3], .Y = 1}, .Green = {.x = xy[4], .y = xy[5], .Y = 1}, .Blue = {.x = xy[6], .y = xy[7], .Y = 1}};
  const cmsFloat64Number srgb[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  cmsToneCurve *const curve = source->gamma > 0 ? cmsBuildGamma(context, source->gamma) : cmsBuildParametricToneCurve(context, 4, srgb);
  if (!curve) return NULL;
  cmsToneCurve *const curves[] = {curve, curve, curve};
  const cmsHPROFILE profile = cmsCreateRGBProfileTHR(context, &white, &primaries, curves);
  cmsFreeToneCurve(curve);
  return profile;
}

/// Returns the format of the colors for a profile, or 0 if the profile is for other colors.
static cmsUInt32Number source_format(cmsHPROFILE profile, ColorLayout layout) {
  switch (cmsGetDeviceClass(profile)) {
  case cmsSigInputClass:
  case cmsSigDisplayClass:
  case cmsSigOutputClass:
  case cmsSigColorSpaceClass: break;
  default: return 0;
  }
  switch (cmsGetColorSpace(profile)) {
  case cmsSigRgbData: return layout == ColorLayoutPixels ? PixelFormat : layout == ColorLayoutDeep ? TYPE_RGBA_16 : 0;
  case cmsSigGrayData: return layout == ColorLayoutPixels ? GrayPixelFormat : layout == ColorLayoutDeep ? GrayDeepFormat : 0;
  case cmsSigCmykData: return layout == ColorLayoutInk ? TYPE_CMYK_8 : 0;
  default: return 0;
  }
}

static cmsHTRANSFORM make_transform(const ColorConversion *conversion, cmsUInt32Number format, cmsUInt32Number flags) {
  return cmsCreateTransformTHR(
    conversion->context, conversion->from, format, conversion->to, PixelFormat, INTENT_RELATIVE_COLORIMETRIC,
    flags | cmsFLAGS_BLACKPOINTCOMPENSATION);
}

/// Returns a Boolean value that indicates whether the profile is sRGB but for rounding, as most are: their pixels stay as they are.
static bool is_srgb(const ColorConversion *conversion) {
  const cmsUInt32Number format = source_format(conversion->from, ColorLayoutPixels);
  const cmsHTRANSFORM transform = format ? make_transform(conversion, format, cmsFLAGS_NOOPTIMIZE) : NULL;
  if (!transform) return false;
  // All grays, and a grid of colors.
  enum { GrayCount = 256, Steps = 9, Count = GrayCount + Steps * Steps * Steps };
  const size_t count = format == PixelFormat ? Count : GrayCount;
  uint32_t colors[Count], converted[Count];
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t j = i - GrayCount, step = 255 / (Steps - 1);
    colors[i] = i < GrayCount ? i * 0x010101 : j % Steps * step << 16 | j / Steps % Steps * step << 8 | j / (Steps * Steps) * step;
    converted[i] = colors[i];
  }
  cmsDoTransform(transform, colors, converted, (cmsUInt32Number)count);
  cmsDeleteTransform(transform);
  for (size_t i = 0; i < count; i++) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (abs((int)(colors[i] >> shift & 255) - (int)(converted[i] >> shift & 255)) > 1) return false;
    }
  }
  return true;
}

static bool open_conversion(
  ColorConversion *conversion, const ColorSource *source, ColorLayout layout, bool is_exact, bool *is_usable) {
  *is_usable = false;
  conversion->context = cmsCreateContext(NULL, NULL);
  if (!conversion->context) return false;
  conversion->from = source->profile ?
    cmsOpenProfileFromMemTHR(conversion->context, source->profile, (cmsUInt32Number)source->profile_size) :
    profile_of_primaries(conversion->context, source);
  conversion->to = cmsCreate_sRGBProfileTHR(conversion->context);
  if (!conversion->from || !conversion->to) return false;
  const cmsUInt32Number format = source_format(conversion->from, layout);
  if (!format) return false;
  *is_usable = true;
  if (layout != ColorLayoutInk && is_srgb(conversion)) return false;
  // For 8-bit colors, the library's quick way is as exact, unless the profile is a table.
  const bool is_quick = !is_exact || (layout == ColorLayoutPixels && cmsIsMatrixShaper(conversion->from));
  conversion->transform = make_transform(conversion, format, is_quick ? 0 : cmsFLAGS_NOOPTIMIZE);
  *is_usable = conversion->transform != NULL;
  return *is_usable;
}

static bool has_srgb_primaries(const ColorSource *source) {
  if (source->gamma > 0) return false;
  for (int i = 0; i < 8; i++) {
    if (source->primaries[i] < srgb_primaries[i] - 0.002 || source->primaries[i] > srgb_primaries[i] + 0.002) return false;
  }
  return true;
}

ColorConversion *color_conversion_create(const ColorSource *source, ColorLayout layout, bool is_exact, bool *is_usable) {
  *is_usable = true;
  if (!source->profile && (!source->has_primaries || layout == ColorLayoutInk || has_srgb_primaries(source))) return NULL;
  ColorConversion *const conversion = calloc(1, sizeof *conversion);
  if (conversion && open_conversion(conversion, source, layout, is_exact, is_usable)) return conversion;
  color_conversion_free(conversion);
  return NULL;
}

void color_convert(const ColorConversion *conversion, const void *from, uint32_t *to, size_t count) {
  cmsDoTransform(conversion->transform, from, to, (cmsUInt32Number)count);
}

void color_conversion_free(ColorConversion *conversion) {
  if (!conversion) return;
  if (conversion->transform) cmsDeleteTransform(conversion->transform);
  if (conversion->from) cmsCloseProfile(conversion->from);
  if (conversion->to) cmsCloseProfile(conversion->to);
  if (conversion->context) cmsDeleteContext(conversion->context);
  free(conversion);
}

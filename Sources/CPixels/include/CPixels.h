#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Loops over rows of premultiplied pixels (0xAARRGGBB), built for every processor of a kind and for those with wider registers.
//
// They are in C because Swift has no way to build one function for other instructions than the rest of the program. All
// arithmetic is on integers, or on numbers that are rounded after each operation, so every build gives the same bytes. Rows may begin at
// any address.

/// A piece of glass: the middle of a rounded rectangle, half of its size, and its radii, in points.
typedef struct {
  float x, y, halfWidth, halfHeight, topLeft, topRight, bottomLeft, bottomRight;
  /// The width of its rim, in points: at most half of its shorter side.
  float rim;
} GlassPiece;

/// Pieces of glass on the screen.
typedef struct {
  /// The coefficients of the projection from pixels to points.
  float xx, xy, x1, yx, yy, y1, wx, wy, w1;
  const GlassPiece *pieces;
  /// The number of pieces, at least 1.
  ptrdiff_t count;
  /// The distance at which pieces join, in points: 0 if they don't.
  float spacing;
  /// The width of the rim of a large piece, and the greatest distance over which it bends light, in points.
  float rim, refraction;
  /// The opacity of the brightest light on the rim, 0…255.
  float highlight;
  /// The greatest distance over which a pixel is moved in each direction, in 256ths of a pixel.
  float reach;
} GlassOptics;

/// The loops, built for one set of instructions.
typedef struct {
  /// Composites `source` over `target`. `count` is a multiple of 8.
  void (*blend)(const uint32_t *source, uint32_t *target, ptrdiff_t count);

  /// Composites one color over `target`. `count` is a multiple of 8.
  void (*fill)(uint32_t color, uint32_t *target, ptrdiff_t count);

  /// Composites one color over `source`, and stores that in `target`. `count` is a multiple of 8.
  ///
  /// Meanwhile, the processor's cache fetches as much from `nextSource` and `nextTarget`, such as the rows below: the processor doesn't
  /// foresee them, as they are in other pages of memory. They are neither read nor written.
  void (*fillCopy)(
    uint32_t color, const uint32_t *source, uint32_t *target, ptrdiff_t count, const uint32_t *nextSource, const uint32_t *nextTarget);

  /// Composites one color over `target` through each pixel's own coverage. `count` is a multiple of 8.
  void (*fillCovered)(uint32_t color, const uint8_t *coverage, uint32_t *target, ptrdiff_t count);

  /// Multiplies `target` by `alpha`/255. `count` is a multiple of 8.
  void (*scale)(uint32_t *target, uint32_t alpha, ptrdiff_t count);

  /// Multiplies each pixel of `target` by its own coverage. `count` is a multiple of 8.
  void (*scaleCovered)(uint32_t *target, const uint8_t *coverage, ptrdiff_t count);

  /// Multiplies each pixel of `target` by the alpha of the same pixel of `mask`. `count` is a multiple of 8.
  void (*scaleMasked)(uint32_t *target, const uint32_t *mask, ptrdiff_t count);

  /// Writes pixels that are `fraction`/256 (0…256) between those of `a` and those of `b`. `target` may be one of them. `count` is a
  /// multiple of 8.
  void (*mix)(const uint32_t *a, const uint32_t *b, uint32_t *target, uint32_t fraction, ptrdiff_t count);

  /// Interpolates along a row. `u` is the texel at the first pixel and `du` the number of texels per pixel, both with 32 fractional
  /// bits. No pixel is before the row's first texel or beyond its last but one. `count` is a multiple of 4.
  void (*sampleRow)(const uint32_t *row, ptrdiff_t u, ptrdiff_t du, uint32_t *target, ptrdiff_t count);

  /// Interpolates between two rows of coverage, and along them. The lower row counts `fraction`/256 (0…255).
  ///
  /// `u` is the texel at the first pixel and `du` the number of texels per pixel, both with 16 fractional bits. Pixels outside the rows show
  /// their outermost texels, of which `last`, a whole number, is the last. The bytes behind it are read, too. `du` is greater than 0.
  void (*coverageRow)(
    const uint8_t *upper, const uint8_t *lower, uint32_t fraction, ptrdiff_t u, ptrdiff_t du, ptrdiff_t last, uint8_t *target,
    ptrdiff_t count);

  /// Interpolates along a line of any direction through an image.
  ///
  /// The line is divided into runs of eight pixels. `texels` contains the texel, x and y with 16 fractional bits each, at the first
  /// pixel of each run, and of the one after the last. In between, texels are linear. The first `skip` (0…7) pixels of the first run
  /// are left out. Positions outside the image, whose last texel is at `lastU` and `lastV`, show its outermost texels.
  void (*sampleRuns)(
    const uint32_t *pixels, ptrdiff_t stride, ptrdiff_t lastU, ptrdiff_t lastV, const ptrdiff_t *texels, ptrdiff_t skip, uint32_t *target,
    ptrdiff_t count);

  /// Averages blocks of 2×2 pixels, whose rows are `upper` and `lower`, rounded to nearest. `count` is the number of blocks, a multiple of 8.
  void (*halve)(const uint32_t *upper, const uint32_t *lower, uint32_t *target, ptrdiff_t count);

  /// Averages blocks of 4×4 pixels, whose rows begin at `rows` and are `stride` apart, rounded to nearest. `count` is the number of blocks,
  /// a multiple of 8.
  void (*quarter)(const uint32_t *rows, ptrdiff_t stride, uint32_t *target, ptrdiff_t count);

  /// Adds up pixels times weights in 256ths, rounded to nearest: `before[0]` times `weights[0]`, and `before[k]` and `after[k]` times
  /// `weights[k]` for each k from 1 to `reach`. The weights of all add up to 256.
  ///
  /// `count` is any number, but up to 7 pixels more are read. `target` overlaps none of them.
  void (*weigh)(
    const uint32_t *_Nonnull const *_Nonnull before, const uint32_t *_Nonnull const *_Nonnull after, const uint16_t *weights,
    ptrdiff_t reach, uint32_t *target, ptrdiff_t count);

  /// Replaces each pixel of two lines three times with the average of its neighbors: `radius` on each side with the weight `full`, like the
  /// pixel itself, and one more with the weight `outer`, both in 65536ths. The lines' outermost pixels continue beyond their ends.
  ///
  /// Neighbors on a line are `stride` apart, and the other line begins `other` pixels from `line`. There may be only one, if that is 0.
  /// `memory` has room for 16 · (`count` + 2 · (`radius` + 1)) numbers.
  void (*blurLines)(
    uint32_t *line, ptrdiff_t other, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t radius, uint32_t full, uint32_t outer, uint32_t *memory);

  /// Moves colors away from gray, if `factor` is more than 256, or toward it. `count` is a multiple of 8.
  void (*saturate)(uint32_t *target, int32_t factor, ptrdiff_t count);

  /// Finds out how the pixels of a part of a row are seen through glass. `firstX` and `y` are the middle of the first. `count` is a multiple
  /// of 8.
  ///
  /// Each shows the pixel that is (`dx`, `dy`) from it, in 256ths of a pixel, below white light with the opacity `light` (0…255), and is
  /// covered by the glass to `coverage` (0…255). Further inside than the rim, these are 0, 0, 0, and 255.
  void (*bend)(
    const GlassOptics *glass, float firstX, float y, int32_t *dx, int32_t *dy, uint32_t *light, uint32_t *coverage, ptrdiff_t count);
} PixelLoops;

/// The loops for every processor of this kind.
const PixelLoops *pixelLoopsBaseline(void);

/// The loops for the widest registers of this processor: the baseline's, if there are none.
const PixelLoops *pixelLoopsWidest(void);

#pragma clang assume_nonnull end

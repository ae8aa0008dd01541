// The loops, once for each set of instructions: the including file defines LOOPS, the name of the table.

#include "CPixels.h"
#include <string.h>

// Vectors are passed to inlined functions only, so no calling convention depends on the instructions.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef uint16_t Lanes __attribute__((vector_size(32)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef uint64_t Pairs __attribute__((vector_size(32)));
typedef uint32_t Pixels4 __attribute__((vector_size(16)));
typedef uint8_t Bytes __attribute__((vector_size(8)));

INLINE Pixels load(const uint32_t *address) {
  Pixels pixels;
  memcpy(&pixels, address, sizeof pixels);
  return pixels;
}

INLINE void store(uint32_t *address, Pixels pixels) { memcpy(address, &pixels, sizeof pixels); }

/// Returns eight bytes, each in a lane of its own.
INLINE Pixels spread(uint64_t bytes) { return __builtin_convertvector((Bytes)bytes, Pixels); }

/// Returns pixels with each one's components multiplied by its own alpha (0…255)/255, rounded to nearest.
INLINE Pixels scaled(Pixels pixels, Pixels alpha) {
  Lanes factor = (Lanes)(alpha | alpha << 16);
  Lanes rb = (Lanes)(pixels & 0x00ff00ff) * factor + 128;
  Lanes ag = (Lanes)(pixels >> 8 & 0x00ff00ff) * factor + 128;
  rb = (rb + (rb >> 8)) >> 8;
  ag = ag + (ag >> 8);
  return (Pixels)rb | ((Pixels)ag & 0xff00ff00);
}

INLINE Pixels over(Pixels above, Pixels below) { return above + scaled(below, 255 - (above >> 24)); }

static void blend(const uint32_t *source, uint32_t *target, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) store(target + i, over(load(source + i), load(target + i)));
}

static void fill(uint32_t color, uint32_t *target, ptrdiff_t count) {
  Pixels rest = (Pixels){} + (255 - (color >> 24));
  for (ptrdiff_t i = 0; i < count; i += 8) store(target + i, color + scaled(load(target + i), rest));
}

static void fillCopy(
  uint32_t color, const uint32_t *source, uint32_t *target, ptrdiff_t count, const uint32_t *nextSource, const uint32_t *nextTarget
) {
  Pixels rest = (Pixels){} + (255 - (color >> 24));
  for (ptrdiff_t i = 0; i < count; i += 8) {
    // A line of the cache is 16 pixels.
    if (i % 16 == 0) {
      __builtin_prefetch(nextSource + i, 0);
      __builtin_prefetch(nextTarget + i, 1);
    }
    store(target + i, color + scaled(load(source + i), rest));
  }
}

static void fillCovered(uint32_t color, const uint8_t *coverage, uint32_t *target, ptrdiff_t count) {
  Pixels colors = (Pixels){} + color;
  for (ptrdiff_t i = 0; i < count; i += 8) {
    uint64_t eight;
    memcpy(&eight, coverage + i, sizeof eight);
    if (eight != 0) store(target + i, over(scaled(colors, spread(eight)), load(target + i)));
  }
}

static void scale(uint32_t *target, uint32_t alpha, ptrdiff_t count) {
  Pixels factor = (Pixels){} + alpha;
  for (ptrdiff_t i = 0; i < count; i += 8) store(target + i, scaled(load(target + i), factor));
}

static void scaleCovered(uint32_t *target, const uint8_t *coverage, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) {
    uint64_t eight;
    memcpy(&eight, coverage + i, sizeof eight);
    if (eight != UINT64_MAX) store(target + i, scaled(load(target + i), spread(eight)));
  }
}

static void scaleMasked(uint32_t *target, const uint32_t *mask, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) store(target + i, scaled(load(target + i), load(mask + i) >> 24));
}

static void mix(const uint32_t *a, const uint32_t *b, uint32_t *target, uint32_t fraction, ptrdiff_t count) {
  Lanes keep = (Lanes){} + (uint16_t)(256 - fraction);
  Lanes take = (Lanes){} + (uint16_t)fraction;
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Pixels pa = load(a + i), pb = load(b + i);
    Lanes rb = ((Lanes)(pa & 0x00ff00ff) * keep + (Lanes)(pb & 0x00ff00ff) * take) >> 8;
    Lanes ag = (Lanes)(pa >> 8 & 0x00ff00ff) * keep + (Lanes)(pb >> 8 & 0x00ff00ff) * take;
    store(target + i, (Pixels)rb | ((Pixels)ag & 0xff00ff00));
  }
}

// Four pairs of neighboring texels: blue and red of both in 16 bits each, and green and alpha.

#define CHANNELS 0x00ff00ff00ff00ff

INLINE uint64_t pair(const uint32_t *address) {
  uint64_t both;
  memcpy(&both, address, sizeof both);
  return both;
}

/// Returns the four pixels that are `fractions`/256 (0…255) between the left and the right texel of each pair.
INLINE Pixels4 across(Lanes rb, Lanes ag, Pairs fractions) {
  Pairs both = fractions | fractions << 16;
  Lanes weights = (Lanes)((0x01000100 - both) | both << 32);
  Pairs sumRB = (Pairs)(rb * weights), sumAG = (Pairs)(ag * weights);
  sumRB += sumRB >> 32;
  sumAG += sumAG >> 32;
  Pixels pixels = (Pixels)((sumRB >> 8 & 0x00ff00ff) | (sumAG & 0xff00ff00));
  return __builtin_shufflevector(pixels, pixels, 0, 2, 4, 6);
}

static void sampleRow(const uint32_t *row, ptrdiff_t u, ptrdiff_t du, uint32_t *target, ptrdiff_t count) {
  Pairs position = {u, u + du, u + 2 * du, u + 3 * du};
  for (ptrdiff_t i = 0; i < count; i += 4) {
    ptrdiff_t u1 = u + du, u2 = u1 + du, u3 = u2 + du;
    Pairs pairs = {pair(row + (u >> 32)), pair(row + (u1 >> 32)), pair(row + (u2 >> 32)), pair(row + (u3 >> 32))};
    Pixels4 four = across((Lanes)(pairs & CHANNELS), (Lanes)(pairs >> 8 & CHANNELS), position >> 24 & 255);
    memcpy(target + i, &four, sizeof four);
    u = u3 + du;
    position += (uint64_t)(4 * du);
  }
}

/// Returns the four pixels at the texels that `u` and `v` begin with, `du` and `dv` apart, with 16 fractional bits.
INLINE Pixels4 sampled(const uint32_t *pixels, ptrdiff_t stride, ptrdiff_t u, ptrdiff_t v, ptrdiff_t du, ptrdiff_t dv) {
  ptrdiff_t u1 = u + du, u2 = u1 + du, u3 = u2 + du, v1 = v + dv, v2 = v1 + dv, v3 = v2 + dv;
  const uint32_t *a = pixels + (v >> 16) * stride + (u >> 16), *b = pixels + (v1 >> 16) * stride + (u1 >> 16);
  const uint32_t *c = pixels + (v2 >> 16) * stride + (u2 >> 16), *d = pixels + (v3 >> 16) * stride + (u3 >> 16);
  Pairs upper = {pair(a), pair(b), pair(c), pair(d)};
  Pairs lower = {pair(a + stride), pair(b + stride), pair(c + stride), pair(d + stride)};
  Pairs us = {u, u1, u2, u3}, vs = {v, v1, v2, v3};
  Pairs fv = vs >> 8 & 255;
  fv |= fv << 16;
  Lanes take = (Lanes)(fv | fv << 32);
  Lanes keep = 256 - take;
  Lanes rb = ((Lanes)(upper & CHANNELS) * keep + (Lanes)(lower & CHANNELS) * take) >> 8;
  Lanes ag = ((Lanes)(upper >> 8 & CHANNELS) * keep + (Lanes)(lower >> 8 & CHANNELS) * take) >> 8;
  return across(rb, ag, us >> 8 & 255);
}

INLINE ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }
INLINE ptrdiff_t most(ptrdiff_t a, ptrdiff_t b) { return a > b ? a : b; }

static void sampleRuns(
  const uint32_t *pixels, ptrdiff_t stride, ptrdiff_t lastU, ptrdiff_t lastV, const ptrdiff_t *texels, ptrdiff_t skip, uint32_t *target,
  ptrdiff_t count
) {
  ptrdiff_t done = 0;
  while (done < count) {
    ptrdiff_t u = texels[0], v = texels[1], toU = texels[2], toV = texels[3];
    ptrdiff_t du = (toU - u) >> 3, dv = (toV - v) >> 3;
    ptrdiff_t length = least(8 - skip, count - done);
    int isInside = least(u, toU) >= 0 && most(u, toU) < lastU && least(v, toV) >= 0 && most(v, toV) < lastV;
    if (isInside && length == 8) {
      Pixels4 near = sampled(pixels, stride, u, v, du, dv);
      memcpy(target + done, &near, sizeof near);
      Pixels4 far = sampled(pixels, stride, u + 4 * du, v + 4 * dv, du, dv);
      memcpy(target + done + 4, &far, sizeof far);
    } else {
      for (ptrdiff_t i = 0; i < length; i++) {
        ptrdiff_t cu = least(most(u + (skip + i) * du, 0), lastU), cv = least(most(v + (skip + i) * dv, 0), lastV);
        Pixels4 one = sampled(pixels, stride, cu, cv, 0, 0);
        target[done + i] = one[0];
      }
    }
    done += length;
    skip = 0;
    texels += 2;
  }
}

static void coverageRow(
  const uint8_t *upper, const uint8_t *lower, uint32_t fraction, ptrdiff_t u, ptrdiff_t du, ptrdiff_t last, uint8_t *target,
  ptrdiff_t count
) {
  enum { capacity = 256 };
  uint16_t row[capacity + 2];
  while (count > 0) {
    // As many pixels as lie between `capacity` texels, of which each is interpolated vertically once.
    ptrdiff_t part = least(count, most(capacity * 65536 / du, 1));
    ptrdiff_t first = least(most(u, 0), last) >> 16, end = (least(most(u + (part - 1) * du, 0), last) >> 16) + 2;
    for (ptrdiff_t i = first; i < end; i++) row[i - first] = (uint16_t)(upper[i] * (256 - fraction) + lower[i] * fraction);

    ptrdiff_t inside = u >= 0 ? 0 : least((du - 1 - u) / du, part);
    ptrdiff_t outside = most(u <= last ? least((last - u) / du + 1, part) : 0, inside);
    if (inside > 0) memset(target, (row[0] + 128) >> 8, (size_t)inside);
    uint32_t texel = (uint32_t)(u + inside * du - (first << 16));
    for (ptrdiff_t i = inside; i < outside; i++) {
      const uint16_t *left = row + (texel >> 16);
      uint32_t right = texel >> 8 & 255;
      target[i] = (uint8_t)((left[0] * (256 - right) + left[1] * right + 32768) >> 16);
      texel += (uint32_t)du;
    }
    // The last texel counts whole. Its fraction is that of `last`, which is zero.
    if (outside < part) memset(target + outside, (row[(last >> 16) - first] + 128) >> 8, (size_t)(part - outside));
    u += part * du;
    target += part;
    count -= part;
  }
}

#include "BlurLoops.h"
#include "GlassLoops.h"

const PixelLoops LOOPS = {
  blend, fill, fillCopy, fillCovered, scale, scaleCovered, scaleMasked, mix, sampleRow, coverageRow, sampleRuns, halve, quarter, weigh,
  blurLines, saturate, bend,
};

// The loops of blurs, included by Loops.h: averages of blocks, sums of weighted rows, boxes, and saturation.

#define EVEN 0x00ff00ff

typedef int32_t Numbers __attribute__((vector_size(32)));

/// Returns the sums of neighbors: those of `a`, then those of `b`.
INLINE Pixels paired(Pixels a, Pixels b) {
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14) + __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static void halve(const uint32_t *upper, const uint32_t *lower, uint32_t *target, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Pixels a = load(upper + 2 * i), b = load(upper + 2 * i + 8), c = load(lower + 2 * i), d = load(lower + 2 * i + 8);
    Pixels rb = paired((a & EVEN) + (c & EVEN), (b & EVEN) + (d & EVEN)) + 0x00020002;
    Pixels ag = paired((a >> 8 & EVEN) + (c >> 8 & EVEN), (b >> 8 & EVEN) + (d >> 8 & EVEN)) + 0x00020002;
    store(target + i, (rb >> 2 & EVEN) | (ag >> 2 & EVEN) << 8);
  }
}

static void quarter(const uint32_t *rows, ptrdiff_t stride, uint32_t *target, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Pixels rb[4], ag[4];
    for (int part = 0; part < 4; part++) {
      const uint32_t *row = rows + 4 * i + 8 * part;
      Pixels a = load(row), b = load(row + stride), c = load(row + 2 * stride), d = load(row + 3 * stride);
      rb[part] = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN);
      ag[part] = (a >> 8 & EVEN) + (b >> 8 & EVEN) + (c >> 8 & EVEN) + (d >> 8 & EVEN);
    }
    Pixels sumRB = paired(paired(rb[0], rb[1]), paired(rb[2], rb[3])) + 0x00080008;
    Pixels sumAG = paired(paired(ag[0], ag[1]), paired(ag[2], ag[3])) + 0x00080008;
    store(target + i, (sumRB >> 4 & EVEN) | (sumAG >> 4 & EVEN) << 8);
  }
}

static void weigh(
  const uint32_t *const *before, const uint32_t *const *after, const uint16_t *weights, ptrdiff_t reach, uint32_t *target, ptrdiff_t count
) {
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Pixels middle = load(before[0] + i);
    Lanes rb = (Lanes)(middle & EVEN) * weights[0] + 128, ag = (Lanes)(middle >> 8 & EVEN) * weights[0] + 128;
    for (ptrdiff_t k = 1; k <= reach; k++) {
      Pixels a = load(before[k] + i), b = load(after[k] + i);
      rb += (Lanes)((a & EVEN) + (b & EVEN)) * weights[k];
      ag += (Lanes)((a >> 8 & EVEN) + (b >> 8 & EVEN)) * weights[k];
    }
    Pixels sum = (Pixels)(rb >> 8) | ((Pixels)ag & 0xff00ff00);
    if (count - i >= 8) store(target + i, sum);
    else memcpy(target + i, &sum, (size_t)(count - i) * sizeof *target);
  }
}

/// Averages each pixel of a pair of lines with its neighbors, by components. Before and after the source is room for `radius` + 1 more.
INLINE void averageLines(uint32_t *source, uint32_t *target, ptrdiff_t count, ptrdiff_t radius, uint32_t full, uint32_t outer) {
  ptrdiff_t reach = radius + 1, last = count - 1;
  for (ptrdiff_t i = 1; i <= reach; i++) {
    store(source - 8 * i, load(source));
    store(source + 8 * (last + i), load(source + 8 * last));
  }
  Pixels sum = {};
  for (ptrdiff_t i = -radius; i <= radius; i++) sum += load(source + 8 * (i < last + reach ? i : last + reach));
  for (ptrdiff_t i = 0; i < count; i++) {
    Pixels right = load(source + 8 * (i + reach));
    store(target + 8 * i, (sum * full + (load(source + 8 * (i - reach)) + right) * outer + 32768) >> 16);
    sum += right - load(source + 8 * (i - radius));
  }
}

static void blurLines(
  uint32_t *line, ptrdiff_t other, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t radius, uint32_t full, uint32_t outer, uint32_t *memory
) {
  uint32_t *first = memory + 8 * (radius + 1), *second = first + 8 * (count + 2 * (radius + 1));
  for (ptrdiff_t i = 0; i < count; i++) {
    // Four fractional bits, so that rounding in six passes isn't visible.
    store(first + 8 * i, spread(line[i * stride] | (uint64_t)line[i * stride + other] << 32) << 4);
  }
  averageLines(first, second, count, radius, full, outer);
  averageLines(second, first, count, radius, full, outer);
  averageLines(first, second, count, radius, full, outer);
  for (ptrdiff_t i = 0; i < count; i++) {
    uint64_t both = (uint64_t)__builtin_convertvector((load(second + 8 * i) + 8) >> 4, Bytes);
    line[i * stride] = (uint32_t)both;
    line[i * stride + other] = (uint32_t)(both >> 32);
  }
}

/// Returns a component, moved away from gray or toward it, and at most `alpha`.
INLINE Numbers saturated(Numbers component, Numbers gray, Numbers alpha, int32_t factor) {
  Numbers moved = gray + (((component - gray) * factor + 128) >> 8);
  return __builtin_elementwise_min(__builtin_elementwise_max(moved, (Numbers){}), alpha);
}

static void saturate(uint32_t *target, int32_t factor, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Pixels pixels = load(target + i);
    Numbers r = (Numbers)(pixels >> 16 & 255), g = (Numbers)(pixels >> 8 & 255), b = (Numbers)(pixels & 255);
    Numbers alpha = (Numbers)(pixels >> 24);
    // The luma of Rec. 709, in 256ths.
    Numbers gray = (r * 54 + g * 183 + b * 19 + 128) >> 8;
    r = saturated(r, gray, alpha, factor);
    g = saturated(g, gray, alpha, factor);
    b = saturated(b, gray, alpha, factor);
    store(target + i, (Pixels)alpha << 24 | (Pixels)r << 16 | (Pixels)g << 8 | (Pixels)b);
  }
}

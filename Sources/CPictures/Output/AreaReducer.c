#include "AreaReducer.h"

#include <stdlib.h>
#include <string.h>

struct AreaReducer {
  uint32_t width;
  uint32_t height;
  uint32_t *target;
  uint32_t target_width;
  uint32_t target_height;
  /// The positions of the new pixels' edges, in 1/256 of an old pixel, and the longest distance between two of them.
  uint32_t *columns;
  uint32_t *rows;
  uint32_t longest_column;
  /// For each channel of each old column: the sum over the old rows under the new row in progress, each row times its part under that
  /// row, in 1/256.
  uint32_t *sums;
  uint32_t source_row;
  uint32_t target_row;
};

/// Returns the edges of `target` new pixels over `source` old ones.
static uint32_t *make_edges(uint32_t source, uint32_t target) {
  uint32_t *const edges = calloc((size_t)target + 1, sizeof *edges);
  if (edges) {
    for (uint32_t i = 0; i <= target; i++) edges[i] = (uint32_t)((uint64_t)i * source * 256 / target);
  }
  return edges;
}

AreaReducer *area_reducer_create(uint32_t width, uint32_t height, uint32_t *target, uint32_t target_width, uint32_t target_height) {
  // Longer sides would overflow the sums.
  if (!target || width > 65535 || height > 65535 || !target_width || !target_height || target_width > width || target_height > height) return NULL;
  AreaReducer *const reducer = calloc(1, sizeof *reducer);
  if (!reducer) return NULL;
  *reducer = (AreaReducer){
    .width = width,
    .height = height,
    .target = target,
    .target_width = target_width,
    .target_height = target_height,
    .columns = make_edges(width, target_width),
    .rows = make_edges(height, target_height),
    .sums = calloc((size_t)width * 4, sizeof(uint32_t)),
  };
  if (!reducer->columns || !reducer->rows || !reducer->sums) {
    area_reducer_free(reducer);
    return NULL;
  }
  for (uint32_t x = 0; x < target_width; x++) {
    const uint32_t length = reducer->columns[x + 1] - reducer->columns[x];
    if (length > reducer->longest_column) reducer->longest_column = length;
  }
  return reducer;
}

void area_reducer_free(AreaReducer *reducer) {
  if (!reducer) return;
  free(reducer->columns);
  free(reducer->rows);
  free(reducer->sums);
  free(reducer);
}

/// Adds a row times its weight, 1...256, to the sums, which begin with it if it is the first one.
static void add_weighted(AreaReducer *reducer, const uint32_t *row, uint32_t weight, bool is_first) {
  const uint8_t *const channels = (const uint8_t *)row;
  uint32_t *const sums = reducer->sums;
  const size_t count = (size_t)reducer->width * 4;
  if (is_first) {
    for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(channels[i] * weight);
  } else {
    for (size_t i = 0; i < count; i++) sums[i] += (uint16_t)(channels[i] * weight);
  }
}

// The largest area of a new pixel, in 1/65536, up to which 32 bits hold its sums and the divisions below are exact.
static const uint32_t largest_small_area = (1u << 24) - 1;

/// Divides by an area, rounded to the nearest, with one division for each new area.
typedef struct {
  uint32_t area;
  uint32_t half;
  uint64_t factor;
} AreaQuotient;

static inline uint8_t quotient(const AreaQuotient *by, uint32_t sum) {
  // With a sum below 2⁸ areas and an area below 2²⁴, this is above sum / area by less than 1 / area, so its whole part is right; and
  // the product is below 2⁶⁴.
  return (uint8_t)(((uint64_t)(sum + by->half) * by->factor) >> 56);
}

/// Writes the new row. No area is larger than `largest_small_area`.
static void finish_small_areas(const AreaReducer *reducer, uint8_t *target, uint32_t height) {
  AreaQuotient by = {0};
  for (uint32_t x = 0; x < reducer->target_width; x++) {
    const uint32_t start = reducer->columns[x], end = reducer->columns[x + 1], last = (end - 1) >> 8;
    uint32_t column = start >> 8;
    const uint32_t first_end = (column + 1) << 8;
    const uint32_t first = (end < first_end ? end : first_end) - start;
    const uint32_t *sums = reducer->sums + (size_t)column * 4;
    uint32_t mean[4];
    for (int i = 0; i < 4; i++) mean[i] = sums[i] * first;
    if (++column <= last) {
      uint32_t whole[4] = {0};
      for (sums += 4; column < last; column++, sums += 4) {
        for (int i = 0; i < 4; i++) whole[i] += sums[i];
      }
      for (int i = 0; i < 4; i++) mean[i] += (whole[i] << 8) + sums[i] * (end - (last << 8));
    }
    const uint32_t area = height * (end - start);
    if (area != by.area) by = (AreaQuotient){.area = area, .half = area / 2, .factor = (1ull << 56) / area + 1};
    for (int i = 0; i < 4; i++) target[x * 4 + i] = quotient(&by, mean[i]);
  }
}

/// Writes the new row, whose pixels may be of any area.
static void finish_large_areas(const AreaReducer *reducer, uint8_t *target, uint32_t height) {
  for (uint32_t x = 0; x < reducer->target_width; x++) {
    const uint32_t start = reducer->columns[x], end = reducer->columns[x + 1];
    uint64_t mean[4] = {0};
    for (uint32_t column = start >> 8; column <= (end - 1) >> 8; column++) {
      const uint32_t left = column << 8, right = left + 256;
      const uint64_t weight = (end < right ? end : right) - (start > left ? start : left);
      for (int i = 0; i < 4; i++) mean[i] += reducer->sums[(size_t)column * 4 + i] * weight;
    }
    const uint64_t area = (uint64_t)height * (end - start);
    for (int i = 0; i < 4; i++) target[x * 4 + i] = (uint8_t)((mean[i] + area / 2) / area);
  }
}

static void finish_row(AreaReducer *reducer) {
  const uint32_t height = reducer->rows[reducer->target_row + 1] - reducer->rows[reducer->target_row];
  uint8_t *const target = (uint8_t *)(reducer->target + (size_t)reducer->target_row * reducer->target_width);
  if ((uint64_t)reducer->longest_column * height <= largest_small_area) {
    finish_small_areas(reducer, target, height);
  } else {
    finish_large_areas(reducer, target, height);
  }
  reducer->target_row++;
}

void area_reducer_add(AreaReducer *reducer, const uint32_t *row) {
  if (reducer->source_row >= reducer->height) return;
  const uint32_t top = reducer->source_row * 256, bottom = top + 256;
  while (reducer->target_row < reducer->target_height && reducer->rows[reducer->target_row] < bottom) {
    const uint32_t start = reducer->rows[reducer->target_row], end = reducer->rows[reducer->target_row + 1];
    add_weighted(reducer, row, (end < bottom ? end : bottom) - (start > top ? start : top), start >= top);
    if (end > bottom) break;
    finish_row(reducer);
  }
  reducer->source_row++;
}

#include <stdlib.h>
#include <string.h>

#include "TIFF.h"

/// The samples of a TIFF file's pixels.
typedef struct TIFFSamples {
  Decoding *decoding;
  TIFF *file;
  PictureSize size;
  uint16_t photometric;
  uint16_t bits;
  /// The number of samples of a pixel, and how many of them are its color.
  uint16_t count;
  uint16_t color_count;
  bool has_alpha;
  bool is_premultiplied;
  /// A row of the file's samples, and one of what is output.
  uint8_t *source;
  uint8_t *row;
} TIFFSamples;

// The most memory that a row of tiles takes, in bytes.
enum { LargestTileRow = 256 << 20 };

static uint16_t color_count(uint16_t photometric) {
  return photometric == PHOTOMETRIC_SEPARATED ? 4 : photometric == PHOTOMETRIC_RGB ? 3 : 1;
}

static uint16_t number(TIFF *file, uint32_t tag) {
  uint16_t number = 0;
  TIFFGetFieldDefaulted(file, tag, &number);
  return number;
}

bool has_tiff_samples(TIFF *file) {
  const uint16_t bits = number(file, TIFFTAG_BITSPERSAMPLE), photometric = number(file, TIFFTAG_PHOTOMETRIC);
  if (number(file, TIFFTAG_PLANARCONFIG) != PLANARCONFIG_CONTIG || number(file, TIFFTAG_SAMPLEFORMAT) != SAMPLEFORMAT_UINT) return false;
  if (number(file, TIFFTAG_SAMPLESPERPIXEL) < color_count(photometric)) return false;
  switch (photometric) {
  case PHOTOMETRIC_SEPARATED: return (bits == 8 || bits == 16) && number(file, TIFFTAG_INKSET) == INKSET_CMYK;
  case PHOTOMETRIC_RGB:
  case PHOTOMETRIC_MINISBLACK:
  case PHOTOMETRIC_MINISWHITE: return bits == 16;
  default: return false;
  }
}

static void read_extra_samples(TIFFSamples *samples) {
  uint16_t count = 0;
  uint16_t *kinds = NULL;
  TIFFGetFieldDefaulted(samples->file, TIFFTAG_EXTRASAMPLES, &count, &kinds);
  if (!count || samples->count <= samples->color_count || samples->photometric == PHOTOMETRIC_SEPARATED) return;
  samples->is_premultiplied = kinds[0] == EXTRASAMPLE_ASSOCALPHA;
  samples->has_alpha = samples->is_premultiplied || kinds[0] == EXTRASAMPLE_UNASSALPHA;
}

/// Converts a row of ink.
static void convert_ink(const TIFFSamples *samples) {
  const uint16_t *const deep = (const uint16_t *)samples->source;
  for (size_t x = 0; x < samples->size.width; x++) {
    const size_t first = x * samples->count;
    for (size_t i = 0; i < 4; i++) {
      samples->row[x * 4 + i] = samples->bits == 8 ? samples->source[first + i] : (uint8_t)((deep[first + i] * 255u + 32895) >> 16);
    }
  }
}

static uint16_t unpremultiplied(uint32_t value, uint32_t alpha) {
  if (value >= alpha) return alpha ? 65535 : 0;
  return (uint16_t)((value * 65535ull + alpha / 2) / alpha);
}

/// Converts a row of colors or grays.
static void convert_colors(const TIFFSamples *samples) {
  const uint16_t *source = (const uint16_t *)samples->source;
  uint16_t *row = (uint16_t *)samples->row;
  const uint16_t flip = samples->photometric == PHOTOMETRIC_MINISWHITE ? 65535 : 0;
  for (size_t x = 0; x < samples->size.width; x++, source += samples->count, row += 4) {
    row[3] = samples->has_alpha ? source[samples->color_count] : 65535;
    for (int i = 0; i < 3; i++) {
      const uint16_t value = source[samples->color_count == 3 ? i : 0] ^ flip;
      row[i] = samples->is_premultiplied ? unpremultiplied(value, row[3]) : value;
    }
  }
}

static void output_row(const TIFFSamples *samples) {
  if (samples->photometric == PHOTOMETRIC_SEPARATED) {
    convert_ink(samples);
  } else {
    convert_colors(samples);
  }
  add_row(samples->decoding, samples->row);
}

static bool read_strips(TIFFSamples *samples) {
  const tmsize_t size = TIFFScanlineSize(samples->file);
  if (size < (tmsize_t)samples->size.width * samples->count * (samples->bits / 8)) return fail_with_tiff(samples->decoding);
  samples->source = calloc(1, (size_t)size);
  if (!samples->source) return fail_without_memory(samples->decoding);
  for (uint32_t y = 0; y < samples->size.height; y++) {
    // Where a part is damaged, the others are shown.
    if (TIFFReadScanline(samples->file, samples->source, y, 0) < 0) {
      if (y == 0) return fail_with_tiff(samples->decoding);
      memset(samples->source, 0, (size_t)size);
    }
    output_row(samples);
  }
  return true;
}

/// Reads the pictures' tiles row by row: `tiles` has room for those side by side, each after the other.
static bool read_tile_rows(TIFFSamples *samples, uint8_t *tiles, uint32_t width, uint32_t height, size_t tile_size) {
  const size_t pixel = (size_t)samples->count * (samples->bits / 8);
  for (uint32_t top = 0; top < samples->size.height; top += height) {
    for (uint32_t left = 0; left < samples->size.width; left += width) {
      uint8_t *const tile = tiles + left / width * tile_size;
      if (TIFFReadTile(samples->file, tile, left, top, 0, 0) >= 0) continue;
      if (top == 0 && left == 0) return fail_with_tiff(samples->decoding);
      memset(tile, 0, tile_size);
    }
    for (uint32_t y = 0; y < height && y < samples->size.height - top; y++) {
      for (uint32_t left = 0; left < samples->size.width; left += width) {
        const uint32_t rest = samples->size.width - left, count = rest < width ? rest : width;
        memcpy(samples->source + left * pixel, tiles + left / width * tile_size + y * width * pixel, count * pixel);
      }
      output_row(samples);
    }
  }
  return true;
}

static bool read_tiles(TIFFSamples *samples) {
  uint32_t width = 0, height = 0;
  TIFFGetField(samples->file, TIFFTAG_TILEWIDTH, &width);
  TIFFGetField(samples->file, TIFFTAG_TILELENGTH, &height);
  const tmsize_t tile_size = TIFFTileSize(samples->file);
  const size_t pixel = (size_t)samples->count * (samples->bits / 8);
  if (!width || !height || width > PictureMaximumSide * 2 || height > PictureMaximumSide * 2 ||
      tile_size < (tmsize_t)(pixel * width * height)) {
    return fail_with_tiff(samples->decoding);
  }
  const size_t tile_count = (samples->size.width - 1) / width + 1;
  if ((size_t)tile_size > LargestTileRow / tile_count) return fail_without_memory(samples->decoding);
  samples->source = calloc(samples->size.width, pixel);
  uint8_t *const tiles = calloc(tile_count, (size_t)tile_size);
  const bool is_read = samples->source && tiles ? read_tile_rows(samples, tiles, width, height, (size_t)tile_size) :
                                                  fail_without_memory(samples->decoding);
  free(tiles);
  return is_read;
}

bool decode_tiff_samples(Decoding *decoding, TIFF *file, PictureSize size) {
  TIFFSamples samples = {.decoding = decoding, .file = file, .size = size};
  samples.photometric = number(file, TIFFTAG_PHOTOMETRIC);
  samples.bits = number(file, TIFFTAG_BITSPERSAMPLE);
  samples.count = number(file, TIFFTAG_SAMPLESPERPIXEL);
  samples.color_count = color_count(samples.photometric);
  read_extra_samples(&samples);
  const bool is_ink = samples.photometric == PHOTOMETRIC_SEPARATED;
  samples.row = malloc((size_t)size.width * (is_ink ? 4 : 8));
  if (!samples.row) return fail_without_memory(decoding);
  bool is_decoded = begin_output(decoding, size, size, is_ink ? RowInk : RowDeep, 1);
  if (is_decoded) is_decoded = TIFFIsTiled(file) ? read_tiles(&samples) : read_strips(&samples);
  if (is_decoded) end_frame(decoding);
  free(samples.source);
  free(samples.row);
  return is_decoded;
}

#include "PNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

/// A PNG file that is being decoded by libpng, which reports errors by a long jump.
typedef struct PNGReader {
  Decoding *decoding;
  const uint8_t *bytes;
  size_t count;
  Canvas *canvas;
  const Frame *frame;

  bool reads_only_color;

  png_structp png;
  png_infop info;
  PictureSize size;
  bool is_interlaced;
  bool is_deep;
  bool has_alpha;
  size_t row_size;
  uint8_t *rows;
} PNGReader;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  PNGReader *const reader = png_get_io_ptr(png);
  if (count > reader->count) png_error(png, "it ends too early");
  memcpy(target, reader->bytes, count);
  reader->bytes += count;
  reader->count -= count;
}

static void collect_warning(png_structp png, png_const_charp message) {
  warn(((PNGReader *)png_get_error_ptr(png))->decoding, message);
}

static void jump(png_structp png, png_const_charp message) {
  fail(((PNGReader *)png_get_error_ptr(png))->decoding, PictureStatusDamaged, "%s", message);
  png_longjmp(png, 1);
}

/// Returns a Boolean value that indicates whether a gamma is that of sRGB, or so near that no one means another one.
static bool is_gamma_of_srgb(double gamma) { return gamma > 0.95 / 2.2 && gamma < 1.05 / 2.2; }

static void read_color(PNGReader *reader) {
  ColorSource *const color = &reader->decoding->color;
  png_charp name;
  int number;
  png_bytep profile;
  png_uint_32 size;
  double gamma;
  if (png_get_iCCP(reader->png, reader->info, &name, &number, &profile, &size)) {
    set_profile(reader->decoding, profile, size);
  } else if (png_get_sRGB(reader->png, reader->info, &number)) {
    return;
  } else if (png_get_gAMA(reader->png, reader->info, &gamma) && gamma > 0.01 && gamma < 100) {
    color->has_primaries = true;
    color->gamma = is_gamma_of_srgb(gamma) ? 0 : 1 / gamma;
    memcpy(color->primaries, srgb_primaries, sizeof srgb_primaries);
    double p[8];
    if (png_get_cHRM(reader->png, reader->info, p, p + 1, p + 2, p + 3, p + 4, p + 5, p + 6, p + 7)) {
      memcpy(color->primaries, p, sizeof p);
    }
  }
}

/// Makes libpng give red, green, blue, and alpha, 8 or 16 bits each.
static void request_layout(PNGReader *reader) {
  const png_structp png = reader->png;
  const int depth = png_get_bit_depth(png, reader->info), type = png_get_color_type(png, reader->info);
  reader->is_interlaced = png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE;
  // Interlaced pictures are kept as a whole, so they take no more memory than needed.
  reader->is_deep = depth == 16 && !reader->is_interlaced && !reader->canvas;
  reader->has_alpha = type & PNG_COLOR_MASK_ALPHA || png_get_valid(png, reader->info, PNG_INFO_tRNS);
  png_set_expand(png);
  if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  if (depth == 16 && !reader->is_deep) png_set_scale_16(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (reader->is_deep) png_set_swap(png);
  if (!reader->is_deep) png_set_bgr(png);
  png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
#else
  png_set_add_alpha(png, 0xffff, reader->is_deep ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
  if (!reader->is_deep) png_set_swap_alpha(png);
#endif
  png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  reader->row_size = (size_t)reader->size.width * (reader->is_deep ? 8 : 4);
}

static bool begin(PNGReader *reader) {
  const PictureSize size = reader->size;
  if (png_get_rowbytes(reader->png, reader->info) != reader->row_size) {
    return fail(reader->decoding, PictureStatusDamaged, "its pixels are unknown");
  }
  if (reader->canvas) return size.width == reader->frame->width && size.height == reader->frame->height;
  return begin_output(reader->decoding, size, size, reader->is_deep ? RowDeep : reader->has_alpha ? RowStraight : RowOpaque, 1);
}

static void add(PNGReader *reader, uint32_t y, uint8_t *row) {
  if (reader->canvas) {
    premultiply((uint32_t *)row, reader->size.width);
    canvas_draw(reader->canvas, reader->frame, y, (const uint32_t *)row);
  } else {
    add_row(reader->decoding, row);
  }
}

/// Reads all rows. In an interlaced picture, each is only there after the last pass.
static bool read_rows(PNGReader *reader) {
  const uint32_t height = reader->size.height;
  reader->rows = malloc(reader->row_size * (reader->is_interlaced ? height : 1));
  if (!reader->rows) return fail_without_memory(reader->decoding);
  if (reader->is_interlaced) {
    for (int pass = 0; pass < 7; pass++) {
      for (uint32_t y = 0; y < height; y++) png_read_row(reader->png, reader->rows + reader->row_size * y, NULL);
    }
    for (uint32_t y = 0; y < height; y++) add(reader, y, reader->rows + reader->row_size * y);
  } else {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(reader->png, reader->rows, NULL);
      add(reader, y, reader->rows);
    }
  }
  if (!reader->canvas) end_frame(reader->decoding);
  return true;
}

static bool read_picture(PNGReader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_set_read_fn(reader->png, reader, read_bytes);
  png_set_user_limits(reader->png, PictureMaximumSide, PictureMaximumSide);
  png_set_chunk_malloc_max(reader->png, 32 << 20);
  // The checksums of what an animated file's frame is made of are those of other chunks.
  if (reader->canvas) png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_read_info(reader->png, reader->info);
  reader->size = (PictureSize){
    .width = png_get_image_width(reader->png, reader->info), .height = png_get_image_height(reader->png, reader->info)};
  if (!check_size(reader->decoding, reader->size)) return false;
  if (!reader->canvas) read_color(reader);
  if (reader->reads_only_color) return true;
  request_layout(reader);
  return begin(reader) && read_rows(reader);
}

static bool open_and_read(PNGReader *reader) {
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, jump, collect_warning);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  const bool is_read = reader->info ? read_picture(reader) : fail_without_memory(reader->decoding);
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->rows);
  return is_read;
}

bool read_png_color(Decoding *decoding) {
  PNGReader reader = {.decoding = decoding, .bytes = decoding->bytes, .count = decoding->count, .reads_only_color = true};
  return open_and_read(&reader);
}

bool read_png(Decoding *decoding) {
  PNGReader reader = {.decoding = decoding, .bytes = decoding->bytes, .count = decoding->count};
  return open_and_read(&reader);
}

bool draw_png(Decoding *decoding, const uint8_t *bytes, size_t count, Canvas *canvas, const Frame *frame) {
  PNGReader reader = {.decoding = decoding, .bytes = bytes, .count = count, .canvas = canvas, .frame = frame};
  return open_and_read(&reader);
}

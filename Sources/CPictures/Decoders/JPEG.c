#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include "../Decoding.h"

// After stdio.h, which it needs.
#include <jpeglib.h>

#ifndef JCS_EXTENSIONS
#error "libjpeg-turbo is needed, which decodes to 32-bit pixels"
#endif

/// A JPEG picture that is being decoded by libjpeg, which reports errors by a long jump.
typedef struct JPEGReader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  jmp_buf failure;
  Decoding *decoding;
  uint32_t *row;
} JPEGReader;

static void jump(j_common_ptr decoder) { longjmp(((JPEGReader *)decoder->client_data)->failure, 1); }

static void collect_warning(j_common_ptr decoder) {
  JPEGReader *const reader = decoder->client_data;
  char message[JMSG_LENGTH_MAX];
  decoder->err->format_message(decoder, message);
  warn(reader->decoding, message);
}

/// Returns by how much the decoder reduces both sides, from the low frequencies alone, in less time.
///
/// Averaging areas does the rest. It reduces by 2.5 at least, so that the result is as sharp as if it had done all.
static unsigned divisor(PictureSize full, PictureSize reduced) {
  const uint64_t side = full.width > full.height ? full.width : full.height;
  const uint64_t limit = reduced.width > reduced.height ? reduced.width : reduced.height;
  for (unsigned divisor = 4; divisor > 1; divisor /= 2) {
    if (side * 2 >= limit * 5 * divisor) return divisor;
  }
  return 1;
}

static J_COLOR_SPACE row_layout(const struct jpeg_decompress_struct *decoder) {
  if (decoder->num_components == 4) return JCS_CMYK;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return JCS_EXT_BGRA;
#else
  return JCS_EXT_ARGB;
#endif
}

static void read_profile(JPEGReader *reader) {
  JOCTET *profile = NULL;
  unsigned size = 0;
  if (jpeg_read_icc_profile(&reader->decoder, &profile, &size)) set_profile(reader->decoding, profile, size);
  free(profile);
}

/// Adds all rows.
static void read_rows(JPEGReader *reader) {
  struct jpeg_decompress_struct *const decoder = &reader->decoder;
  // Adobe's programs store how much ink is left out.
  const bool is_inverted = decoder->out_color_space == JCS_CMYK && decoder->saw_Adobe_marker;
  while (decoder->output_scanline < decoder->output_height) {
    JSAMPROW rows[] = {(JSAMPROW)reader->row};
    if (jpeg_read_scanlines(decoder, rows, 1) != 1) return;
    if (is_inverted) {
      for (uint32_t x = 0; x < decoder->output_width; x++) reader->row[x] = ~reader->row[x];
    }
    add_row(reader->decoding, reader->row);
  }
}

static bool read_picture(JPEGReader *reader) {
  struct jpeg_decompress_struct *const decoder = &reader->decoder;
  Decoding *const decoding = reader->decoding;
  if (setjmp(reader->failure)) {
    char message[JMSG_LENGTH_MAX];
    reader->errors.format_message((j_common_ptr)decoder, message);
    return fail(decoding, PictureStatusDamaged, "%s", message);
  }
  jpeg_create_decompress(decoder);
  jpeg_mem_src(decoder, decoding->bytes, decoding->count);
  jpeg_save_markers(decoder, JPEG_APP0 + 2, 0xffff);
  jpeg_read_header(decoder, TRUE);
  read_profile(reader);
  const PictureSize full = {.width = decoder->image_width, .height = decoder->image_height};
  if (!check_size(decoding, full)) return false;
  decoder->out_color_space = row_layout(decoder);
  decoder->scale_num = 1;
  decoder->scale_denom = divisor(full, reduced_size(decoding, full));
  jpeg_start_decompress(decoder);
  reader->row = malloc((size_t)decoder->output_width * sizeof(uint32_t));
  if (!reader->row) return fail_without_memory(decoding);
  const RowKind kind = decoder->out_color_space == JCS_CMYK ? RowInk : RowOpaque;
  const PictureSize rows = {.width = decoder->output_width, .height = decoder->output_height};
  if (!begin_output(decoding, full, rows, kind, 1)) return false;
  read_rows(reader);
  end_frame(decoding);
  return true;
}

bool decode_jpeg(Decoding *decoding) {
  JPEGReader reader = {.decoding = decoding};
  reader.decoder.err = jpeg_std_error(&reader.errors);
  reader.decoder.client_data = &reader;
  reader.errors.error_exit = jump;
  reader.errors.output_message = collect_warning;
  const bool is_read = read_picture(&reader);
  // Only releases memory, and so can't fail.
  jpeg_destroy_decompress(&reader.decoder);
  free(reader.row);
  return is_read;
}

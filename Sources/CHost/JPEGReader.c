#include "JPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// After stdio.h, which it needs.
#include <jpeglib.h>

#ifndef JCS_EXTENSIONS
#error "libjpeg-turbo is needed, which decodes to 32-bit pixels"
#endif

struct HostJPEGReader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  jmp_buf failure;
};

static void fail(j_common_ptr decoder) {
  HostJPEGReader *reader = decoder->client_data;
  longjmp(reader->failure, 1);
}

/// Pictures with small faults are shown, without messages on the terminal.
static void ignore_message(j_common_ptr decoder) { (void)decoder; }

static void describe_failure(HostJPEGReader *reader, char *message) {
  char text[JMSG_LENGTH_MAX];
  reader->errors.format_message((j_common_ptr)&reader->decoder, text);
  snprintf(message, HostJPEGMessageSize, "%s", text);
}

static J_COLOR_SPACE pixel_layout(const struct jpeg_decompress_struct *decoder) {
  if (decoder->num_components == 4) return JCS_CMYK;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return JCS_EXT_BGRA;
#else
  return JCS_EXT_ARGB;
#endif
}

HostJPEGReader *host_jpeg_open(const void *bytes, size_t count, unsigned divisor, char *message) {
  HostJPEGReader *const reader = calloc(1, sizeof *reader);
  if (!reader) {
    snprintf(message, HostJPEGMessageSize, "out of memory");
    return NULL;
  }
  reader->decoder.err = jpeg_std_error(&reader->errors);
  reader->decoder.client_data = reader;
  reader->errors.error_exit = fail;
  reader->errors.output_message = ignore_message;
  if (setjmp(reader->failure)) {
    describe_failure(reader, message);
    host_jpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->decoder);
  jpeg_mem_src(&reader->decoder, bytes, count);
  jpeg_read_header(&reader->decoder, TRUE);
  reader->decoder.out_color_space = pixel_layout(&reader->decoder);
  reader->decoder.scale_num = 1;
  reader->decoder.scale_denom = divisor;
  jpeg_start_decompress(&reader->decoder);
  return reader;
}

unsigned host_jpeg_width(const HostJPEGReader *reader) { return reader->decoder.output_width; }

unsigned host_jpeg_height(const HostJPEGReader *reader) { return reader->decoder.output_height; }

bool host_jpeg_has_ink(const HostJPEGReader *reader) { return reader->decoder.out_color_space == JCS_CMYK; }

bool host_jpeg_read_row(HostJPEGReader *reader, uint32_t *row, char *message) {
  if (setjmp(reader->failure)) {
    describe_failure(reader, message);
    return false;
  }
  JSAMPROW rows[] = {(JSAMPROW)row};
  if (jpeg_read_scanlines(&reader->decoder, rows, 1) == 1) return true;
  snprintf(message, HostJPEGMessageSize, "there are no more rows");
  return false;
}

void host_jpeg_close(HostJPEGReader *reader) {
  // Only releases memory, and so can't fail.
  jpeg_destroy_decompress(&reader->decoder);
  free(reader);
}

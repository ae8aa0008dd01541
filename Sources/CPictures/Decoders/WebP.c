#include <webp/decode.h>
#include <webp/demux.h>

#include "../Output/Animation.h"

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
static const WEBP_CSP_MODE straight_mode = MODE_BGRA, premultiplied_mode = MODE_bgrA;
#else
static const WEBP_CSP_MODE straight_mode = MODE_ARGB, premultiplied_mode = MODE_Argb;
#endif

// The most pixels that are decoded before they are reduced. The library decodes a picture as a whole, and reduces larger ones by itself.
enum { MostWholePixels = 64000000 };

static const char *words(VP8StatusCode status) {
  switch (status) {
  case VP8_STATUS_OUT_OF_MEMORY: return "there is not enough memory for it";
  case VP8_STATUS_NOT_ENOUGH_DATA: return "it ends too early";
  case VP8_STATUS_UNSUPPORTED_FEATURE: return "it uses an unknown feature";
  default: return "its data are not as they should be";
  }
}

static bool fail_with(Decoding *decoding, VP8StatusCode status) {
  const bool lacks_memory = status == VP8_STATUS_OUT_OF_MEMORY;
  return fail(decoding, lacks_memory ? PictureStatusOutOfMemory : PictureStatusDamaged, "%s", words(status));
}

static void read_profile(Decoding *decoding, const WebPDemuxer *demuxer) {
  WebPChunkIterator chunk;
  if (WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk)) {
    set_profile(decoding, chunk.chunk.bytes, chunk.chunk.size);
    WebPDemuxReleaseChunkIterator(&chunk);
  }
}

// MARK: Still pictures

/// Returns the size to which the library reduces a picture: the picture's own, unless that is very large.
static PictureSize decoded_size(const Decoding *decoding, PictureSize full) {
  const PictureSize reduced = reduced_size(decoding, full);
  if ((uint64_t)full.width * full.height <= MostWholePixels) return full;
  // Averaging areas does the rest, so that the result is as sharp as if it had done all.
  const PictureSize size = {.width = reduced.width * 3, .height = reduced.height * 3};
  return size.width < full.width && size.height < full.height ? size : full;
}

static bool output_buffer(Decoding *decoding, const WebPDecoderConfig *config, PictureSize full, PictureSize size) {
  if (!begin_output(decoding, full, size, config->input.has_alpha ? RowStraight : RowOpaque, 1)) return false;
  const WebPRGBABuffer *const buffer = &config->output.u.RGBA;
  for (uint32_t y = 0; y < size.height; y++) add_row(decoding, buffer->rgba + (size_t)y * (size_t)buffer->stride);
  end_frame(decoding);
  return true;
}

static bool decode_still(Decoding *decoding, WebPDecoderConfig *config, PictureSize full) {
  const PictureSize size = decoded_size(decoding, full);
  config->output.colorspace = straight_mode;
  config->options.use_scaling = size.width != full.width || size.height != full.height;
  config->options.scaled_width = (int)size.width;
  config->options.scaled_height = (int)size.height;
  const VP8StatusCode status = WebPDecode(decoding->bytes, decoding->count, config);
  const bool is_output = status == VP8_STATUS_OK ? output_buffer(decoding, config, full, size) : fail_with(decoding, status);
  WebPFreeDecBuffer(&config->output);
  return is_output;
}

// MARK: Animated pictures

/// Decodes the first `count` frames, which the library composites.
static bool decode_frames(Decoding *decoding, WebPAnimDecoder *decoder, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    uint8_t *pixels;
    int end;
    if (!WebPAnimDecoderGetNext(decoder, &pixels, &end)) return fail_with(decoding, VP8_STATUS_BITSTREAM_ERROR);
    if (!begin_frame(decoding, i)) return false;
    for (uint32_t y = 0; y < decoding->row_height; y++) add_row(decoding, pixels + (size_t)y * decoding->row_width * 4);
    end_frame(decoding);
  }
  return true;
}

/// Reads how long the first `count` frames are shown. Returns false if one is missing.
static bool read_delays(const WebPDemuxer *demuxer, uint32_t *delays, uint32_t count) {
  WebPIterator frame;
  for (uint32_t i = 0; i < count; i++) {
    if (!WebPDemuxGetFrame(demuxer, (int)i + 1, &frame)) return false;
    delays[i] = frame.duration > 0 ? (uint32_t)frame.duration : 0;
    WebPDemuxReleaseIterator(&frame);
  }
  return true;
}

static bool decode_animation(Decoding *decoding, PictureSize size) {
  const WebPData data = {.bytes = decoding->bytes, .size = decoding->count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return fail(decoding, PictureStatusUnsupported, "libwebp has another version");
  options.color_mode = premultiplied_mode;
  WebPAnimDecoder *const decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder) return fail_with(decoding, VP8_STATUS_BITSTREAM_ERROR);
  const WebPDemuxer *const demuxer = WebPAnimDecoderGetDemuxer(decoder);
  const uint32_t count = shown_frame_count(decoding, size, WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT));
  uint32_t delays[PictureMaximumFrameCount];
  read_profile(decoding, demuxer);
  const bool is_decoded = read_delays(demuxer, delays, count) ?
    begin_animation(decoding, size, count, delays) && decode_frames(decoding, decoder, count) :
    fail_with(decoding, VP8_STATUS_BITSTREAM_ERROR);
  WebPAnimDecoderDelete(decoder);
  return is_decoded;
}

bool decode_webp(Decoding *decoding) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return fail(decoding, PictureStatusUnsupported, "libwebp has another version");
  const VP8StatusCode status = WebPGetFeatures(decoding->bytes, decoding->count, &config.input);
  if (status != VP8_STATUS_OK) return fail_with(decoding, status);
  const PictureSize size = {.width = (uint32_t)config.input.width, .height = (uint32_t)config.input.height};
  if (!check_size(decoding, size)) return false;
  if (config.input.has_animation) return decode_animation(decoding, size);
  const WebPData data = {.bytes = decoding->bytes, .size = decoding->count};
  WebPDemuxer *const demuxer = WebPDemux(&data);
  if (demuxer) read_profile(decoding, demuxer);
  WebPDemuxDelete(demuxer);
  return decode_still(decoding, &config, size);
}

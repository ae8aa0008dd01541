#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#include "../Output/Animation.h"

/// A GIF file that is being decoded by giflib, on a canvas of the size of its screen.
typedef struct GIFReader {
  Decoding *decoding;
  size_t offset;
  GifFileType *file;
  /// The properties of the next frame: how long it is shown, in hundredths of a second, and which color is transparent.
  GraphicsControlBlock control;

  Canvas canvas;
  /// A row of a frame: the numbers of its colors, and the colors.
  GifPixelType *indexes;
  uint32_t *row;
} GIFReader;

// The longest row that a GIF file can have.
enum { LongestRow = 65535 };

static int read_bytes(GifFileType *file, GifByteType *target, int count) {
  GIFReader *const reader = file->UserData;
  const size_t rest = reader->decoding->count - reader->offset;
  const size_t read = rest < (size_t)count ? rest : (size_t)count;
  memcpy(target, reader->decoding->bytes + reader->offset, read);
  reader->offset += read;
  return (int)read;
}

static bool fail_with(GIFReader *reader, int error) {
  const char *const message = GifErrorString(error);
  return fail(reader->decoding, PictureStatusDamaged, "%s", message ? message : "it isn't as it should be");
}

static const GraphicsControlBlock no_control = {.TransparentColor = NO_TRANSPARENT_COLOR};

/// Reads an extension, which may contain the properties of the next frame.
static bool read_extension(GIFReader *reader) {
  int code;
  GifByteType *block;
  if (DGifGetExtension(reader->file, &code, &block) == GIF_ERROR) return fail_with(reader, reader->file->Error);
  if (block && code == GRAPHICS_EXT_FUNC_CODE) DGifExtensionToGCB(block[0], block + 1, &reader->control);
  while (block) {
    if (DGifGetExtensionNext(reader->file, &block) == GIF_ERROR) return fail_with(reader, reader->file->Error);
  }
  return true;
}

/// Moves to the next frame. Returns false at the end of the file, and after a failure.
static bool find_frame(GIFReader *reader) {
  GifRecordType type;
  reader->control = no_control;
  while (DGifGetRecordType(reader->file, &type) != GIF_ERROR) {
    switch (type) {
    case IMAGE_DESC_RECORD_TYPE:
      if (DGifGetImageDesc(reader->file) == GIF_ERROR) return fail_with(reader, reader->file->Error);
      return true;
    case EXTENSION_RECORD_TYPE:
      if (!read_extension(reader)) return false;
      break;
    case TERMINATE_RECORD_TYPE: return fail(reader->decoding, PictureStatusDamaged, "it has no frames");
    default: break;
    }
  }
  return fail_with(reader, reader->file->Error);
}

static Frame current_frame(const GIFReader *reader) {
  const GifImageDesc *const image = &reader->file->Image;
  // giflib reads sides of 16 bits, so none is negative.
  return (Frame){
    .left = (uint32_t)image->Left,
    .top = (uint32_t)image->Top,
    .width = (uint32_t)image->Width,
    .height = (uint32_t)image->Height,
    .disposal = reader->control.DisposalMode == DISPOSE_BACKGROUND ? FrameIsCleared
                : reader->control.DisposalMode == DISPOSE_PREVIOUS ? FrameIsUndone
                                                                   : FrameStays,
  };
}

/// Reads the colors of the frame that was found. Those that it doesn't have are transparent.
static void read_palette(const GIFReader *reader, uint32_t palette[256]) {
  const ColorMapObject *const map = reader->file->Image.ColorMap ? reader->file->Image.ColorMap : reader->file->SColorMap;
  memset(palette, 0, 256 * sizeof *palette);
  for (int i = 0; map && i < map->ColorCount && i < 256; i++) {
    const GifColorType color = map->Colors[i];
    palette[i] = 0xff000000 | (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
  }
  if (reader->control.TransparentColor >= 0) palette[reader->control.TransparentColor & 255] = 0;
}

static bool draw_row(GIFReader *reader, const Frame *frame, const uint32_t palette[256], uint32_t y) {
  if (DGifGetLine(reader->file, reader->indexes, (int)frame->width) == GIF_ERROR) return fail_with(reader, reader->file->Error);
  for (uint32_t x = 0; x < frame->width; x++) reader->row[x] = palette[reader->indexes[x]];
  canvas_draw(&reader->canvas, frame, y, reader->row);
  return true;
}

/// Draws the frame that was found.
static bool draw_frame(GIFReader *reader, const Frame *frame) {
  uint32_t palette[256];
  read_palette(reader, palette);
  if (!reader->file->Image.Interlace) {
    for (uint32_t y = 0; y < frame->height; y++) {
      if (!draw_row(reader, frame, palette, y)) return false;
    }
    return true;
  }
  static const uint32_t starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; pass < 4; pass++) {
    for (uint32_t y = starts[pass]; y < frame->height; y += steps[pass]) {
      if (!draw_row(reader, frame, palette, y)) return false;
    }
  }
  return true;
}

static bool open_file(GIFReader *reader, Decoding *decoding) {
  int error = 0;
  *reader = (GIFReader){.decoding = decoding};
  reader->indexes = malloc(LongestRow * sizeof *reader->indexes);
  reader->row = malloc(LongestRow * sizeof *reader->row);
  if (!reader->indexes || !reader->row) return fail_without_memory(decoding);
  reader->file = DGifOpen(reader, read_bytes, &error);
  return reader->file || fail_with(reader, error);
}

static void close_file(GIFReader *reader) {
  if (reader->file) DGifCloseFile(reader->file, NULL);
  free(reader->indexes);
  free(reader->row);
  canvas_free(&reader->canvas);
}

/// The frames of a file, each shown for some milliseconds.
typedef struct GIFFrames {
  uint32_t count;
  uint32_t delays[PictureMaximumFrameCount];
} GIFFrames;

/// Skips the data of the frame that was found. Returns false if they end too early.
static bool skip_data(GIFReader *reader) {
  int size;
  GifByteType *block;
  if (DGifGetCode(reader->file, &size, &block) == GIF_ERROR) return false;
  while (block) {
    if (DGifGetCodeNext(reader->file, &block) == GIF_ERROR) return false;
  }
  return true;
}

/// Finds the frames, up to the end of the file or where it is damaged. Of a file with too many, none is found.
static void find_frames(Decoding *decoding, GIFFrames *frames) {
  GIFReader reader;
  if (open_file(&reader, decoding)) {
    while (find_frame(&reader) && skip_data(&reader)) {
      if (frames->count == PictureMaximumFrameCount) {
        frames->count = 0;
        break;
      }
      frames->delays[frames->count++] = (uint32_t)reader.control.DelayTime * 10;
    }
  }
  close_file(&reader);
}

/// Returns the size of the screen, which browsers enlarge for a first frame that isn't within it.
static PictureSize canvas_size(const GIFReader *reader, const Frame *first) {
  const uint32_t right = first->left + first->width, bottom = first->top + first->height;
  const uint32_t width = (uint32_t)reader->file->SWidth, height = (uint32_t)reader->file->SHeight;
  return (PictureSize){.width = right > width ? right : width, .height = bottom > height ? bottom : height};
}

static bool decode_frames(GIFReader *reader, const GIFFrames *frames) {
  Decoding *const decoding = reader->decoding;
  if (!find_frame(reader)) return false;
  Frame frame = current_frame(reader);
  const PictureSize size = canvas_size(reader, &frame);
  if (!check_size(decoding, size) || !canvas_create(&reader->canvas, decoding, size)) return false;
  const uint32_t count = shown_frame_count(decoding, size, frames->count);
  if (!begin_animation(decoding, size, count, frames->delays)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) {
      if (!find_frame(reader)) return false;
      frame = current_frame(reader);
    }
    if (!canvas_begin(&reader->canvas, decoding, &frame) || !draw_frame(reader, &frame)) return false;
    if (!canvas_output(&reader->canvas, decoding, i)) return false;
    canvas_end(&reader->canvas, &frame);
  }
  return true;
}

bool decode_gif(Decoding *decoding) {
  GIFFrames frames = {0};
  if (decoding->request->animation_size) find_frames(decoding, &frames);
  GIFReader reader;
  const bool is_decoded = open_file(&reader, decoding) && decode_frames(&reader, &frames);
  close_file(&reader);
  return is_decoded;
}

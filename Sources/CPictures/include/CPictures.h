#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "AreaReducer.h"

// Decodes picture files to premultiplied sRGB pixels.
//
// The decoders trust nothing in a file, but libraries have faults. So `picture_decode` is made for a process of its own, which may end at
// any time: after `picture_prepare` it opens no files, and it keeps nothing from one picture to the next. Only the decoder of HEIC starts a
// thread, which ends with the picture.

/// The formats, as a file's first bytes tell them.
typedef enum PictureFormat {
  PictureFormatJPEG = 1,
  PictureFormatPNG,
  PictureFormatWebP,
  PictureFormatGIF,
  PictureFormatTIFF,
  /// HEIC, AVIF, and other pictures in the same container.
  PictureFormatHEIF,
  PictureFormatBMP,
  PictureFormatQOI,
} PictureFormat;

/// The outcome of decoding a picture.
typedef enum PictureStatus {
  PictureStatusDecoded = 0,
  /// The file is damaged.
  PictureStatusDamaged,
  /// A library is missing, or it can't decode this kind of picture. The reason is a sentence for the user.
  PictureStatusUnsupported,
  /// The picture has too many pixels.
  PictureStatusTooLarge,
  PictureStatusOutOfMemory,
} PictureStatus;

enum {
  /// The longest reason, and the longest list of warnings, in bytes with the end.
  PictureTextSize = 200,
  /// The longest side of a picture that is decoded, in pixels.
  PictureMaximumSide = 65535,
  /// The most pixels of a picture that is decoded. They take half a gigabyte.
  PictureMaximumPixelCount = 128000000,
  /// The most frames of an animated picture that are decoded.
  PictureMaximumFrameCount = 1000,
};

/// How to decode a picture.
typedef struct PictureRequest {
  PictureFormat format;
  /// The maximum of the longer side, in pixels, or 0 for the full size. A picture is never enlarged.
  uint32_t longest_side;
  /// The most memory that the frames of an animated picture may take, in bytes. If they take more, and for 0, only the first is decoded.
  size_t animation_size;
  /// Returns memory for the pixels, such as memory shared with another process, or NULL if there is none. It is called once at most.
  ///
  /// NULL for `malloc`. Memory from elsewhere isn't freed here.
  void *(*allocate)(size_t size, void *context);
  /// What `allocate` is called with.
  void *allocation_context;
} PictureRequest;

/// A decoded picture, or the reason why there is none.
typedef struct PictureResult {
  /// The frames one after the other, each row by row from the top without gaps: premultiplied sRGB, 0xAARRGGBB in the machine's order of
  /// bytes. NULL if the picture wasn't decoded.
  uint32_t *pixels;
  /// The number of frames in `pixels`. More than one only for an animated picture.
  uint32_t frame_count;
  /// How long each frame is shown, in milliseconds. 0 for a single frame.
  uint32_t delays[PictureMaximumFrameCount];
  /// The size of each frame, in pixels.
  uint32_t width;
  uint32_t height;
  /// The size of the picture before it was reduced, in pixels.
  uint32_t full_width;
  uint32_t full_height;
  /// Why the picture wasn't decoded, in the words of the library, without a period at the end.
  char reason[PictureTextSize];
  /// What the libraries found wrong with a picture that they decoded, separated by "; ".
  char warnings[PictureTextSize];
} PictureResult;

/// Loads the library of a format, if it is one that isn't loaded with the program because it is large and rarely needed. Call it before the
/// process may no longer open files. Later calls do nothing.
void picture_prepare(PictureFormat format);

/// Decodes the picture in the `count` bytes of a file.
///
/// The pixels are as they are stored: EXIF's orientation isn't applied. Turns and reflections of HEIF pictures, which are a part of how
/// these are coded, are.
///
/// Pass `result` to `picture_result_free` afterward, also after a failure.
PictureStatus picture_decode(const void *bytes, size_t count, const PictureRequest *request, PictureResult *result);

/// Frees what `picture_decode` allocated.
void picture_result_free(PictureResult *result, const PictureRequest *request);

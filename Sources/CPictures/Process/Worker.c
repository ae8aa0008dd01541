#define _GNU_SOURCE
#include "Process.h"

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

/// The memory for the pixels of a picture, which the program maps as well.
typedef struct Pixels {
  int file;
  uint32_t *mapping;
  size_t size;
} Pixels;

/// The most bytes by which the pixels with an extra column and row are longer than those without.
static const size_t extra_size = (2 * (size_t)PictureMaximumSide + 17) * sizeof(uint32_t);

static void *allocate(size_t size, void *context) {
  Pixels *const pixels = context;
  if (size > PictureMemoryLimit || ftruncate(pixels->file, (off_t)(size + extra_size)) != 0) return NULL;
  void *const mapping = mmap(NULL, size + extra_size, PROT_READ | PROT_WRITE, MAP_SHARED, pixels->file, 0);
  if (mapping == MAP_FAILED) return NULL;
  pixels->mapping = mapping;
  pixels->size = size + extra_size;
  return mapping;
}

/// Moves the rows apart, from the last to the first, and repeats the last column and row in the extra ones.
static void add_edges(uint32_t *pixels, size_t width, size_t height) {
  const size_t stride = width + 1;
  for (size_t y = height; y-- > 0;) {
    uint32_t *const row = pixels + y * stride;
    memmove(row, pixels + y * width, width * sizeof *row);
    row[width] = row[width - 1];
  }
  memcpy(pixels + height * stride, pixels + (height - 1) * stride, stride * sizeof *pixels);
}

static void decode(const WorkerRequest *request, int file, int pixel_file, PictureAnswer *answer) {
  Pixels pixels = {.file = pixel_file};
  const PictureRequest decoding = {
    .format = request->format,
    .longest_side = request->longest_side,
    .animation_size = request->animation_size,
    .allocate = allocate,
    .allocation_context = &pixels,
  };
  void *const bytes = mmap(NULL, request->file_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) {
    answer->status = PictureStatusOutOfMemory;
    return;
  }
  PictureResult result;
  memset(&result, 0, sizeof result);
  answer->status = (int)request->format == PictureFormatTrial ? picture_trial(bytes, request->file_size, &decoding, &result)
                                                              : picture_decode(bytes, request->file_size, &decoding, &result);
  answer->width = result.width;
  answer->height = result.height;
  answer->full_width = result.full_width;
  answer->full_height = result.full_height;
  answer->frame_count = result.frame_count;
  memcpy(answer->delays, result.delays, sizeof answer->delays);
  memcpy(answer->reason, result.reason, sizeof answer->reason);
  memcpy(answer->warnings, result.warnings, sizeof answer->warnings);
  const bool is_single = answer->status == PictureStatusDecoded && result.frame_count == 1;
  if (is_single && picture_memory_size(result.width, result.height) <= pixels.size) {
    add_edges(pixels.mapping, result.width, result.height);
  }
  picture_result_free(&result, &decoding);
  if (pixels.mapping) munmap(pixels.mapping, pixels.size);
  munmap(bytes, request->file_size);
}

_Noreturn void worker_run(pid_t launcher) {
  const int socket = 3;
  prctl(PR_SET_NAME, "picture-decoder");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The launcher may have ended before.
  if (getppid() != launcher) _exit(0);
  const bool is_confined = sandbox_enter();

  WorkerRequest request;
  int files[2];
  while (message_receive(socket, &request, sizeof request, files, 2)) {
    PictureAnswer answer = {.is_confined = is_confined};
    decode(&request, files[0], files[1], &answer);
    close(files[0]);
    close(files[1]);
    if (!message_send(socket, &answer, sizeof answer, NULL, 0)) break;
  }
  _exit(0);
}

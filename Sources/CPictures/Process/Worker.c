#define _GNU_SOURCE
#include "Process.h"

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

/// The pixels of a picture, in the memory that the program maps as well.
typedef struct Pixels {
  void *memory;
  size_t capacity;
  /// An equally large part of the address space, so that the pixels count as memory of this process, whose limit they would escape.
  void *reservation;
  size_t size;
} Pixels;

static void *allocate(size_t size, void *context) {
  Pixels *const pixels = context;
  if (size > pixels->capacity) return NULL;
  void *const reservation = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reservation == MAP_FAILED) return NULL;
  pixels->reservation = reservation;
  pixels->size = size;
  return pixels->memory;
}

static void decode(const WorkerRequest *request, uint8_t *memory, size_t capacity, PictureAnswer *answer) {
  Pixels pixels = {.memory = memory, .capacity = capacity};
  const PictureRequest decoding = {
    .format = request->format,
    .longest_side = request->longest_side,
    .animation_size = request->animation_size,
    .allocate = allocate,
    .allocation_context = &pixels,
  };
  static PictureResult result;
  memset(&result, 0, sizeof result);
  const void *const bytes = memory + capacity;
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
  picture_result_free(&result, &decoding);
  if (pixels.reservation) munmap(pixels.reservation, pixels.size);
}

_Noreturn void worker_run(pid_t launcher, uint8_t *memory, size_t capacity) {
  const int socket = 3;
  prctl(PR_SET_NAME, "picture-decoder");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The launcher may have ended before.
  if (getppid() != launcher) _exit(0);
  const bool is_confined = sandbox_enter();

  WorkerRequest request;
  while (message_receive(socket, &request, sizeof request, NULL, 0)) {
    PictureAnswer answer = {.is_confined = is_confined};
    decode(&request, memory, capacity, &answer);
    if (!message_send(socket, &answer, sizeof answer, NULL, 0)) break;
  }
  _exit(0);
}

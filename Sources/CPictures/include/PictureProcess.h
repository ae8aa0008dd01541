#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "CPictures.h"

// Decodes pictures in processes that can do nothing else, so that a file on which a decoder fails costs such a process and no more.
//
// The program forks a *launcher* early, while it has one thread. The launcher loads the decoders' libraries and forks *workers*. A worker
// shares memory with the program: for the pixels, and after them for the file. It can open nothing itself. Workers end with the launcher, and
// the launcher ends with the program, however that ends.

enum {
  /// The most memory that a worker may allocate for a picture, pixels included, in bytes. And the largest file.
  PictureMemoryLimit = 512 << 20,
  /// The smallest capacity of a worker, in bytes. What a screen shows fits into it.
  PictureMinimumCapacity = 16 << 20,
  /// The most workers of a launcher.
  PictureMaximumWorkerCount = 64,
  /// The descriptors of a worker: three for standard input and output, which lead nowhere, and the socket.
  PictureDescriptorCount = 4,
  /// A format for tests: the file is text with what a faulty or hostile decoder does. See `picture_trial`.
  PictureFormatTrial = 255,
};

/// Forks a launcher. Call it as early as possible: what the program has in memory at this time, the workers have as well.
///
/// - Returns: The socket of the launcher, which ends when the socket is closed, or -1 with `errno`.
int picture_launcher_start(void);

/// A process that decodes one picture at a time.
typedef struct PictureWorker {
  /// The socket to the worker, or -1 for none.
  int socket;
  pid_t process;
  /// A bit for each format whose libraries the worker has.
  uint32_t formats;
  /// The address of the memory that it shares with the program.
  uintptr_t memory;
  /// The most bytes of pixels that it can give back, and the size of the largest file that it can receive.
  size_t capacity;
} PictureWorker;

/// Starts a worker that can decode pictures of a format. One thread at a time may talk to a launcher.
///
/// - Parameter capacity: The capacity, in bytes: a multiple of the size of a page, of at most `PictureMemoryLimit`. Twice as much of the
///   address space is in use, and of the memory only what pictures need.
/// - Returns: Whether there is a worker. Otherwise, `errno` says why, and `EPIPE` that the launcher has ended.
bool picture_worker_start(int launcher, PictureFormat format, size_t capacity, PictureWorker *worker);

/// Ends a worker and waits until it has ended. One thread at a time may talk to a launcher.
///
/// - Returns: The number of the signal that had ended the worker before this call, 0 if none had, or -1 if the launcher has ended, and with
///   it all of its workers.
int picture_worker_end(int launcher, PictureWorker *worker);

/// Releases what belongs to a worker whose launcher has ended.
void picture_worker_forget(PictureWorker *worker);

/// The pixels that a worker has decoded, as `PictureResult` describes them. The worker could still change them.
static inline const uint32_t *picture_worker_pixels(const PictureWorker *worker) { return (const uint32_t *)worker->memory; }

/// Gives the memory that a worker shares with the program back to the system, until the next picture.
void picture_worker_trim(const PictureWorker *worker);

/// What a worker decodes, and how long it may take.
typedef struct PictureTask {
  PictureFormat format;
  /// See `PictureRequest`.
  uint32_t longest_side;
  /// See `PictureRequest`.
  uint64_t animation_size;
  /// The file, and its size in bytes.
  const void *bytes;
  size_t count;
  /// A descriptor that becomes readable when the picture is no longer needed, or -1.
  int cancellation;
  /// The most processor time that decoding may take, in milliseconds.
  uint32_t processor_limit;
  /// The time after which a worker that uses no processor time counts as one that doesn't answer, in milliseconds. Long, as other
  /// processes may need the processors.
  uint32_t patience;
} PictureTask;

/// What a worker answers. Nothing in it is to be trusted.
typedef struct PictureAnswer {
  PictureStatus status;
  uint32_t width;
  uint32_t height;
  uint32_t full_width;
  uint32_t full_height;
  /// The number of frames, and how long each is shown, in milliseconds.
  uint32_t frame_count;
  uint32_t delays[PictureMaximumFrameCount];
  /// Whether the kernel lets the worker do nothing but decode.
  bool is_confined;
  char reason[PictureTextSize];
  char warnings[PictureTextSize];
} PictureAnswer;

typedef enum PictureOutcome {
  /// The worker has answered, and can decode the next picture. After all other outcomes it must be ended.
  PictureOutcomeAnswered,
  /// The worker had ended before it received the file.
  PictureOutcomeUnreached,
  PictureOutcomeCancelled,
  /// The worker used more processor time than it may.
  PictureOutcomeTooSlow,
  /// The worker doesn't do anything.
  PictureOutcomeSilent,
  /// The worker has ended without an answer.
  PictureOutcomeFailed,
} PictureOutcome;

/// Lets a worker decode a picture, and waits for it.
PictureOutcome picture_worker_decode(const PictureWorker *worker, const PictureTask *task, PictureAnswer *answer);

/// Creates a signal for `PictureTask.cancellation`.
///
/// - Returns: A descriptor, or -1 with `errno`.
int picture_signal_create(void);

/// Sends a signal, which stays sent.
void picture_signal_send(int signal);

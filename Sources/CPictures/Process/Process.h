#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "PictureProcess.h"

enum { MaximumFilesOfMessage = 2 };

typedef enum LauncherCommand { LauncherStart = 1, LauncherEnd } LauncherCommand;

/// What the program asks of the launcher. With `LauncherStart` come two descriptors: the worker's end of its socket, and its memory.
typedef struct LauncherRequest {
  LauncherCommand command;
  /// The format for which the worker to start needs the libraries.
  PictureFormat format;
  /// The worker to end.
  pid_t process;
} LauncherRequest;

typedef struct LauncherReply {
  /// 0, or the reason why there is no worker, as in `errno`.
  int error;
  pid_t process;
  /// A bit for each format whose libraries the worker has.
  uint32_t formats;
  /// The signal that ended the worker, or 0 if none did.
  int signal;
} LauncherReply;

/// What the program asks of a worker. The file is in the memory that both share.
typedef struct WorkerRequest {
  PictureFormat format;
  uint32_t longest_side;
  uint64_t animation_size;
  uint64_t file_size;
} WorkerRequest;

/// Sends a message with descriptors. Returns whether that succeeded.
bool message_send(int socket, const void *message, size_t size, const int *files, unsigned file_count);

/// Waits for a message of exactly `size` bytes with exactly `file_count` descriptors.
///
/// - Returns: Whether it has arrived. If the other end is closed, `errno` is `EPIPE`.
bool message_receive(int socket, void *message, size_t size, int *files, unsigned file_count);

/// Runs the launcher until the other end of `socket` is closed.
_Noreturn void launcher_run(int socket);

/// Runs a worker, whose socket is descriptor 3, until the other end of it is closed.
///
/// - Parameters:
///   - launcher: The parent process.
///   - memory: The memory that the worker shares with the program: for the pixels, and after them for the file.
///   - capacity: The size of each of these two parts, in bytes. Pages that are never used take no memory.
_Noreturn void worker_run(pid_t launcher, uint8_t *memory, size_t capacity);

/// Takes from this process all that decoding doesn't need: files, other processes, the network, and memory above the limit.
///
/// - Returns: Whether the kernel refuses all other system calls.
bool sandbox_enter(void);

/// Does what the text of a file of `PictureFormatTrial` says.
PictureStatus picture_trial(const char *text, size_t count, const PictureRequest *request, PictureResult *result);

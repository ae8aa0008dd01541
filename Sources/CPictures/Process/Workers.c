#define _GNU_SOURCE
#include "Process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 0x0008u
#endif

int picture_launcher_start(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  // The launcher is a grandchild, so that the program has no child that it doesn't know.
  const pid_t child = fork();
  if (child == 0) {
    const pid_t grandchild = fork();
    if (grandchild != 0) _exit(grandchild < 0);
    launcher_run(ends[1]);
  }
  const int reason = errno;
  close(ends[1]);
  int status = 1;
  if (child > 0) {
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  }
  if (child > 0 && status == 0) return ends[0];
  close(ends[0]);
  errno = child < 0 ? reason : EAGAIN;
  return -1;
}

/// Asks the launcher for something. It answers at once, but may have libraries to load first.
static bool ask(int launcher, const LauncherRequest *request, const int *files, unsigned file_count, LauncherReply *reply) {
  if (!message_send(launcher, request, sizeof *request, files, file_count)) return false;
  struct pollfd waiting = {.fd = launcher, .events = POLLIN};
  int ready;
  do ready = poll(&waiting, 1, 20000);
  while (ready < 0 && errno == EINTR);
  if (ready == 0) errno = EPIPE;
  return ready > 0 && message_receive(launcher, reply, sizeof *reply, NULL, 0);
}

/// Creates the memory that a worker shares with the program. Nobody can make it shorter, which would end the program when it reads there.
///
/// - Returns: A descriptor, or -1 with `errno`.
static int create_memory(size_t size) {
  const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  int file = memfd_create("picture", flags | MFD_NOEXEC_SEAL);
  // Kernels before 6.3 don't know the flag.
  if (file < 0 && errno == EINVAL) file = memfd_create("picture", flags);
  if (file < 0) return -1;
  if (ftruncate(file, (off_t)size) == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0) return file;
  const int reason = errno;
  close(file);
  errno = reason;
  return -1;
}

static void *map_memory(int file, size_t size) {
  void *const memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
  if (memory == MAP_FAILED) return NULL;
  // Another launcher has nothing to do with it, and it would be much in the dump of a crash.
  madvise(memory, size, MADV_DONTFORK);
  madvise(memory, size, MADV_DONTDUMP);
  return memory;
}

/// Asks the launcher to fork a worker with a socket and memory.
static bool fork_worker(int launcher, PictureFormat format, const int files[2], LauncherReply *reply) {
  const LauncherRequest request = {.command = LauncherStart, .format = format};
  if (!ask(launcher, &request, files, 2, reply)) return false;
  errno = reply->error;
  return reply->error == 0;
}

bool picture_worker_start(int launcher, PictureFormat format, size_t capacity, PictureWorker *worker) {
  *worker = (PictureWorker){.socket = -1};
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  const size_t size = 2 * capacity;
  const int file = create_memory(size);
  void *const memory = file < 0 ? NULL : map_memory(file, size);
  LauncherReply reply;
  const bool is_started = memory && fork_worker(launcher, format, (int[]){ends[1], file}, &reply);
  const int reason = errno;
  close(ends[1]);
  if (file >= 0) close(file);
  if (is_started) {
    *worker = (PictureWorker){
      .socket = ends[0], .process = reply.process, .formats = reply.formats, .memory = (uintptr_t)memory,
      .capacity = capacity};
    return true;
  }
  close(ends[0]);
  if (memory) munmap(memory, size);
  errno = reason;
  return false;
}

void picture_worker_forget(PictureWorker *worker) {
  close(worker->socket);
  munmap((void *)worker->memory, 2 * worker->capacity);
  *worker = (PictureWorker){.socket = -1};
}

int picture_worker_end(int launcher, PictureWorker *worker) {
  if (worker->socket < 0) return 0;
  const LauncherRequest request = {.command = LauncherEnd, .process = worker->process};
  LauncherReply reply;
  const bool is_answered = ask(launcher, &request, NULL, 0, &reply);
  picture_worker_forget(worker);
  return is_answered ? reply.signal : -1;
}

void picture_worker_trim(const PictureWorker *worker) { madvise((void *)worker->memory, 2 * worker->capacity, MADV_REMOVE); }

/// Returns the milliseconds of a clock, or -1 if it can't be read.
static int64_t milliseconds(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits for the worker's answer. `PictureOutcomeAnswered` means that something has arrived, or that the worker has ended.
static PictureOutcome wait_for_answer(const PictureWorker *worker, const PictureTask *task) {
  clockid_t processor;
  const bool has_clock = clock_getcpuclockid(worker->process, &processor) == 0;
  const int64_t processor_start = has_clock ? milliseconds(processor) : -1;
  const int64_t start = milliseconds(CLOCK_MONOTONIC);
  int64_t rest = task->processor_limit < task->patience ? task->processor_limit : task->patience;
  // The processor time so far, and when it was seen to have grown last.
  int64_t used = 0, progress = 0;
  for (;;) {
    struct pollfd waiting[] = {{.fd = worker->socket, .events = POLLIN}, {.fd = task->cancellation, .events = POLLIN}};
    // It can't need its processor time sooner than in that time, unless it has several threads.
    const int ready = poll(waiting, 2, rest < 10 ? 10 : (int)rest);
    if (ready < 0 && errno != EINTR) return PictureOutcomeFailed;
    if (ready > 0) return waiting[0].revents ? PictureOutcomeAnswered : PictureOutcomeCancelled;
    const int64_t time = milliseconds(CLOCK_MONOTONIC) - start;
    const int64_t now = has_clock ? milliseconds(processor) : -1;
    const int64_t used_now = processor_start >= 0 && now >= 0 ? now - processor_start : time;
    if (used_now > used) progress = time;
    used = used_now;
    if (used >= task->processor_limit) return PictureOutcomeTooSlow;
    if (time - progress >= task->patience) return PictureOutcomeSilent;
    rest = task->processor_limit - used;
    if (rest > task->patience - (time - progress)) rest = task->patience - (time - progress);
  }
}

PictureOutcome picture_worker_decode(const PictureWorker *worker, const PictureTask *task, PictureAnswer *answer) {
  if (task->count > worker->capacity) {
    *answer = (PictureAnswer){.status = PictureStatusOutOfMemory, .is_confined = true};
    return PictureOutcomeAnswered;
  }
  memcpy((uint8_t *)worker->memory + worker->capacity, task->bytes, task->count);
  const WorkerRequest request = {
    .format = task->format,
    .longest_side = task->longest_side,
    .animation_size = task->animation_size,
    .file_size = task->count,
  };
  if (!message_send(worker->socket, &request, sizeof request, NULL, 0)) return PictureOutcomeUnreached;
  const PictureOutcome outcome = wait_for_answer(worker, task);
  if (outcome != PictureOutcomeAnswered) return outcome;
  if (!message_receive(worker->socket, answer, sizeof *answer, NULL, 0)) return PictureOutcomeFailed;
  answer->reason[PictureTextSize - 1] = 0;
  answer->warnings[PictureTextSize - 1] = 0;
  return PictureOutcomeAnswered;
}

int picture_signal_create(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void picture_signal_send(int signal) { eventfd_write(signal, 1); }

#define _GNU_SOURCE
#include "Process.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A system call that a worker is refused.
typedef struct Escape {
  const char *name;
  long (*attempt)(void);
} Escape;

static long open_file(void) { return open("/etc/passwd", O_RDONLY); }
static long create_file(void) { return open("/tmp/escaped", O_WRONLY | O_CREAT, 0600); }
static long create_socket(void) { return socket(AF_INET, SOCK_STREAM, 0); }
static long create_memory(void) { return memfd_create("escaped", 0); }
static long fork_process(void) {
  const long process = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (process == 0) _exit(0);
  return process;
}
static long run_program(void) {
  char *const arguments[] = {"true", NULL};
  return execve("/bin/true", arguments, arguments + 1);
}
static long kill_parent(void) { return kill(getppid(), 0); }
static long map_code(void) {
  void *const code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return code == MAP_FAILED ? -1 : 0;
}
static long raise_limit(void) {
  const struct rlimit limits = {.rlim_cur = 1 << 20, .rlim_max = 1 << 20};
  return setrlimit(RLIMIT_NOFILE, &limits);
}

static const Escape escapes[] = {
  {"open a file", open_file},     {"create a file", create_file}, {"create a socket", create_socket},
  {"create memory", create_memory}, {"fork", fork_process},       {"run a program", run_program},
  {"kill", kill_parent},          {"map code", map_code},         {"raise a limit", raise_limit},
};

/// Tries all that a worker must not be able to do. What it can do is the reason, separated by commas.
static void try_to_escape(char *reason) {
  size_t length = 0;
  for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++) {
    if (escapes[i].attempt() < 0) continue;
    length += (size_t)snprintf(reason + length, PictureTextSize - length, "%s%s", length ? ", " : "", escapes[i].name);
  }
  for (int file = PictureDescriptorCount; file < 1024; file++) {
    if (close(file) == 0 && !strstr(reason, "inherit")) {
      length += (size_t)snprintf(reason + length, PictureTextSize - length, "%s%s", length ? ", " : "", "inherit a file");
    }
  }
}

/// Allocates memory until there is no more.
static void use_memory(void) {
  // Not by `malloc`: a compiler may leave that out, as nobody needs the result.
  while (mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) {}
}

static _Noreturn void wait_forever(void) {
  static int value = 1;
  for (;;) syscall(SYS_futex, &value, FUTEX_WAIT, 1, NULL, NULL, 0);
}

/// A picture of 2 × 2 pixels.
static PictureStatus give_picture(const PictureRequest *request, PictureResult *result) {
  uint32_t *const pixels = request->allocate(4 * sizeof(uint32_t), request->allocation_context);
  if (!pixels) return PictureStatusOutOfMemory;
  for (int i = 0; i < 4; i++) pixels[i] = 0xff000000u | (uint32_t)i;
  result->pixels = pixels;
  result->frame_count = 1;
  result->width = result->full_width = 2;
  result->height = result->full_height = 2;
  return PictureStatusDecoded;
}

PictureStatus picture_trial(const char *text, size_t count, const PictureRequest *request, PictureResult *result) {
  char word[32] = "";
  memcpy(word, text, count < sizeof word ? count : sizeof word - 1);
  if (!strcmp(word, "crash")) *(volatile int *)8 = 0;
  if (!strcmp(word, "abort")) abort();
  if (!strcmp(word, "leave")) _exit(0);
  if (!strcmp(word, "spin")) for (volatile int i = 0;; i++) {}
  if (!strcmp(word, "wait")) wait_forever();
  if (!strcmp(word, "memory")) {
    use_memory();
    return PictureStatusOutOfMemory;
  }
  if (!strcmp(word, "escape")) {
    try_to_escape(result->reason);
    return PictureStatusDamaged;
  }
  const PictureStatus status = give_picture(request, result);
  if (!strcmp(word, "claim")) result->width = result->height = 60000;
  if (!strcmp(word, "frames")) result->frame_count = PictureMaximumFrameCount + 1;
  if (!strcmp(word, "nothing")) result->width = 0;
  if (!strcmp(word, "warn")) snprintf(result->warnings, sizeof result->warnings, "this is a warning");
  return status;
}

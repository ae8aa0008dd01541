#define _GNU_SOURCE
#include "Process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// A worker that hasn't been ended by the program yet. It may have ended by itself.
typedef struct Child {
  pid_t process;
  bool has_ended;
  int status;
} Child;

typedef struct Launcher {
  /// A bit for each format whose libraries are loaded.
  uint32_t formats;
  Child children[PictureMaximumWorkerCount];
} Launcher;

static void close_from(unsigned first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
#endif
  const long limit = sysconf(_SC_OPEN_MAX);
  for (long file = first; file < (limit > 0 && limit < 65536 ? limit : 65536); file++) close((int)file);
}

enum { Socket = 3 };

/// Moves `file` to the descriptor `Socket`, connects the standard descriptors with nothing, and closes all others.
static bool keep_only(int file) {
  const int kept = fcntl(file, F_DUPFD_CLOEXEC, Socket + 1);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (kept < 0 || nothing < 0) return false;
  for (int standard = 0; standard < 3; standard++) {
    if (dup2(nothing, standard) < 0) return false;
  }
  if (dup2(kept, Socket) < 0) return false;
  close_from(Socket + 1);
  return true;
}

/// The program's signal handlers must not run here, and the terminal's signals are for the program, with which this process ends.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  const int ignored[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGPIPE, SIGUSR1, SIGUSR2, SIGXFSZ};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Only ends a wait.
static void note_child(int number) { (void)number; }

static Child *find(Launcher *launcher, pid_t process) {
  for (int i = 0; i < PictureMaximumWorkerCount; i++) {
    if (launcher->children[i].process == process) return &launcher->children[i];
  }
  return NULL;
}

static void collect_ended(Launcher *launcher) {
  int status;
  pid_t process;
  while ((process = waitpid(-1, &status, WNOHANG)) > 0) {
    Child *const child = find(launcher, process);
    if (!child) continue;
    child->has_ended = true;
    child->status = status;
  }
}

static LauncherReply start_worker(Launcher *launcher, PictureFormat format, int socket, int memory_file) {
  Child *const place = find(launcher, 0);
  if (!place) return (LauncherReply){.error = EAGAIN};
  picture_prepare(format);
  launcher->formats |= 1u << (format & 31);
  const pid_t self = getpid();
  const pid_t process = fork();
  if (process < 0) return (LauncherReply){.error = errno};
  if (process == 0) {
    struct stat file;
    if (fstat(memory_file, &file) != 0) _exit(1);
    const size_t size = (size_t)file.st_size;
    void *const memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, memory_file, 0);
    if (memory == MAP_FAILED || !keep_only(socket)) _exit(1);
    reset_signals();
    worker_run(self, memory, size / 2);
  }
  *place = (Child){.process = process};
  return (LauncherReply){.process = process, .formats = launcher->formats};
}

static LauncherReply end_worker(Launcher *launcher, pid_t process) {
  Child *const child = process > 0 ? find(launcher, process) : NULL;
  if (!child) return (LauncherReply){.error = ESRCH};
  const bool had_ended = child->has_ended;
  if (!had_ended) {
    // It is a child of this process, so no other process can have its number. If it was about to end, its status stays.
    kill(process, SIGKILL);
    while (waitpid(process, &child->status, 0) < 0 && errno == EINTR) {}
  }
  const int signal = WIFSIGNALED(child->status) ? WTERMSIG(child->status) : 0;
  *child = (Child){0};
  return (LauncherReply){.process = process, .signal = !had_ended && signal == SIGKILL ? 0 : signal};
}

_Noreturn void launcher_run(int socket) {
  if (!keep_only(socket)) _exit(1);
  reset_signals();
  prctl(PR_SET_NAME, "picture-starter");
#if defined(__GLIBC__)
  // What a picture needed goes back to the system when it is decoded.
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
  mallopt(M_ARENA_MAX, 1);
#endif
  static Launcher launcher;
  // The libraries for all other formats are linked.
  launcher.formats = ~(1u << PictureFormatHEIF);
  sigset_t children, none;
  sigemptyset(&none);
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, NULL);
  const struct sigaction action = {.sa_handler = note_child};
  sigaction(SIGCHLD, &action, NULL);

  for (;;) {
    collect_ended(&launcher);
    struct pollfd waiting = {.fd = Socket, .events = POLLIN};
    if (ppoll(&waiting, 1, NULL, &none) < 0) {
      if (errno == EINTR) continue;
      _exit(1);
    }
    LauncherRequest request;
    int files[2] = {-1, -1};
    // The request is read twice, as the number of its descriptors depends on it.
    if (recv(Socket, &request, sizeof request, MSG_PEEK) != sizeof request) _exit(0);
    if (!message_receive(Socket, &request, sizeof request, files, request.command == LauncherStart ? 2 : 0)) _exit(0);
    collect_ended(&launcher);
    const LauncherReply reply = request.command == LauncherStart ? start_worker(&launcher, request.format, files[0], files[1])
                                                                 : end_worker(&launcher, request.process);
    for (int i = 0; i < 2; i++) {
      if (files[i] >= 0) close(files[i]);
    }
    if (!message_send(Socket, &reply, sizeof reply, NULL, 0)) _exit(0);
  }
}

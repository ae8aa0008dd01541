#define _GNU_SOURCE
#include "FolderRemoval.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// The most folders inside each other. A signal handler has little memory on its stack.
enum { deepest = 16 };

static bool is_private(const struct stat *status) {
  return S_ISDIR(status->st_mode) && status->st_uid == geteuid() && (status->st_mode & 077) == 0;
}

bool host_folder_is_private(const char *path) {
  struct stat status;
  return lstat(path, &status) == 0 && is_private(&status);
}

/// Removes what is in a folder. The C library's functions for folders allocate memory, which a signal handler may not.
static void empty(int folder, int depth) {
  _Alignas(struct dirent64) char entries[2048];
  ssize_t count;
  while ((count = getdents64(folder, entries, sizeof entries)) > 0) {
    for (ssize_t place = 0; place < count;) {
      const struct dirent64 *const entry = (const struct dirent64 *)(entries + place);
      place += entry->d_reclen;
      const char *const name = entry->d_name;
      if (!strcmp(name, ".") || !strcmp(name, "..") || unlinkat(folder, name, 0) == 0) continue;
      const int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      if (inner < 0) continue;
      if (depth < deepest) empty(inner, depth + 1);
      close(inner);
      unlinkat(folder, name, AT_REMOVEDIR);
    }
  }
}

bool host_folder_remove(const char *path) {
  const int reason = errno;
  struct stat status;
  const int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  bool is_removed = false;
  if (folder >= 0) {
    if (fstat(folder, &status) == 0 && is_private(&status)) {
      empty(folder, 0);
      is_removed = rmdir(path) == 0;
    }
    close(folder);
  }
  errno = reason;
  return is_removed;
}

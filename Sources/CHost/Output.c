#include "include/Output.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

void host_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int host_output_mute(void) {
  fflush(stdout);
  int kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept < 0) return -1;
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) {
    close(kept);
    return -1;
  }
  dup2(nowhere, STDOUT_FILENO);
  close(nowhere);
  return kept;
}

void host_output_resume(int muted) {
  if (muted < 0) return;
  fflush(stdout);
  dup2(muted, STDOUT_FILENO);
  close(muted);
}

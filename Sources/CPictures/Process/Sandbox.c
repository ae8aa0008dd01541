#define _GNU_SOURCE
#include "Process.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Returns the size of this process's address space, in bytes.
static rlim_t address_space(void) {
  char text[64] = "";
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? (rlim_t)strtoull(text, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit(int resource, rlim_t value) {
  const struct rlimit limits = {.rlim_cur = value, .rlim_max = value};
  setrlimit(resource, &limits);
}

static void set_limits(void) {
  const rlim_t size = address_space();
  if (size > 0) limit(RLIMIT_AS, size + PictureMemoryLimit);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NOFILE, PictureDescriptorCount);
  limit(RLIMIT_CORE, 0);
  // Programs that collect crashes get none of it, and no other process may look into this one.
  prctl(PR_SET_DUMPABLE, 0);
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// The filter is a program for the kernel, which runs it for each system call. A jump skips a number of instructions, one if the comparison is
// true and the other if it is false.

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define IF_EQUAL(value, if_true, if_false) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, if_true, if_false)
#define IF_ANY_BIT(bits, if_true, if_false) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, if_true, if_false)

#define ALLOW(call) IF_EQUAL(SYS_##call, 0, 1), RETURN(SECCOMP_RET_ALLOW)
#define REFUSE(call, number) IF_EQUAL(SYS_##call, 0, 1), RETURN(SECCOMP_RET_ERRNO | (number))
/// Allows a call if an argument has none of the bits. The lower half of an argument is first on these machines.
#define ALLOW_WITHOUT(call, argument, bits)                                                                                                 \
  IF_EQUAL(SYS_##call, 0, 4), LOAD(args[argument]), IF_ANY_BIT(bits, 0, 1), RETURN(SECCOMP_RET_ERRNO | EPERM), RETURN(SECCOMP_RET_ALLOW)
#define ALLOW_WITH(call, argument, bits)                                                                                                    \
  IF_EQUAL(SYS_##call, 0, 4), LOAD(args[argument]), IF_ANY_BIT(bits, 1, 0), RETURN(SECCOMP_RET_ERRNO | EPERM), RETURN(SECCOMP_RET_ALLOW)

static const struct sock_filter filter[] = {
  LOAD(arch),
  IF_EQUAL(ARCHITECTURE, 1, 0),
  RETURN(SECCOMP_RET_KILL_PROCESS),
  LOAD(nr),
  // Memory, without new code.
  ALLOW(munmap),
  ALLOW_WITHOUT(mmap, 2, PROT_EXEC),
  ALLOW_WITHOUT(mprotect, 2, PROT_EXEC),
  ALLOW(mremap),
  ALLOW(madvise),
  ALLOW(brk),
  // The descriptors that it has.
  ALLOW(read),
  ALLOW(write),
  ALLOW(recvmsg),
  ALLOW(sendmsg),
  ALLOW(close),
  // Threads, which some decoders start. They are in the same process, with the same limits.
  ALLOW(futex),
  ALLOW_WITH(clone, 0, CLONE_THREAD),
  // Its arguments are in memory, which a filter can't read. The C library then uses the call above.
  REFUSE(clone3, ENOSYS),
  ALLOW(set_robust_list),
#ifdef SYS_rseq
  ALLOW(rseq),
#endif
  ALLOW(sched_yield),
  ALLOW(sched_getaffinity),
  // Its own processors alone: 0 stands for the calling thread.
  ALLOW_WITHOUT(sched_setaffinity, 0, 0xffffffff),
  ALLOW(getpid),
  ALLOW(gettid),
  ALLOW(rt_sigprocmask),
  ALLOW(rt_sigreturn),
  // Time and random numbers.
  ALLOW(clock_gettime),
  ALLOW(gettimeofday),
  ALLOW(getrandom),
  ALLOW(restart_syscall),
  ALLOW(exit),
  ALLOW(exit_group),
  RETURN(SECCOMP_RET_ERRNO | EPERM),
};

static bool install_filter(void) {
  const struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = (struct sock_filter *)filter};
  // Without this, older kernels slow down a process with a filter, so that it can't guess what other processes have in memory.
#ifdef SECCOMP_FILTER_FLAG_SPEC_ALLOW
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0) return true;
#endif
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

#else
static bool install_filter(void) { return false; }
#endif

bool sandbox_enter(void) {
  set_limits();
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && install_filter();
}

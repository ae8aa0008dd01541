#include "Process.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// Room for the descriptors of a message, aligned as the kernel needs it.
typedef union FileSpace {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * MaximumFilesOfMessage)];
} FileSpace;

bool message_send(int socket, const void *message, size_t size, const int *files, unsigned file_count) {
  struct iovec part = {.iov_base = (void *)message, .iov_len = size};
  struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
  FileSpace space;
  memset(&space, 0, sizeof space);
  if (file_count > 0) {
    header.msg_control = space.bytes;
    header.msg_controllen = CMSG_SPACE(sizeof(int) * file_count);
    struct cmsghdr *const list = CMSG_FIRSTHDR(&header);
    list->cmsg_level = SOL_SOCKET;
    list->cmsg_type = SCM_RIGHTS;
    list->cmsg_len = CMSG_LEN(sizeof(int) * file_count);
    memcpy(CMSG_DATA(list), files, sizeof(int) * file_count);
  }
  ssize_t sent;
  do sent = sendmsg(socket, &header, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)size;
}

bool message_receive(int socket, void *message, size_t size, int *files, unsigned file_count) {
  struct iovec part = {.iov_base = message, .iov_len = size};
  FileSpace space;
  struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space.bytes, .msg_controllen = sizeof space.bytes};
  ssize_t received;
  do received = recvmsg(socket, &header, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received <= 0) {
    if (received == 0 || errno == ECONNRESET) errno = EPIPE;
    return false;
  }
  int arrived[MaximumFilesOfMessage];
  unsigned count = 0;
  for (struct cmsghdr *list = CMSG_FIRSTHDR(&header); list; list = CMSG_NXTHDR(&header, list)) {
    if (list->cmsg_level != SOL_SOCKET || list->cmsg_type != SCM_RIGHTS) continue;
    const size_t bytes = list->cmsg_len - CMSG_LEN(0);
    for (size_t offset = 0; offset + sizeof(int) <= bytes && count < MaximumFilesOfMessage; offset += sizeof(int)) {
      memcpy(&arrived[count++], CMSG_DATA(list) + offset, sizeof(int));
    }
  }
  if (received == (ssize_t)size && count == file_count && !(header.msg_flags & (MSG_TRUNC | MSG_CTRUNC))) {
    memcpy(files, arrived, sizeof(int) * count);
    return true;
  }
  for (unsigned i = 0; i < count; i++) close(arrived[i]);
  errno = EBADMSG;
  return false;
}

#include "CInstruments.h"

#ifdef __linux__
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MFD_CLOEXEC of <linux/memfd.h>, and no function of the C library: an old one has none.
int32_t instruments_memory_file(void) {
  int file = (int)syscall(SYS_memfd_create, "workbench", 1u);
  if (file >= 0) fchmod(file, S_IRUSR | S_IWUSR);
  return file;
}
#else
int32_t instruments_memory_file(void) { return -1; }
#endif

#include "CInstruments.h"

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// The system's figure would include the sanitizer's shadow memory and the freed memory that it keeps in quarantine.
#include <sanitizer/allocator_interface.h>
#include <stdatomic.h>
#include <stdbool.h>

static _Atomic int64_t peak;

static void allocated(const volatile void *memory, size_t size) {
  int64_t now = instruments_bytes_in_use(), before = atomic_load(&peak);
  while (before < now && !atomic_compare_exchange_weak(&peak, &before, now)) {}
}

static void freed(const volatile void *memory) {}

int64_t instruments_peak_bytes(void) {
  static atomic_bool is_watched;
  if (!atomic_exchange(&is_watched, true)) __sanitizer_install_malloc_and_free_hooks(allocated, freed);
  allocated(NULL, 0);
  return atomic_load(&peak);
}
#elif defined(__linux__)
#include <stdio.h>

// Not `getrusage`: its figure begins with the parent's.
int64_t instruments_peak_bytes(void) {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return -1;
  char line[256];
  long long kilobytes = -1;
  while (fgets(line, sizeof line, status) && sscanf(line, "VmHWM: %lld kB", &kilobytes) != 1) {}
  fclose(status);
  return kilobytes < 0 ? -1 : kilobytes * 1024;
}
#else
int64_t instruments_peak_bytes(void) { return -1; }
#endif

#include "CInstruments.h"

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// The sanitizer allocates all memory, and the system's allocator none.
#include <sanitizer/allocator_interface.h>
int64_t instruments_bytes_in_use(void) { return (int64_t)__sanitizer_get_current_allocated_bytes(); }
#elif defined(__APPLE__)
#include <malloc/malloc.h>
int64_t instruments_bytes_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}
#elif defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
#include <malloc.h>
int64_t instruments_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
int64_t instruments_bytes_in_use(void) { return -1; }
#endif

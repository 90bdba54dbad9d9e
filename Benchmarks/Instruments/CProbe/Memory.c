// The malloc family, as the instrumented program's linker flags define it (--defsym=malloc=probe_malloc etc.), also for
// the C library. Under their own names they would replace those of `workbench` too.
#if defined(__linux__) && defined(__x86_64__) && !defined(PORTABLE)
#include "Census.h"
#include "Counters.h"
#include "Heap.h"
#include <errno.h>
#include <string.h>

static void *counted(void *memory, size_t size) {
  if (is_counting && memory) {
    counts.mallocs++;
    counts.bytes += size;
  }
  return memory;
}

void *probe_malloc(size_t size) { return counted(heap_malloc(size), size); }

void *probe_calloc(size_t n, size_t size) { return counted(heap_calloc(n, size), n * size); }

void *probe_realloc(void *old, size_t size) {
  void *memory = heap_realloc(old, size);
  if (is_counting && old && (memory || !size)) counts.frees++;
  return counted(memory, size);
}

void *probe_memalign(size_t align, size_t size) { return counted(heap_memalign(align, size), size); }

void *probe_aligned_alloc(size_t align, size_t size) { return probe_memalign(align, size); }

int probe_posix_memalign(void **out, size_t align, size_t size) {
  if (align % sizeof(void *) || !align || align & (align - 1)) return EINVAL;
  void *memory = probe_memalign(align, size);
  if (!memory) return ENOMEM;
  *out = memory;
  return 0;
}

/// Copies a string with the malloc above: under a sanitizer, the C library's strdup would not call it.
char *probe_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = probe_malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}

/// Returns an object's usual size, so that counts repeat: arrays use all the memory that they get, and malloc now and
/// then gives 16 bytes more, depending on what it did before.
__attribute__((weak)) size_t __real_malloc_usable_size(void *);
size_t __wrap_malloc_usable_size(void *memory) {
  size_t usable = __real_malloc_usable_size(memory), size = census_size(memory);
  size_t chunk = (size + 8 + 15) & ~(size_t)15, as_a_rule = (chunk < 32 ? 32 : chunk) - 8;
  return size && as_a_rule < usable ? as_a_rule : usable;
}

/// Frees memory; an object that the runtime frees without passing a wrapper leaves the census here.
void probe_free(void *memory) {
  if (census_remove(memory) && is_counting) counts.deallocations++;
  if (is_counting && memory) counts.frees++;
  heap_free(memory);
}
#endif

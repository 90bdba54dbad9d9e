#pragma once
#include <stddef.h>

// The heap behind the instrumented program's malloc: that of the sanitizer that it is built with, or the C library's.
void *__libc_realloc(void *, size_t);
void __libc_free(void *);

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#include <sanitizer/allocator_interface.h>
void *__interceptor_malloc(size_t);
void *__interceptor_calloc(size_t, size_t);
void *__interceptor_realloc(void *, size_t);
void *__interceptor_memalign(size_t, size_t);
void __interceptor_free(void *);
#define heap_malloc __interceptor_malloc
#define heap_calloc __interceptor_calloc
#define heap_memalign __interceptor_memalign

// In a statically linked program, the C library does not use the sanitizer's malloc: it returns memory of its own.
static inline void *heap_realloc(void *old, size_t size) {
  return !old || __sanitizer_get_ownership(old) ? __interceptor_realloc(old, size) : __libc_realloc(old, size);
}

static inline void heap_free(void *memory) {
  if (!memory || __sanitizer_get_ownership(memory)) __interceptor_free(memory);
  else __libc_free(memory);
}
#else
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_memalign(size_t, size_t);
#define heap_malloc __libc_malloc
#define heap_calloc __libc_calloc
#define heap_realloc __libc_realloc
#define heap_memalign __libc_memalign
#define heap_free __libc_free
#endif

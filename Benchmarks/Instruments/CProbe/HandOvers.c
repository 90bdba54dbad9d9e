// Swift's runtime tells ThreadSanitizer when a task goes on in another thread, which would look like a race otherwise.
// It looks these functions up by name, and finds none in a program that is linked statically: `-static-stdlib`
// hides the symbols that come from archives. So the instrumented program sets the pointers itself.
#if defined(__linux__) && __has_feature(thread_sanitizer)
#include <stddef.h>

void __tsan_acquire(void *);
void __tsan_release(void *);
extern void (*_swift_tsan_acquire)(void *);
extern void (*_swift_tsan_release)(void *);

__attribute__((constructor)) static void tell_whom(void) {
  if (_swift_tsan_acquire == NULL) _swift_tsan_acquire = __tsan_acquire;
  if (_swift_tsan_release == NULL) _swift_tsan_release = __tsan_release;
}
#endif

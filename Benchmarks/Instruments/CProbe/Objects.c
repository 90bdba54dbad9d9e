// Wrappers that the linker puts in place of the runtime's entry points (--wrap=X: calls of X arrive at __wrap_X, and
// __real_X is X). The real ones are weak, as the package manager hands this file to `workbench` too, where it is not
// called. Calls that the runtime's HeapObject.cpp makes to itself do not pass here; where that matters, the
// entry point above is wrapped, or the memory's end is seen in free.
#if defined(__linux__) && defined(__x86_64__) && !defined(PORTABLE)
#include "Census.h"
#include "Counters.h"

#define WEAK __attribute__((weak))

void *swift_retain(void *);
void swift_release(void *);
WEAK void *__real_swift_allocObject(const void *, size_t, size_t);
WEAK void *__real_swift_retain(void *);
WEAK void *__real_swift_retain_n(void *, uint32_t);
WEAK void __real_swift_release(void *);
WEAK void __real_swift_release_n(void *, uint32_t);
WEAK void *__real_swift_weakLoadStrong(void *);
WEAK void *__real_swift_weakTakeStrong(void *);
WEAK void *__real_swift_unownedRetainStrong(void *);
WEAK void __real_swift_unownedRetainStrongAndRelease(void *);
WEAK void __real_swift_deallocClassInstance(void *, size_t, size_t);
WEAK void __real_swift_deallocPartialClassInstance(void *, const void *, size_t, size_t);
WEAK void __real_swift_deallocObject(void *, size_t, size_t);
WEAK void __real_swift_deallocBox(void *);

/// Tells if a reference is counted: not if it is null, or tagged or immortal, with its top bit set.
static bool counts_as_object(const void *object) { return is_counting && (intptr_t)object > 0; }

static void born(const void *object, const void *metadata, size_t size) {
  if (is_counting) counts.allocations++;
  census_add(object, metadata, size, is_hidden);
}

/// Notes an object's end; one that the optimiser put on the stack was never allocated and is not in the census.
static void gone(const void *object) {
  if (census_remove(object) && is_counting) counts.deallocations++;
}

void probe_retain_and_release(void *object, size_t times) {
  // Not the real ones: these calls pass through the wrappers, as the program's own do.
  while (times--) {
    swift_retain(object);
    swift_release(object);
  }
}

void *__wrap_swift_allocObject(const void *metadata, size_t size, size_t align) {
  void *object = __real_swift_allocObject(metadata, size, align);
  born(object, metadata, size);
  return object;
}

/// A box whose type is known only at run time; Swift's and C's conventions both return the two words in registers.
typedef struct { void *object, *value; } box_pair;
WEAK box_pair __real_swift_allocBox(const void *);
box_pair __wrap_swift_allocBox(const void *type) {
  box_pair box = __real_swift_allocBox(type);
  // The value-witness table stands before the type's metadata; its ninth word is the value's size.
  const size_t *witnesses = ((const size_t *const *)type)[-1];
  born(box.object, *(const void *const *)box.object, (size_t)((char *)box.value - (char *)box.object) + witnesses[8]);
  return box;
}

void *__wrap_swift_retain(void *object) {
  if (counts_as_object(object)) counts.retains++;
  return __real_swift_retain(object);
}

void *__wrap_swift_retain_n(void *object, uint32_t n) {
  if (counts_as_object(object)) counts.retains += n;
  return __real_swift_retain_n(object, n);
}

void __wrap_swift_release(void *object) {
  if (counts_as_object(object)) counts.releases++;
  __real_swift_release(object);
}

void __wrap_swift_release_n(void *object, uint32_t n) {
  if (counts_as_object(object)) counts.releases += n;
  __real_swift_release_n(object, n);
}

// A use of a weak or unowned reference retains its object: the runtime does so inside these functions.

void *__wrap_swift_weakLoadStrong(void *reference) {
  void *object = __real_swift_weakLoadStrong(reference);
  if (counts_as_object(object)) counts.retains++;
  return object;
}

void *__wrap_swift_weakTakeStrong(void *reference) {
  void *object = __real_swift_weakTakeStrong(reference);
  if (counts_as_object(object)) counts.retains++;
  return object;
}

void *__wrap_swift_unownedRetainStrong(void *object) {
  if (counts_as_object(object)) counts.retains++;
  return __real_swift_unownedRetainStrong(object);
}

void __wrap_swift_unownedRetainStrongAndRelease(void *object) {
  if (counts_as_object(object)) counts.retains++;
  __real_swift_unownedRetainStrongAndRelease(object);
}

void __wrap_swift_deallocClassInstance(void *object, size_t size, size_t align) {
  gone(object);
  __real_swift_deallocClassInstance(object, size, align);
}

void __wrap_swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t align) {
  gone(object);
  __real_swift_deallocPartialClassInstance(object, metadata, size, align);
}

void __wrap_swift_deallocObject(void *object, size_t size, size_t align) {
  gone(object);
  __real_swift_deallocObject(object, size, align);
}

void __wrap_swift_deallocBox(void *object) {
  gone(object);
  __real_swift_deallocBox(object);
}
#else
#include "CProbe.h"
void probe_retain_and_release(void *object, size_t times) {}
#endif

// Reads the runtime's own metadata in C, where functions can be declared with Swift's calling convention.
#include "CReflection.h"
#include <string.h>

typedef struct {
  const char *name;
  void (*free_name)(const char *);
  bool is_strong;
  bool is_var;
} field_metadata;

__attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveCount(const void *type);
__attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveChildOffset(const void *type, intptr_t index);
__attribute__((swiftcall)) const void *
swift_reflectionMirror_recursiveChildMetadata(const void *type, intptr_t index, field_metadata *out);
__attribute__((swiftcall)) const void *
swift_getTypeByMangledNameInContext(const char *name, size_t length, const void *context, const void *const *arguments);
char *swift_demangle(const char *name, size_t length, char *out, size_t *out_size, uint32_t flags);

intptr_t instruments_field_count(const void *type) { return swift_reflectionMirror_recursiveCount(type); }

instruments_field instruments_field_at(const void *type, intptr_t index) {
  field_metadata field = {0};
  instruments_field result = {0};
  result.type = swift_reflectionMirror_recursiveChildMetadata(type, index, &field);
  result.offset = swift_reflectionMirror_recursiveChildOffset(type, index);
  result.is_strong = field.is_strong;
  result.name = field.name ? strdup(field.name) : NULL;
  if (field.free_name) field.free_name(field.name);
  return result;
}

const void *instruments_type_named(const char *mangled, size_t length) {
  return swift_getTypeByMangledNameInContext(mangled, length, NULL, NULL);
}

bool instruments_has_payload(const void *value, const void *wrapped) {
  typedef unsigned (*get_tag)(const void *value, unsigned empty_cases, const void *type);
  const void *const *witnesses = ((const void *const *const *)wrapped)[-1];
  // The seventh value witness returns the number of the case without payload; 0 is the case with one.
  get_tag tag = (get_tag)witnesses[6];
  return tag(value, 1, wrapped) == 0;
}

char *instruments_demangled(const char *mangled, size_t length) {
  return swift_demangle(mangled, length, NULL, NULL, 0);
}

__attribute__((no_sanitize("address", "thread"))) uintptr_t instruments_word_at(uintptr_t address) {
  typedef uintptr_t __attribute__((aligned(1), may_alias)) any_word;
  return *(const volatile any_word *)address;
}

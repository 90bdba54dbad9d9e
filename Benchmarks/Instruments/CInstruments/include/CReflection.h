#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stored property, as the runtime knows it.
typedef struct {
  const char *name;
  const void *type;
  intptr_t offset;
  bool is_strong;
} instruments_field;

/// The number of stored properties of a class, struct or tuple; inherited ones are included and come first.
intptr_t instruments_field_count(const void *type);
/// The stored property at an index; its name is null or must be freed by the caller.
instruments_field instruments_field_at(const void *type, intptr_t index);
/// The type of a mangled name; null if it depends on generic arguments, which are not known here.
const void *instruments_type_named(const char *mangled, size_t length);
/// Returns true if an optional's memory holds a value of the wrapped type.
bool instruments_has_payload(const void *value, const void *wrapped);
/// A symbol's demangled name, to be freed by the caller; null if it is not a Swift symbol.
char *instruments_demangled(const char *mangled, size_t length);

/// The word at any address, also where a sanitizer forbids reads, as between two variables.
uintptr_t instruments_word_at(uintptr_t address);

/// Calls `visit` for each writable segment of the program, where its global variables are.
void instruments_each_data_segment(void *context, void (*visit)(void *context, const void *start, size_t size));
/// The difference between the program's addresses in memory and those in its file.
uintptr_t instruments_load_offset(void);

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

/// How many stored properties a class, struct or tuple has, inherited ones included and first.
intptr_t instruments_field_count(const void *type);
/// One of them; the name is the caller's to free, or null.
instruments_field instruments_field_at(const void *type, intptr_t index);
/// The type that a mangled name means, or null if that depends on generic arguments which are not known here.
const void *instruments_type_named(const char *mangled, size_t length);
/// Whether an optional's memory holds a value of the wrapped type.
bool instruments_has_payload(const void *value, const void *wrapped);
/// A symbol's name for people, for the caller to free; null if it is not a Swift symbol.
char *instruments_demangled(const char *mangled, size_t length);

/// The word at an address, whatever it is part of: also where a sanitizer lets nobody look, as between two variables.
uintptr_t instruments_word_at(uintptr_t address);

/// Calls back for each part of the program's own memory in which global variables live.
void instruments_each_data_segment(void *context, void (*visit)(void *context, const void *start, size_t size));
/// By how much the program's addresses differ from those in its file.
uintptr_t instruments_load_offset(void);

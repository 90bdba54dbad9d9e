#pragma once
#include "CProbe.h"

/// Enters an object, in place of any that was at its address; a hidden one is known, but never shown.
void census_add(const void *object, const void *metadata, size_t size, bool hidden);
/// Takes an object out; whether it was in.
bool census_remove(const void *object);
/// How large an object is; 0 for what is none.
size_t census_size(const void *object);

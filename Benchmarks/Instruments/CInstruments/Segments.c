#if defined(__linux__) && !defined(PORTABLE)
#define _GNU_SOURCE
#include "CReflection.h"
#include <link.h>

typedef struct {
  void *context;
  void (*visit)(void *, const void *, size_t);
  uintptr_t offset;
} walk;

/// Visits the program's writable segments; the program is listed first, and libraries are not visited.
static int visit_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  walk *walk = data;
  walk->offset = info->dlpi_addr;
  for (int i = 0; walk->visit && i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type == PT_LOAD && header->p_flags & PF_W)
      walk->visit(walk->context, (const void *)(info->dlpi_addr + header->p_vaddr), header->p_memsz);
  }
  return 1;
}

void instruments_each_data_segment(void *context, void (*visit)(void *, const void *, size_t)) {
  walk walk = {context, visit, 0};
  dl_iterate_phdr(visit_program, &walk);
}

uintptr_t instruments_load_offset(void) {
  walk walk = {0};
  dl_iterate_phdr(visit_program, &walk);
  return walk.offset;
}
#else
#include "CReflection.h"
void instruments_each_data_segment(void *context, void (*visit)(void *, const void *, size_t)) {}
uintptr_t instruments_load_offset(void) { return 0; }
#endif

#include "ProcessTree.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__) && !defined(PORTABLE)
#include <dirent.h>
#include <sys/mman.h>
#include <sys/syscall.h>

/// A process of this machine, as /proc tells.
struct process {
  pid_t id;
  pid_t parent;
  char state;
  char is_descendant;
  int64_t ticks;
  int64_t pages;
};

#define MOST 65536

/// An entry of a folder, as the system returns it.
struct entry {
  uint64_t inode;
  int64_t next;
  uint16_t size;
  uint8_t type;
  char name[];
};

/// Memory of its own: in the program's, a census would look for references in it.
static struct process *processes(void) {
  static struct process *all;
  if (all == NULL) {
    all = mmap(NULL, MOST * sizeof *all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }
  return all == MAP_FAILED ? NULL : all;
}

static int64_t number(const char **text) {
  while (**text == ' ') (*text)++;
  int sign = **text == '-' ? -1 : 1;
  if (sign < 0) (*text)++;
  int64_t value = 0;
  for (; **text >= '0' && **text <= '9'; (*text)++) value = value * 10 + (**text - '0');
  return sign * value;
}

/// Reads a process's line in /proc; false if it has ended.
static int read_process(const char *name, struct process *process) {
  char path[64] = "/proc/";
  strncat(path, name, 20);
  strcat(path, "/stat");
  char line[1024];
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, line, sizeof line - 1);
  close(file);
  if (length <= 0) return 0;
  line[length] = 0;
  // After the name, which may have blanks and brackets in it.
  const char *text = strrchr(line, ')');
  if (text == NULL || strlen(text) < 4) return 0;
  process->id = (pid_t)number(&name);
  process->state = text[2];
  process->is_descendant = 0;
  process->ticks = 0;
  text += 3;
  for (int field = 4; field <= 24; field++) {
    int64_t value = number(&text);
    if (field == 4) process->parent = (pid_t)value;
    // User and system time of its own, and of its children that have ended.
    if (field >= 14 && field <= 17) process->ticks += value;
    if (field == 24) process->pages = value;
  }
  return 1;
}

/// Reads all processes, and finds the descendants of this one.
///
/// - Returns: the number of processes; the descendants are marked.
static int look(struct process *all) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0 || all == NULL) return 0;
  int count = 0;
  char bytes[32768] __attribute__((aligned(8)));
  long length;
  while ((length = syscall(SYS_getdents64, folder, bytes, sizeof bytes)) > 0) {
    for (long place = 0; place < length;) {
      struct entry *entry = (struct entry *)(bytes + place);
      place += entry->size;
      if (entry->name[0] < '0' || entry->name[0] > '9' || count == MOST) continue;
      count += read_process(entry->name, &all[count]);
    }
  }
  close(folder);
  pid_t own = getpid();
  // A parent may stand behind its child.
  for (int found = 1; found;) {
    found = 0;
    for (int i = 0; i < count; i++) {
      if (all[i].is_descendant) continue;
      int is_below = all[i].parent == own;
      for (int j = 0; !is_below && j < count; j++) is_below = all[j].is_descendant && all[j].id == all[i].parent;
      if (is_below) found = all[i].is_descendant = 1;
    }
  }
  return count;
}

process_usage process_tree_usage(void) {
  struct process *all = processes();
  int count = look(all);
  struct rusage ended;
  getrusage(RUSAGE_CHILDREN, &ended);
  process_usage usage = {
    (int64_t)(ended.ru_utime.tv_sec + ended.ru_stime.tv_sec) * 1000
      + (ended.ru_utime.tv_usec + ended.ru_stime.tv_usec) / 1000,
    0, 0};
  for (int i = 0; i < count; i++) {
    if (!all[i].is_descendant) continue;
    usage.processor_milliseconds += all[i].ticks * 1000 / sysconf(_SC_CLK_TCK);
    usage.memory_bytes += all[i].pages * sysconf(_SC_PAGESIZE);
    usage.processes += 1;
  }
  return usage;
}

/// Sends a signal to all descendants that run.
///
/// - Returns: the number of those that were not stopped before.
static int signal_all(int signal_number) {
  struct process *all = processes();
  int count = look(all);
  int running = 0;
  for (int i = 0; i < count; i++) {
    if (!all[i].is_descendant || all[i].state == 'Z' || all[i].state == 'X') continue;
    running += all[i].state != 'T' && all[i].state != 't';
    kill(all[i].id, signal_number);
  }
  return running;
}

void process_tree_kill(pid_t program) {
  (void)program;
  // Stopped first: otherwise a process starts another while the list is read.
  for (int turn = 0; turn < 100 && signal_all(SIGSTOP) > 0; turn++) continue;
  for (;;) {
    signal_all(SIGKILL);
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) continue;
    if (ended < 0 && errno == ECHILD) return;
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
}
#else
process_usage process_tree_usage(void) { return (process_usage){0, 0, 0}; }

void process_tree_kill(pid_t program) {
  if (program == 0) return;
  kill(-program, SIGKILL);
  kill(program, SIGKILL);
  while (waitpid(program, NULL, 0) < 0 && errno == EINTR) continue;
}
#endif

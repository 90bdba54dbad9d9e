// FoundationNetworking, linked statically, needs libcurl, whose development files a machine with Swift may not have.
// The instrumented program never opens a connection, so its linker flags define curl's functions as this one,
// and let the linker find an empty library of curl's name in ../NoNetwork.
#include <stdio.h>
#include <stdlib.h>

void probe_no_network(void) {
  fputs("probe: there is no network in the instrumented program\n", stderr);
  abort();
}

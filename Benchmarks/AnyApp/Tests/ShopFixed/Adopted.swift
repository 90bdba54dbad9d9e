// The sources of this module are those that sources.txt names.

// How Node is started to serve, so that the process stays small at little cost of speed.
export const serverFlags = [
  // A small nursery for new objects: what a request makes is dropped at its end.
  '--max-semi-space-size=2',
  // Far above what is needed, but under a limit below 2 GB less garbage gathers before it is collected. The lower, the
  // slower: long lists lost 5 % with 1024 and 9 % with 512.
  '--max-old-space-size=1280',
  // The server writes them into its log; Node itself would wait for whoever reads standard error.
  '--no-warnings',
];

// Buffers of answers come and go. With these settings of the C library their memory goes back to the system.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

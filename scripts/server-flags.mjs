export const serverFlags = [
  // A small young generation: most objects live no longer than their request. With 2, counting took about a tenth
  // longer; with 8, the process grew by 27 MB under load.
  '--max-semi-space-size=4',
  // Node collects garbage sooner with a limit below 2 GB, which saves memory. Lower limits are slower: requests for
  // long lists took 5 % longer with 1024 and 9 % longer with 512.
  '--max-old-space-size=1280',
  // The server logs warnings itself; Node would block until somebody reads standard error.
  '--no-warnings',
];

// With these settings the C library returns the memory of freed buffers to the system.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

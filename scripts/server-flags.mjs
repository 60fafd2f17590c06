// How Node is started to serve: a small nursery for new objects keeps the process small and costs no speed that can be
// measured, because what a request makes is dropped at its end.
export const serverFlags = ['--max-semi-space-size=2'];

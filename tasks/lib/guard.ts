/**
 * For `sh -c`, in a process group of its own and with a pipe as its standard input: runs a program, and ends it with all
 * that it started as soon as the pipe is closed. The kernel does that however the process at its other end has ended.
 */
export const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{ read -r line; trap '' TERM; kill "$program"; sleep 1; kill -KILL 0; } <&3 2>/dev/null &
reader=$!
wait "$program"
status=$?
kill "$reader"
exit "$status"
`;

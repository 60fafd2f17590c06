/**
 * A script for `sh -c`, in its own process group and with a pipe as standard input. It runs a program and kills the
 * group as soon as the pipe closes, which the kernel does however the process at the other end has died.
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

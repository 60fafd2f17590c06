/**
 * A script for `sh -c` that runs in its own process group with a pipe as standard input. It runs a program and kills
 * the group once the pipe closes; the kernel closes it however the process at the other end dies.
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

/**
 * A script for `sh -c`, to be started as leader of a process group with a pipe as standard input. It runs a program and
 * kills the group once the pipe closes, also when the starting process is killed.
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

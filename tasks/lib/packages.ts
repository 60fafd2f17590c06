import { spawnSync } from 'node:child_process';

const packageManagers = [
  ['apt-get', ['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends']],
  ['apk', ['add', '--no-cache', '--quiet']],
  ['dnf', ['install', '-y', '--quiet']],
  ['pacman', ['-Sy', '--noconfirm', '--quiet']],
  ['zypper', ['--quiet', '--non-interactive', 'install']],
] as const;

/** Installs a system package if we are root. The caller must check whether that worked. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [program, ...calls] of packageManagers) {
    if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error) continue;
    for (const [index, options] of calls.entries()) {
      const isLast = index === calls.length - 1;
      const { status, stderr } = spawnSync(program, isLast ? [...options, name] : options, { env, encoding: 'utf8' });
      if (status !== 0) console.log(`${program} ${options[0]}: ${stderr?.trim()}`);
    }
    return;
  }
}

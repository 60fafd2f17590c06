import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, copyFileSync, mkdirSync, readlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { freePort } from './free-port.ts';
import { root } from './launch.ts';
import { childrenOf } from './processes.ts';

const run = promisify(execFile);
const suite = 'trixie';

export const canBuild = process.getuid?.() === 0 && ['buildah', 'debootstrap'].every(isInstalled);

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** buildah with a separate store; it needs neither a registry nor a running service. */
export function makeBuilder() {
  const folder = newDataDir();
  const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
  const buildah = async (...options: string[]) =>
    (await run('buildah', [...places, ...options], { env, maxBuffer: 2 ** 26 })).stdout.trim();

  return {
    buildah,
    async makeBase(name: string) {
      const system = join(folder, 'system');
      await run('debootstrap', ['--variant=minbase', suite, system], { maxBuffer: 2 ** 26 });
      const base = await buildah('from', 'scratch');
      await buildah('add', '--quiet', base, system, '/');
      const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
      if (authorities) {
        const inside = '/usr/local/share/authorities.pem';
        mkdirSync(join(folder, 'more'));
        copyFileSync(authorities, join(folder, 'more', 'authorities.pem'));
        await buildah('add', '--quiet', base, join(folder, 'more'), '/usr/local/share');
        await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${inside}`, base);
      }
      await buildah('commit', '--quiet', base, name);
    },
    build: (base: string, name: string) =>
      buildah(
        'build',
        '--build-arg',
        `BASE=${base}`,
        '--file',
        join(root, 'deploy/Containerfile'),
        '--tag',
        name,
        root,
      ),
    /** The container listens on loopback, because buildah gives it the host's network. */
    async start(container: string) {
      const port = await freePort();
      const image = JSON.parse(await buildah('inspect', '--type', 'container', container));
      const settings = ['--env', 'HOST=127.0.0.1', '--env', `PORT=${port}`];
      const child = spawn('buildah', [...places, 'run', ...settings, container, '--', ...image.OCIv1.config.Cmd], {
        env,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      return {
        url: `http://127.0.0.1:${port}`,
        ended,
        output: () => output,
        stop: () => process.kill(firstProcess(child.pid ?? 0), 'SIGTERM'),
      };
    },
    remove: () => removeDataDir(folder),
  };
}

/** The container's first process, below buildah's helper processes. */
function firstProcess(builder: number): number {
  for (let pid: number | undefined = builder; pid; [pid] = childrenOf(pid)) {
    if (basename(readlinkSync(`/proc/${pid}/exe`)) === 'node') return pid;
  }
  throw new Error('The container runs nothing');
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { node, root } from './server.ts';

/** A copy of the project that a test may change. It shares node_modules and starts with the existing build. */
export interface ScratchCopy {
  directory: string;
  addLine(file: string, before: string, line: string): void;
  buildCrm(): void;
  remove(): void;
}

const left = ['node_modules', '.git', '.cache', 'data', 'test-results'];

export function makeScratchCopy(): ScratchCopy {
  const directory = newDataDir();
  for (const entry of readdirSync(root).filter((name) => !left.includes(name))) {
    cpSync(join(root, entry), join(directory, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  return {
    directory,
    addLine(file, before, line) {
      const path = join(directory, file);
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [''];
      const at = lines.findIndex((text) => text.includes(before));
      if (at < 0) throw new Error(`${file} has no line with ${before}`);
      writeFileSync(path, lines.toSpliced(at + 1, 0, line).join('\n'));
    },
    buildCrm() {
      const program = `(await import('./src/build/build.ts')).build('https://a.example', { only: 'crm' })`;
      const { status, stderr } = spawnSync(node, ['--input-type=module', '--eval', `await ${program}`], {
        cwd: directory,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The copy cannot be built:\n${stderr}`);
    },
    remove: () => removeDataDir(directory),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { canBuild, makeBuilder } from '../support/container.ts';
import { root } from '../support/launch.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'deploy'));
const units = files.filter((name) => name.endsWith('.service'));

it('docs/install.md links to every file of the folder', () => {
  const page = read('docs/install.md');
  for (const name of files) {
    expect(page.includes(`deploy/${name}`) || units.includes(name), name).toBe(true);
  }
  expect(
    page
      .match(/```sh\n((?:.+\n)+?)```\n\n1\. /)?.[1]
      ?.trim()
      .split('\n'),
  ).toHaveLength(10);
});

it.each(units)('%s runs an existing task, with the same settings as the others', (name) => {
  const unit = read(join('deploy', name));
  const task = /^ExecStart=\/usr\/bin\/npm (?:run )?(\w+)$/m.exec(unit)?.[1] ?? '';
  expect(Object.keys(packageJson.scripts)).toContain(task);
  const settings = unit.match(/^(?:User|WorkingDirectory|Environment(?:File)?)=.*$/gm);
  expect(settings).toEqual(
    read('deploy/havayolu.service').match(/^(?:User|WorkingDirectory|Environment(?:File)?)=.*$/gm),
  );
});

describe('the container', () => {
  it('has a valid Containerfile', () => {
    expect(validate(read('deploy/Containerfile'))).toEqual([]);
  });

  // Takes some minutes and a gigabyte, so it runs only where the tools for building containers are installed.
  if (canBuild) {
    it('can be built, stores a sale, and stops when told to', { timeout: 3_600_000 }, async () => {
      const builder = makeBuilder();
      try {
        await builder.makeBase('localhost/base');
        await builder.build('localhost/base', 'localhost/havayolu');
        const container = await builder.buildah('from', 'localhost/havayolu');
        const running = await builder.start(container);
        const answer = (path: string) =>
          fetch(running.url + path).then(
            ({ status }) => status,
            () => null,
          );
        await expect.poll(() => answer('/healthz')).toBe(200);
        expect([await answer('/'), await answer('/crm/config.json')]).toEqual([200, 200]);
        expect(running.output()).toMatch(/^Admin password: /m);
        expect(await builder.buildah('run', container, '--', 'id', '-un')).toBe('havayolu');
        const backup = ['node_modules/node/bin/node', 'scripts/run.mjs', 'backup'];
        expect(await builder.buildah('run', container, '--', ...backup)).toContain('/data/backups/');
        running.stop();
        expect(await running.ended).toBe(0);
      } finally {
        await builder.remove();
      }
    });
  }
});

// Adds optional packages of other platforms to package-lock.json: registry mirrors may omit them, and `npm ci` then
// rejects the file. Run it after every `npm install NAME`.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'sunos', 'aix', 'netbsd', 'openbsd'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64'];
const libraries = { musl: 'musl', gnu: 'glibc' };

/** Whether the package at `path` can resolve `name`: from its own node_modules or from a folder above. */
function resolves(path, name) {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  const parent = path.lastIndexOf('/node_modules/');
  return path !== '' && resolves(parent < 0 ? '' : path.slice(0, parent), name);
}

const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name, version]) => /^\d/.test(version) && !resolves(path, name))
    .map(([name, version]) => ({ name, version, dev })),
);

for (const { name, version, dev } of missing) {
  const words = name.split(/[-/]/);
  const pick = (known) => known.find((word) => words.includes(word));
  const [os, cpu, libc] = [pick(systems), pick(processors), libraries[pick(Object.keys(libraries))]];
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
const ordered = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
lock.packages = Object.fromEntries(ordered);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added to package-lock.json`);

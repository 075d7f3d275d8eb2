// `npm run audit`: writes the bill of materials (CycloneDX) from the installed packages and asks the registry whether
// their signatures hold and which have known faults. `--offline` does the first alone, as the test run does.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, prepare, ReadableError, root, run, say } from './bootstrap.mjs';

const billFile = 'test-results/sbom.cdx.json';

async function writeBill() {
  const { code, output } = await command(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--loglevel', 'silent'],
    {
      quiet: true,
    },
  );
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new ReadableError(`npm sbom failed: ${output.trim().slice(-300)}`);
  const bill = JSON.parse(output.slice(start));
  const known = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const forgotten = requiredPackages().filter((dependency) => !known.has(dependency));
  if (forgotten.length > 0) throw new ReadableError(`the bill of materials misses ${forgotten.join(', ')}`);
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, billFile), JSON.stringify(bill, null, 2));
  say(`${bill.components.length} components written to ${billFile}.`);
}

/** `name@version` of the packages of others that the root's package.json asks for, as the lock file has them. */
function requiredPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.keys(packages[''].devDependencies)
    .map((name) => [name, packages[`node_modules/${name}`]])
    .filter(([, { link }]) => !link)
    .map(([name, { version }]) => `${name}@${version}`);
}

await run(async () => {
  await prepare();
  await writeBill();
  if (process.argv.includes('--offline')) return 0;
  const signatures = await command('npm', ['audit', 'signatures']);
  const faults = await command('npm', ['audit', '--omit', 'dev']);
  return Math.max(signatures.code, faults.code);
});

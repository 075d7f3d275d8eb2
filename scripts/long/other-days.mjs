// Runs the unit, contract and browser parts on other days, at other hours, in other zones and languages of the machine:
// what is installed and built with the true clock runs under faketime (Debian: `apt install faketime`). Each draw is one
// date, hour, zone and language; the seed is printed, and `--seed` draws the same again. `--draws` takes other than five,
// `--part` one part, and `--files` only those whose names hold a word.
import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSystem, command, ReadableError, root, run, useChromium, useFirefox } from '../bootstrap.mjs';
import { parts, reportPath } from '../parts.mjs';
import { countPlaywright, countVitest, emptyRunFault, readReport } from '../test-counts.mjs';

const counters = { vitest: countVitest, playwright: countPlaywright };

const firstDay = Date.UTC(2026, 0, 1);
const twoYearsMs = 731 * 86_400_000;
const zones = [
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kolkata',
  'Europe/Madrid',
  'America/Los_Angeles',
  'UTC',
];
const languages = ['es_ES.UTF-8', 'fr_FR.UTF-8', 'de_DE.UTF-8', 'ar_EG.UTF-8', 'C.UTF-8'];

/** A number of [0, 1) that follows from what it is for. */
const drawn = (...what) => createHash('sha256').update(what.join('/')).digest().readUInt32BE(0) / 2 ** 32;
const oneOf = (list, share) => list[Math.floor(share * list.length)];

/** The clock of the machine in a draw, as faketime reads it, and its settings. */
function momentOf(seed, draw) {
  const at = new Date(firstDay + drawn(seed, draw, 'moment') * twoYearsMs);
  return {
    clock: at.toISOString().slice(0, 19).replace('T', ' '),
    zone: oneOf(zones, drawn(seed, draw, 'zone')),
    language: oneOf(languages, drawn(seed, draw, 'language')),
  };
}

/** What became of a part at a moment: a line, `ok …` or `not ok …`. */
async function runAt({ clock, zone, language }, part, files) {
  const file = path.join(root, reportPath(part.name));
  rmSync(file, { force: true });
  const { code, output } = await command('faketime', ['-f', `@${clock}`, ...part.command, ...files], {
    quiet: true,
    env: { TZ: zone, LANG: language, LC_ALL: language },
  });
  const counts = counters[part.results](readReport(file));
  const fault = emptyRunFault(counts, { code, inCi: false });
  if (fault) counts.failures.push(`${fault}\n${output.slice(-2000)}`);
  const { passed, failures } = counts;
  const line = `${part.name} at ${clock}, ${zone}, ${language}: ${passed} passed, ${failures.length} failed`;
  process.stdout.write(`${failures.length > 0 ? 'not ok' : 'ok'} ${[line, ...failures].join('\n  ')}\n`);
  return failures.length;
}

await run(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      draws: { type: 'string', default: '5' },
      part: { type: 'string', multiple: true, default: ['unit', 'contract', 'browser'] },
      files: { type: 'string', multiple: true, default: [] },
    },
  });
  if ((await command('faketime', ['--version'], { quiet: true }).catch(() => undefined))?.code !== 0) {
    throw new ReadableError('faketime is not installed (Debian: apt install faketime)');
  }
  process.stdout.write(`Seed ${values.seed}\n`);
  await useChromium();
  await useFirefox();
  await buildSystem();
  let failed = 0;
  for (let draw = 0; draw < Number(values.draws); draw += 1) {
    for (const part of parts.filter(({ name }) => values.part.includes(name))) {
      failed += await runAt(momentOf(values.seed, draw), part, values.files);
    }
  }
  return failed === 0 ? 0 : 1;
});

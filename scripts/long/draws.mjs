// 40 draws: each takes one moment of two years and shows every page in one language, width, theme and system of units by
// chance, and asks of it: nothing too wide, nothing cut that counts, no empty card, no name that contradicts its figures.
// `--draws` takes another number, `--seed` the draws of an earlier run, `--only` one of these, `--page` one page of each.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { buildSystem, passes, ReadableError, run, say, seconds } from '../bootstrap.mjs';
import { withChromium } from '../chromium.mjs';
import { readDraw } from './draws/draw-pages.mjs';
import { drawMoment, drawViews } from './draws/draw.mjs';
import { startSystem } from '../running-system.mjs';
import { views } from './draws/views.mjs';

const { memoryFolder } = await tsImport(
  '../../apps/backend/test/support/temporary-folder.ts',
  import.meta.url,
);
/** The systems of all draws, each started from a copy of the demonstration that its half of a year begins with. */
function demonstrations() {
  const parent = mkdtempSync(path.join(memoryFolder(), 'cnx-draws-'));
  chmodSync(parent, 0o711);
  const begun = new Map();
  const begin = (moment) => {
    const name = moment.toISOString().slice(0, 10);
    const made = begun.get(name) ?? make(path.join(parent, name), moment);
    begun.set(name, made);
    return made;
  };
  const make = async (folder, moment) => {
    const system = await startSystem({ data: folder, settings: { CNX_NOW: moment.toISOString() } });
    await system.stop();
    return folder;
  };
  return {
    async start(draw, { moment, begin: first }) {
      const folder = path.join(parent, `draw-${draw}`);
      // With its owners: the database's files are those of an account of their own.
      await passes('cp', '-a', await begin(first), folder)();
      const system = await startSystem({ data: folder, settings: { CNX_NOW: moment.toISOString() } });
      return { ...system, end: () => system.stop({ keepData: false }) };
    },
    remove: () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }),
  };
}

const written = ({ language, width, theme, units }) => `${language}, ${width} px, ${theme}, ${units}`;

/** What makes two findings one: figures, days and draws differ. */
const kindOf = ({ kind, page, place, text }) => [kind, page, place, text.replaceAll(/\d+/g, '0')].join('|');

await run(async () => {
  const { values } = parseArgs({
    options: {
      draws: { type: 'string', default: '40' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      only: { type: 'string' },
      page: { type: 'string' },
    },
  });
  const { seed } = values;
  const numbers = values.only
    ? values.only.split(',').map(Number)
    : Array.from({ length: Number(values.draws) }, (_, place) => place + 1);
  const named = views.filter(({ name }) => name === values.page);
  if (values.page && named.length === 0) throw new ReadableError(`there is no page "${values.page}"`);
  const draws = numbers
    .map((draw) => ({ draw, ...drawMoment(seed, draw) }))
    .sort((one, other) => one.moment - other.moment);
  await buildSystem();
  const started = Date.now();
  const made = demonstrations();
  const found = new Map();
  let pages = 0;
  try {
    await withChromium(async (browser) => {
      let next = made.start(draws[0].draw, draws[0]);
      for (const [place, { draw, moment }] of draws.entries()) {
        const system = await next;
        const following = draws[place + 1];
        next = following && made.start(following.draw, following);
        next?.catch(() => undefined);
        const wanted = values.page ? named : drawViews(seed, draw, views);
        const read = await readDraw(browser, system, { seed, draw, wanted });
        await system.end();
        pages += read.pages;
        for (const fault of read.faults) {
          const known = found.get(kindOf(fault));
          if (known) known.times += 1;
          else found.set(kindOf(fault), { ...fault, draw, moment, times: 1 });
        }
        say(`draw ${draw}, ${moment.toISOString()}: ${read.faults.length} findings, ${seconds(started)} s`);
      }
    });
  } finally {
    made.remove();
  }
  for (const { kind, page, appearance, place, text, draw, moment, times } of found.values()) {
    const shown = appearance ? ` (${written(appearance)})` : '';
    process.stdout.write(
      `not ok ${kind}: "${text.slice(0, 160)}" in ${place}; ${page}${shown}, ${moment.toISOString().slice(0, 16)}, --seed ${seed} --only ${draw}${times > 1 ? `, ${times} times` : ''}\n`,
    );
  }
  process.stdout.write(
    `${found.size > 0 ? 'not ok' : 'ok'} ${draws.length} draws of seed ${seed}, ${pages} pages, ${found.size} findings, ${seconds(started)} s\n`,
  );
  return found.size > 0 ? 1 : 0;
});

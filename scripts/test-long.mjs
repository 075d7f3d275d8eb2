// `npm run test:long [-- NAME [options]]`: runs the scripts of scripts/long, or the named one with its options, one after
// the other. Each prints `ok …` and `not ok …`, with its figures in the line. The last result of each stands in
// docs/long-tests.md.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, passes, prepare, ReadableError, root, run, say, seconds } from './bootstrap.mjs';
import { replaceSection, sectionOf } from './long-results.mjs';
import { countLines } from './test-counts.mjs';

const folder = 'scripts/long';
const page = 'docs/long-tests.md';

function scriptsFor(name) {
  const all = readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.basename(file, '.mjs'))
    .sort();
  if (name && !all.includes(name)) {
    throw new ReadableError(`there is no long test "${name}"; there are ${all.join(', ')}.`);
  }
  return name ? [name] : all;
}

async function runScript(name, options, commit) {
  say(`\n── ${name}`);
  const started = Date.now();
  const { code, output } = await command('node', [`${folder}/${name}.mjs`, ...options], { quiet: true });
  process.stdout.write(output);
  const counts = countLines(output);
  if (counts.failures.length === 0 && (code !== 0 || counts.passed === 0)) {
    counts.failures.push(code === 0 ? 'checked nothing' : `ended with ${code}`);
  }
  const { readSource } = await import('./sources.mjs');
  const section = sectionOf({
    name: [name, ...options].join(' '),
    date: new Date().toISOString().slice(0, 10),
    commit,
    minutes: seconds(started) / 60,
    lines: output.split('\n').filter((line) => /^(?:not )?ok /.test(line)),
  });
  const text = existsSync(path.join(root, page)) ? readSource(page) : '';
  writeFileSync(path.join(root, page), replaceSection(text, name, section));
  return { name, ...counts };
}

await run(async () => {
  await prepare();
  const [name, ...options] = process.argv.slice(2);
  const { currentCommit } = await import('./sources.mjs');
  const commit = currentCommit();
  const results = [];
  for (const one of scriptsFor(name)) results.push(await runScript(one, options, commit));
  await passes('prettier', '--write', page)();
  for (const { name: one, failures } of results)
    for (const failure of failures) process.stdout.write(`${one}: ${failure}\n`);
  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const failed = sum(({ failures }) => failures.length);
  process.stdout.write(`${sum(({ passed }) => passed)} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

// `npm run pixels`: compares the key stories in six themes with the accepted pictures of this kind of machine, exactly.
// `npm run pixels -- --accept`: takes what they look like now for accepted. Where browser or fonts differ from those
// that made the pictures it says so and compares nothing. Prints `ok …` and `not ok …`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, ensureChromium, prepare, root, run } from './bootstrap.mjs';
import { withChromium } from './chromium.mjs';
import { readReport } from './test-counts.mjs';

const place = `packages/ui/pixels/${process.platform}-${process.arch}`;
const machineFile = path.join(root, place, 'machine.json');
const reportFile = path.join(root, 'test-results/pixels.json');

/** Letters in the fonts that stories fall back on, and marks that browsers draw differently from version to version. */
const probe = `<body style="margin:8px;background:#fff"><p style="font:14px sans-serif">Hamburgefonstiv 0123 Åé–…</p>
<p style="font:14px monospace">Hamburgefonstiv</p><p style="font:14px system-ui">مرحبا 漢字</p>
<select><option>Select</option></select><svg width="40" height="40"><circle cx="20" cy="20" r="13.3"/></svg>`;

/** Letters come out alike whatever the machine's screen. */
const evenLetters = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** What decides how a page looks here: the browser's version, and a picture of letters and shapes. */
async function describeMachine(browser) {
  const page = await browser.newPage({ viewport: { width: 400, height: 260 }, deviceScaleFactor: 1 });
  await page.setContent(probe);
  const picture = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16);
  return { browser: browser.version(), letters: picture };
}

/** Why pictures made on another machine cannot be compared with those of this one; null when they can. */
function differenceTo(machine) {
  if (!existsSync(machineFile))
    return `there are no accepted pictures for ${process.platform}-${process.arch}`;
  const accepted = JSON.parse(readFileSync(machineFile, 'utf8'));
  if (accepted.browser !== machine.browser) {
    return `the browser is ${machine.browser}, the pictures were made with ${accepted.browser}`;
  }
  return accepted.letters === machine.letters ? null : 'the fonts differ from those that made the pictures';
}

await run(async () => {
  await prepare();
  const accept = process.argv.includes('--accept');
  process.env.CHROMIUM = await ensureChromium();
  const machine = await withChromium(describeMachine, evenLetters);
  const difference = accept ? null : differenceTo(machine);
  if (difference) {
    process.stdout.write(`ok pictures are not compared here: ${difference}\n`);
    return 0;
  }
  mkdirSync(path.join(root, place), { recursive: true });
  const { code, output } = await command(
    'vitest',
    [
      'run',
      '--config',
      'vitest.pixels.config.ts',
      ...(accept ? ['--update'] : []),
      '--reporter=json',
      `--outputFile.json=${path.relative(root, reportFile)}`,
    ],
    { quiet: true, env: { PIXELS_FOLDER: place } },
  );
  const pictures = (readReport(reportFile)?.testResults ?? []).flatMap((file) => file.assertionResults);
  if (pictures.length === 0) {
    process.stdout.write(`not ok pictures could not be taken\n${output}\n`);
    return 1;
  }
  if (accept && code === 0) writeFileSync(machineFile, `${JSON.stringify(machine, null, 2)}\n`);
  for (const { fullName, status, failureMessages } of pictures) {
    process.stdout.write(`${status === 'passed' ? 'ok' : 'not ok'} ${fullName}\n`);
    if (status !== 'passed') process.stdout.write(`${failureMessages.join('\n').split('\n    at ')[0]}\n`);
  }
  return code === 0 ? 0 : 1;
});

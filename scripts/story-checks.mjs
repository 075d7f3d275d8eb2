// Proofs that the story checks can fail: runs deliberately broken stories and expects each of them, and nothing
// else, to fail for its own reason. Prints `ok …` and `not ok …`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, ensureChromium, ReadableError, root, run, runChecks } from './bootstrap.mjs';

const head = (title, guide = true) => `import { expect, within } from '@storybook/test';
import { css, Button } from '@cnx/ui';
const guide = { use: 'u', avoid: 'a', do: ['d'], dont: ['n'], keys: [], notes: ['n'] };
export default { title: 'Broken/${title}', component: Button, parameters: { ${guide ? 'guide' : ''} } };
void [expect, within, css];
`;

/** A story whose text is faint in one theme alone. */
const faintIn = (theme, title, style) => `${head(title)}const rule = new CSSStyleSheet();
rule.replaceSync('.theme-${theme} .faint { ${style} }');
export const Story = {
  beforeEach: () => { document.adoptedStyleSheets.push(rule); },
  render: () => <p className="faint">Faint in one theme</p>,
};`;

/** Each story, and the words by which its failure is known; null for the one that must pass. */
const stories = {
  Whole: {
    why: null,
    source: `${head('Whole')}export const StoryTest = {
  args: { children: 'Save' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('button')).toBeVisible(); },
};`,
  },
  Contrast: {
    why: /color-contrast/,
    source: `${head('Contrast')}export const Story = {
  render: () => <p style={{ color: 'var(--cnx-colors-hover)', backgroundColor: 'var(--cnx-colors-surface)' }}>Faint</p>,
};`,
  },
  ContrastInDarkTheme: {
    why: /purple: color-contrast/,
    source: faintIn('purple', 'ContrastInDarkTheme', 'color: #667; background: #556'),
  },
  ContrastInLightTheme: {
    why: /light: color-contrast/,
    source: faintIn('light', 'ContrastInLightTheme', 'color: #ccc; background: #fff'),
  },
  // The background alone, in the last theme: axe must not keep that of the theme before.
  BackgroundInLastTheme: {
    why: /purple: color-contrast/,
    source: faintIn('purple', 'BackgroundInLastTheme', 'background: #ddd'),
  },
  LinkInText: {
    why: /light: link-in-text-block/,
    source: `${head('LinkInText')}const rule = new CSSStyleSheet();
rule.replaceSync('.mere { text-decoration: underline } .theme-light .mere { color: #333; text-decoration: none }');
export const Story = {
  beforeEach: () => { document.adoptedStyleSheets.push(rule); },
  render: () => <p>Text with <a className="mere" href="#there">a link</a> in it</p>,
};`,
  },
  Nameless: {
    why: /button-name/,
    source: `${head('Nameless')}export const Story = { render: () => <button type="button" /> };`,
  },
  Play: {
    why: /Unable to find|toBeVisible|getByRole/,
    source: `${head('Play')}export const StoryTest = {
  args: { children: 'Save' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('button', { name: 'Load' })).toBeVisible(); },
};`,
  },
  Token: {
    why: /tokens that no theme has.*--cnx-colors-nope/s,
    source: `${head('Token')}const lost = css({ color: '$nope' });
export const Story = { render: () => <p className={lost()}>No such token</p> };`,
  },
  Guide: {
    why: /not documented/,
    source: `${head('Guide', false)}export const Story = { args: { children: 'Save' } };`,
  },
  ConsoleError: {
    why: /console\.error/,
    source: `${head('ConsoleError')}export const Story = { render: () => <>{['a', 'b'].map((x) => <p>{x}</p>)}</> };`,
  },
  Moving: {
    why: /has a `play`/,
    source: `${head('Moving')}export const Story = { args: { children: 'Save' }, play: async () => {} };`,
  },
  StepsOfAnother: {
    why: /has a `play`/,
    source: `${head('StepsOfAnother')}const steps = { play: async () => {} };
export const Story = { ...steps, args: { children: 'Save' } };`,
  },
  Stepless: {
    why: /named as a test/,
    source: `${head('Stepless')}export const StoryTest = { args: { children: 'Save' } };`,
  },
  StyleElement: {
    why: /<style> element was added/,
    source: `${head('StyleElement')}export const StoryTest = {
  render: () => <p>Text</p>,
  play: () => { document.head.append(document.createElement('style')); },
};`,
  },
};

const folder = path.join(root, 'packages/ui/src/broken-stories');
const report = path.join(root, 'test-results/story-checks.json');

await run(async () => {
  process.env.CHROMIUM = await ensureChromium();
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, { source }] of Object.entries(stories)) {
      writeFileSync(path.join(folder, `${name}.stories.tsx`), source);
    }
    rmSync(report, { force: true });
    const { output } = await command(
      'vitest',
      [
        ...['run', '--project', 'storybook:dark', '--project', 'storybook:tests'],
        'packages/ui/src/broken-stories',
        ...['--reporter=json', `--outputFile.json=${report}`],
      ],
      { quiet: true },
    );
    if (!existsSync(report)) throw new ReadableError(`the broken stories could not be run\n${output}`);
    const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
    return await runChecks(
      Object.entries(stories).map(([name, { why }]) => [
        why ? `a story broken by ${name} fails for that reason` : 'a whole story passes',
        () => {
          const [story] = files
            .filter((one) => path.basename(one.name) === `${name}.stories.tsx`)
            .flatMap(({ assertionResults }) => assertionResults);
          const message = story?.failureMessages?.join('\n') ?? '';
          const right = why ? story?.status === 'failed' && why.test(message) : story?.status === 'passed';
          return right ? [] : [`${story?.status ?? 'not run'}: ${message.slice(0, 600)}`];
        },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// Builds Storybook and looks at what is published: that nothing was left undocumented, what Chromatic would photograph,
// and where the pages link to. Prints `ok …` and `not ok …`.
import { run, runChecks } from './bootstrap.mjs';
import { buildStorybook, readIndex, withStorybook } from './built-storybook.mjs';
import { withChromium } from './chromium.mjs';
import { readSource, sourceFiles } from './sources.mjs';

/** The ids between two quotes in a source. */
const idsIn = (file) =>
  [...readSource(file).matchAll(/'([a-z][a-z0-9-]*--[a-z0-9-]+)'/g)].map(([, id]) => id);

/** What is only in the first of two lists, with why that is wrong. */
const missing = (list, from, why) => list.filter((id) => !from.includes(id)).map((id) => `${id} ${why}`);

/** Stories as Chromatic reads them: with the parameters of preview, file and story put together. */
async function readStories() {
  return withStorybook((origin) =>
    withChromium(async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/iframe.html?id=start-welcome--overview&viewMode=story`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.ready?.());
      return page.evaluate(async () => {
        const stories = Object.values(await globalThis.__STORYBOOK_PREVIEW__.extract());
        return stories.map(({ id, title, parameters, argTypes }) => ({
          id,
          title,
          chromatic: parameters.chromatic,
          controls: Object.values(argTypes)
            .filter(({ control, table }) => control?.disable !== true && table?.disable !== true)
            .map(({ name, description }) => ({ name, description })),
        }));
      });
    }),
  );
}

/** Components whose properties Storybook could not read, so that their controls say nothing. */
const undescribed = (output) =>
  output
    .split(/^(?=[┌◇●▲└])/m)
    .filter((part) => part.includes('Skipping docgen'))
    .map((part) => part.replaceAll(/\s*│?\n│?\s*/g, ' ').trim())
    // The pages' own parts have no properties to document.
    .filter((line) => !line.includes('/.storybook/'));

await run(async () => {
  const output = await buildStorybook();
  const entries = Object.values(readIndex());
  const ids = entries.map(({ id }) => id);
  const steps = entries.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));
  const stories = await readStories();
  const keyStories = idsIn('.storybook/key-stories.ts');
  const photographed = stories.filter(({ chromatic }) => chromatic?.disableSnapshot === false);
  return runChecks([
    ['Storybook reads the properties of every component', () => undescribed(output)],
    [
      'every story with steps is a test, and every test has steps',
      () => [
        ...steps.filter(({ id }) => !id.endsWith('-test')).map(({ id }) => `${id} has steps and is no test`),
        ...missing(
          ids.filter((id) => id.endsWith('-test')),
          steps.map(({ id }) => id),
          'is a test without steps',
        ),
      ],
    ],
    [
      'Chromatic photographs the key stories and no others',
      () => {
        const found = photographed.map(({ id }) => id);
        return [
          ...missing(keyStories, found, 'is a key story and would not be photographed'),
          ...missing(found, keyStories, 'would be photographed and is no key story'),
          ...(found.length > 0 ? [] : ['nothing would be photographed']),
        ];
      },
    ],
    [
      'each key story is photographed in every theme',
      () =>
        photographed
          .filter(
            ({ chromatic }) =>
              new Set(Object.values(chromatic.modes ?? {}).map(({ theme }) => theme)).size < 6,
          )
          .map(({ id }) => `${id} lacks a theme`),
    ],
    [
      'each control of a portal story says what it is for',
      () =>
        stories
          .filter(({ title }) => title.startsWith('Portal/'))
          .flatMap(({ id, controls }) =>
            controls
              .filter(({ description }) => !description)
              .map(({ name }) => `${id}: ${name} is not described`),
          ),
    ],
    [
      'the links of the pages lead somewhere',
      () =>
        sourceFiles((file) => /^\.storybook\/pages\/.*\.stories\.tsx$/.test(file)).flatMap((file) =>
          missing(idsIn(file), ids, `is linked in ${file} and not there`),
        ),
    ],
  ]);
});

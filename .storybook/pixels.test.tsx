import { clearAllMocks } from '@storybook/test';
import { composeStories } from '@storybook/react-vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { themeNames } from '@cnx/ui';
import { keyStories, lastHeadings } from './key-stories.ts';
import preview from './preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];

interface Composed {
  id: string;
  parameters: Record<string, unknown>;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const components = import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true });
const portal = import.meta.glob<StoryFile>('../apps/portal/src/**/*.stories.tsx', { eager: true });

/** How much of the window is in the picture. */
const frames = {
  story: 'width: 720px',
  window: 'position: fixed; inset: 0; overflow: hidden',
};

/** A file of the portal, under the title that Storybook puts before its own. */
const ofPortal = (file: StoryFile): StoryFile => ({
  ...file,
  default: { ...file.default, title: `Portal/${file.default.title}` },
});

const files = [...Object.values(components), ...Object.values(portal).map(ofPortal)];

/** Waits until the data and the code that a story fetches have come. */
async function settle(id: string, frame: HTMLElement): Promise<void> {
  const name = lastHeadings[id];
  if (name) await expect.element(page.getByRole('heading', { name })).toBeInTheDocument();
  await expect.poll(() => frame.querySelector('[aria-busy="true"]'), { timeout: 20_000 }).toBeNull();
}

// A font that arrives between two pictures would make them differ, and so does the first frame that a browser paints.
beforeAll(async () => {
  await document.fonts.load('14px "Inter Variable"');
  const first = document.body.appendChild(document.createElement('p'));
  first.textContent = 'The first frame';
  await page.screenshot({ save: false });
  first.remove();
});

describe.each(themeNames)('%s', (theme) => {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, theme } };
  const composed = files.flatMap(
    (file) => Object.values(composeStories(file, annotations)) as unknown as Composed[],
  );
  const stories = new Map(composed.map((story) => [story.id, story]));

  it('has every key story', () => {
    expect(Object.keys(keyStories).filter((id) => !stories.has(id))).toEqual([]);
  });

  // How the corner of a box that scrolls is smoothed depends on the layer that the browser has just put it in; a picture
  // that is really another is another each time.
  it.each(Object.entries(keyStories))('%s', { retry: 2 }, async (id, part) => {
    const story = stories.get(id)!;
    // Each theme runs the same stories, and with them the same mocks.
    clearAllMocks();
    const frame = document.createElement('div');
    frame.dataset['testid'] = 'picture';
    frame.style.cssText = frames[part];
    if (story.parameters['layout'] !== 'fullscreen') frame.style.padding = '16px';
    document.body.append(frame);
    try {
      await story.run({ canvasElement: frame });
      (document.activeElement as HTMLElement | null)?.blur();
      await settle(id, frame);
      await document.fonts.ready;
      await expect.element(page.getByTestId('picture')).toMatchScreenshot(`${id}-${theme}`);
    } finally {
      frame.remove();
    }
  });
});

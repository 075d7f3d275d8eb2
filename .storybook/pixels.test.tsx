import { clearAllMocks } from '@storybook/test';
import { composeStories } from '@storybook/react-vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { themeNames } from '@cnx/ui';
import { keyStories } from './key-stories.ts';
import preview from './preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];

interface Composed {
  id: string;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const files = import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true });

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
  const stories = Object.values(files).flatMap(
    (file) => Object.values(composeStories(file, annotations)) as unknown as Composed[],
  );
  const found = stories.filter(({ id }) => keyStories.has(id));

  it('has every key story', () => {
    expect(found.map(({ id }) => id).sort()).toEqual([...keyStories].sort());
  });

  it.each(found.map((story) => [story.id, story] as const))('%s', async (_id, story) => {
    // Each theme runs the same stories, and with them the same mocks.
    clearAllMocks();
    const frame = document.createElement('div');
    frame.dataset['testid'] = 'picture';
    frame.style.cssText = 'width: 720px; padding: 16px';
    document.body.append(frame);
    try {
      await story.run({ canvasElement: frame });
      (document.activeElement as HTMLElement | null)?.blur();
      await document.fonts.ready;
      await expect.element(page.getByTestId('picture')).toMatchScreenshot(`${story.id}-${theme}`);
    } finally {
      frame.remove();
    }
  });
});

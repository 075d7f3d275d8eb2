import { clearAllMocks } from '@storybook/test';
import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, it } from 'vitest';
import { readColor } from '@cnx/ui';
import { contrastRatio } from '@cnx/ui/tokens/contrast-table.ts';
import { graphicsRatio, seriesNames, textRatio } from '@cnx/ui/tokens/tokens.ts';
import preview from './preview.tsx';
import { isStatic } from './static-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];

interface Composed {
  id: string;
  play?: unknown;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const files = import.meta.glob<StoryFile>('../packages/ui/src/components/**/*.stories.tsx', { eager: true });
const stories = Object.values(files)
  .flatMap((file) => Object.values(composeStories(file, preview)) as unknown as Composed[])
  .filter(({ play }) => isStatic({ playFunction: play }));

/** A picture of every kind, in its states. */
const charts = stories.filter(({ id }) => /^data-(.*chart|histogram|calendarheatmap|sparkline)--/.test(id));

const frames = new Set<HTMLElement>();
afterEach(() => {
  for (const frame of frames) frame.remove();
  frames.clear();
});

/** Waits until what draws itself once it knows its size has done so. */
const sized = (element: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    observer.observe(element);
  });

async function show(story: Composed | undefined): Promise<HTMLElement> {
  clearAllMocks();
  const frame = document.createElement('div');
  frame.style.cssText = 'width: 720px; padding: 16px';
  document.body.append(frame);
  frames.add(frame);
  await story!.run({ canvasElement: frame });
  await sized(frame);
  return frame;
}

const called = (id: string) => stories.find((story) => story.id === id);

const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** A color as a browser paints it, over what lies beneath it. */
function painted(color: string, ground = '#000000'): string {
  for (const fill of [ground, color]) {
    paint.fillStyle = fill;
    paint.fillRect(0, 0, 1, 1);
  }
  return hex(paint.getImageData(0, 0, 1, 1).data);
}

const hex = ([r, g, b]: Uint8ClampedArray) =>
  `#${[r, g, b].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;

/** What the browser itself paints behind a page. */
const pageGround = () => painted(getComputedStyle(document.body).backgroundColor);

/** Whether an element fills an area; a line does not. */
function isShape(element: Element): element is SVGGeometryElement {
  if (!(element instanceof SVGGeometryElement)) return false;
  const { width, height } = element.getBBox();
  return width > 0 && height > 0;
}

/** The paint under the middle of a text: that of the topmost filled shape, else the page's. */
function groundOf(text: SVGTextElement): string {
  text.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = text.getBoundingClientRect();
  const page = pageGround();
  const shapes = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .filter((element) => isShape(element) && !element.contains(text));
  return shapes.reduceRight((ground, shape) => {
    const { fill, fillOpacity } = getComputedStyle(shape);
    if (fill === 'none' || Number(fillOpacity) === 0) return ground;
    return painted(fill, ground);
  }, page);
}

it('runs with the system’s own colors', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(pageGround()).toBe(dark ? '#000000' : '#ffffff');
  expect(painted(readColor('page', document.body))).toBe(pageGround());
});

describe('charts', () => {
  it.each(charts.map((story) => [story.id, story] as const))('%s can be read', async (_id, story) => {
    const frame = await show(story);
    for (const text of frame.querySelectorAll<SVGTextElement>('svg text')) {
      const ratio = contrastRatio(painted(getComputedStyle(text).fill), groundOf(text));
      expect(ratio, text.textContent).toBeGreaterThanOrEqual(textRatio);
    }
  });

  it('has texts, whole in number', async () => {
    const frame = await show(called('data-barchart--grouped'));
    await expect.poll(() => frame.querySelectorAll('svg text').length).toBeGreaterThan(10);
  });

  it.each(['data-trendchart--one-series', 'data-trendchart--many-series'])(
    '%s is painted in the system’s colors',
    async (id) => {
      const canvas = (await show(called(id))).querySelector('canvas')!;
      const page = pageGround();
      // Of the texts at the left edge, the least that a reader has to make out is their strongest pixel.
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, 36, canvas.height);
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255) seen.add(hex(data.slice(at, at + 3)));
      const ratios = [...seen].map((color) => contrastRatio(color, page));
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(textRatio);
    },
  );

  it('shows every series apart from its ground', () => {
    const page = pageGround();
    for (const name of seriesNames) {
      const ratio = contrastRatio(painted(readColor(name, document.body)), page);
      expect(ratio, name).toBeGreaterThanOrEqual(graphicsRatio);
    }
  });

  it('shows the focus', async () => {
    const page = pageGround();
    expect(contrastRatio(painted(readColor('focus', document.body)), page)).toBeGreaterThanOrEqual(
      graphicsRatio,
    );
  });
});

it('keeps the last letter of a badge within its edge', async () => {
  const frame = await show(called('showing-badge--quiet'));
  const edges = [...frame.querySelectorAll('span')].filter(
    (element) => getComputedStyle(element).borderRightStyle === 'solid',
  );
  expect(edges.length).toBeGreaterThan(0);
  for (const element of edges) {
    const { borderRightColor, paddingRight } = getComputedStyle(element);
    const drawn = painted(borderRightColor) !== pageGround();
    expect(drawn && paddingRight === '0px', element.textContent).toBe(false);
  }
});

it('sets the words of a filled button on its filling', async () => {
  const frame = await show(called('inputs-button--tones'));
  const filled = [...frame.querySelectorAll('button')].filter(
    (button) => getComputedStyle(button).forcedColorAdjust === 'none',
  );
  expect(filled.length).toBeGreaterThanOrEqual(2);
  for (const button of filled) {
    const { color, backgroundColor } = getComputedStyle(button);
    expect(contrastRatio(painted(color), painted(backgroundColor))).toBeGreaterThanOrEqual(textRatio);
  }
});

// The browser lays the page's ground behind all words but those of elements that keep their colors.
it('lays no ground of the color of the words behind words on a filling', async () => {
  const page = pageGround();
  const unseen: string[] = [];
  let words = 0;
  const filled =
    /^(?:showing-(?:badge|countbadge|tag|avatar)|inputs-(?:button|iconbutton|calendar|segmentedcontrol))--/;
  for (const story of stories.filter(({ id }) => filled.test(id))) {
    const frame = await show(story);
    for (const element of frame.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
      if (!text || !element.checkVisibility()) continue;
      words += 1;
      const { color, forcedColorAdjust } = getComputedStyle(element);
      if (painted(color) === page && forcedColorAdjust !== 'none')
        unseen.push(`${story.id}: ${text.textContent}`);
    }
    frame.remove();
  }
  expect(words).toBeGreaterThan(50);
  expect(unseen).toEqual([]);
});

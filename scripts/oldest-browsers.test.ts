import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../apps/portal/vite/oldest-browsers.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** What stands in where a browser lacks it, by the files that use it. */
type StandIns = Readonly<Record<string, string>>;

interface Lacking {
  readonly name: string;
  readonly use: RegExp;
  /** Which supported versions lack it. */
  readonly in: string;
  readonly standIns?: StandIns;
}

const ui = 'packages/ui/src/components';
const portal = 'apps/portal/src';

/**
 * What at least one of the oldest supported browsers lacks. Newer built-ins of JavaScript are not among it: the compiler knows none
 * beyond ES2023, and the build writes newer syntax as older.
 */
const lacking: readonly Lacking[] = [
  {
    name: 'field-sizing',
    use: /fieldSizing/,
    in: 'Firefox; Safari before 26.2',
    standIns: {
      [`${ui}/inputs/Textarea/Textarea.tsx`]: 'fitHeight',
      [`${ui}/frame/ChatPanel/ChatPanel.tsx`]: 'fitHeight',
      [`${ui}/inputs/Select/Select.tsx`]: 'it is as wide as its widest choice',
      [`${ui}/inputs/calendar-parts/MonthHead.tsx`]: 'it is as wide as its widest month',
    },
  },
  {
    name: 'animations by a scroll',
    use: /animationTimeline|animation-timeline/,
    in: 'Firefox; Safari before 26',
    standIns: { [`${ui}/scroll-shadows.ts`]: '@supports: the scroll bar stays' },
  },
  {
    name: 'exits from the top layer',
    use: /allow-discrete/,
    in: 'Firefox and Safari: overlay',
    standIns: { [`${ui}/overlays/overlay-rules.ts`]: '@supports: it closes at once' },
  },
  {
    name: 'content-visibility',
    use: /contentVisibility/,
    in: 'Safari before 18',
    standIns: {
      [`${ui}/showing/Card/Card.tsx`]: 'what is out of sight is laid out as well',
      [`${ui}/frame/NotificationList/NotificationList.tsx`]: 'what is out of sight is laid out as well',
      'packages/ui/src/themes/global-styles.ts': 'undoes it on paper',
      [`${portal}/screens/DashboardScreen.tsx`]: '@supports not: display',
    },
  },
  {
    name: 'text-wrap: pretty',
    use: /textWrap: 'pretty'/,
    in: 'Firefox; Safari before 26',
    standIns: {
      [`${ui}/showing/Card/Card.tsx`]: 'lines break elsewhere',
      [`${ui}/data/KpiTile/KpiTile.tsx`]: 'lines break elsewhere',
    },
  },
  {
    name: 'overflow-anchor',
    use: /overflowAnchor/,
    in: 'Safari',
    standIns: { [`${ui}/data/DataTable/DataTable.tsx`]: 'Safari moves nothing by itself' },
  },
  {
    name: 'scrollbar-width',
    use: /scrollbarWidth/,
    in: 'Safari before 18.2',
    standIns: {
      [`${ui}/scroll-shadows.ts`]: 'the scroll bar stays',
      [`${ui}/inputs/SegmentedControl/SegmentedControl.tsx`]: 'the scroll bar stays',
    },
  },
  {
    name: 'requestIdleCallback',
    use: /requestIdleCallback/,
    in: 'Safari',
    standIns: { [`${portal}/open-usage.ts`]: 'a delay' },
  },
  {
    name: 'full screen of a page',
    use: /requestFullscreen/,
    in: 'Safari on the iPhone',
    standIns: { [`${portal}/shell/use-wall-view.ts`]: 'the page is bare, but not on the whole screen' },
  },
  { name: 'first styles', use: /@starting-style/, in: 'Safari before 17.5' },
  { name: 'light-dark()', use: /light-dark\(/, in: 'Safari before 17.5' },
  {
    name: 'anchors',
    use: /anchorName|positionAnchor|positionArea|\banchor\(/,
    in: 'Firefox; Safari before 26',
  },
  { name: 'sizes between keywords', use: /interpolateSize|calc-size\(/, in: 'Firefox and Safari' },
  { name: 'trimmed text boxes', use: /textBox(?:Trim|Edge)?:/, in: 'Firefox; Chrome before 133' },
  { name: 'scoped rules', use: /'@scope/, in: 'Firefox before 146' },
  { name: 'conditions on styles', use: /@container style\(/, in: 'Firefox' },
  {
    name: 'functions and conditions of CSS',
    use: /'@function|'if\(|sibling-(?:index|count)\(/,
    in: 'Firefox and Safari',
  },
  { name: 'parts of details', use: /::details-content/, in: 'Safari before 18.4; Firefox before 143' },
  { name: 'scroll-state', use: /scroll-state\(|'::scroll-/, in: 'Firefox and Safari' },
  { name: 'scrollbar-gutter', use: /scrollbarGutter/, in: 'Safari before 18.2' },
  {
    name: 'view transitions',
    use: /startViewTransition|viewTransitionName/,
    in: 'Firefox before 144; Safari before 18',
  },
  { name: 'hidden until found', use: /until-found/, in: 'Safari before 26.2' },
  { name: 'closedby', use: /\bclosedby\b/, in: 'Safari; Chrome before 134' },
  { name: 'scrollend', use: /scrollend|onScrollEnd/, in: 'Safari before 26.2' },
  { name: 'URL.parse', use: /\bURL\.parse\(/, in: 'Safari before 18; Chrome before 126' },
  { name: 'scheduler', use: /\bscheduler\.(?:postTask|yield)\b/, in: 'Safari' },
  { name: 'moveBefore', use: /\.moveBefore\(/, in: 'Safari; Chrome before 133' },
  { name: 'cookieStore', use: /\bcookieStore\b/, in: 'Safari before 18.4' },
  {
    name: 'the navigation API',
    use: /\b(?:window|globalThis)\.navigation\b/,
    in: 'Firefox before 147; Safari before 26.2',
  },
  { name: 'file pickers', use: /show(?:Save|Open)FilePicker|showDirectoryPicker/, in: 'Firefox and Safari' },
  { name: 'ClipboardItem.supports', use: /ClipboardItem\.supports/, in: 'Safari before 18.4' },
  { name: 'device pixels of a size', use: /devicePixelContentBox/, in: 'Safari' },
  { name: 'trusted types', use: /\btrustedTypes\b/, in: 'Firefox before 148; Safari before 26' },
];

/** Code without its comments, which may name what it avoids. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const files = ['apps/portal/src', 'packages/ui/src']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(?:ts|tsx|css)$/.test(file))
  .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: code(read(file)) }));

describe('the oldest supported browsers', () => {
  it('are those that README.md names', () => {
    const { chrome, edge, firefox, safari } = oldestBrowsers;
    expect(edge).toBe(chrome);
    expect(read('README.md')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox} (ESR) and Safari ${safari}`,
    );
  });

  it('get syntax that they know', () => {
    expect(read('apps/portal/vite.config.ts')).toContain('target: Object.entries(oldestBrowsers)');
    for (const config of ['tsconfig.json', 'apps/portal/tsconfig.json', 'packages/ui/tsconfig.json'])
      expect(read(config)).toContain('"ES2023"');
  });

  it.each(lacking)('have a stand-in for $name, lacking in $in', ({ use, standIns = {} }) => {
    expect(files.length).toBeGreaterThan(500);
    const using = files.filter(({ text }) => use.test(text)).map(({ file }) => file);
    expect(using.sort()).toEqual(Object.keys(standIns).sort());
  });
});

import type { ContentBlock, ContentRun } from '@cnx/api';
import { Link, styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';

const Body = styled('div', {
  column: '$3',
  // As long as lines are read well.
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& ul, & ol': { display: 'grid', gap: '$1', margin: 0, paddingInlineStart: '$6' },
});
const Quote = styled('blockquote', {
  margin: 0,
  paddingInlineStart: '$4',
  borderInlineStart: '2px solid $border',
  color: '$textQuiet',
});
const Code = styled('code', {
  padding: '0 $1',
  borderRadius: '$mark',
  backgroundColor: '$hover',
  fontFamily: 'monospace',
  fontSize: '$small',
});
const Listing = styled('pre', {
  margin: 0,
  padding: '$3',
  border: '1px solid $border',
  borderRadius: '$control',
  fontFamily: 'monospace',
  fontSize: '$small',
  whiteSpace: 'pre-wrap',
});

/** Props of {@link ContentText}. */
export interface ContentTextProps {
  readonly blocks: readonly ContentBlock[];
  /** The language in which it is written. */
  readonly language: string;
  /** The level of the first headings in it: below the title of the page, or of a card. @default 2 */
  readonly headings?: 2 | 3;
}

/** A text of the operator: headings, paragraphs, lists and links, each of them text. */
export function ContentText({ blocks, language, headings = 2 }: ContentTextProps) {
  return <Body lang={language}>{shownBlocks(blocks, headings)}</Body>;
}

const isItem = ({ kind }: ContentBlock) => kind === 'item' || kind === 'numberedItem';

function shownBlocks(blocks: readonly ContentBlock[], headings: number): ReactNode[] {
  const shown: ReactNode[] = [];
  for (let place = 0; place < blocks.length;) {
    const block = blocks[place]!;
    const end = isItem(block) ? endOfList(blocks, place) : place + 1;
    shown.push(
      isItem(block) ? (
        <List key={place} items={blocks.slice(place, end)} />
      ) : (
        <Block key={place} block={block} headings={headings} />
      ),
    );
    place = end;
  }
  return shown;
}

/** The place behind a list: its items are of one kind on their own level, whatever is below them. */
function endOfList(blocks: readonly ContentBlock[], begin: number): number {
  const { kind, level } = blocks[begin]!;
  let end = begin + 1;
  while (end < blocks.length) {
    const next = blocks[end]!;
    if (!isItem(next) || next.level < level || (next.level === level && next.kind !== kind)) break;
    end += 1;
  }
  return end;
}

function List({ items }: { items: readonly ContentBlock[] }) {
  const [{ kind, level }] = items as [ContentBlock];
  const rows: ReactNode[] = [];
  for (let place = 0; place < items.length;) {
    const item = items[place]!;
    const inner = items.slice(place + 1);
    const next = inner.findIndex((one) => one.level <= level);
    const below = next < 0 ? inner : inner.slice(0, next);
    rows.push(
      <li key={place}>
        <Runs runs={item.runs} />
        {below.length > 0 && shownBlocks(below, 0)}
      </li>,
    );
    place += 1 + below.length;
  }
  return kind === 'numberedItem' ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

function Block({ block: { kind, level, runs }, headings }: { block: ContentBlock; headings: number }) {
  if (kind === 'code') return <Listing>{runs.map(({ text }) => text).join('')}</Listing>;
  if (kind === 'quote')
    return (
      <Quote>
        <Runs runs={runs} />
      </Quote>
    );
  if (kind === 'heading') {
    const depth = Math.min(6, level + headings - 2) as 2 | 3 | 4 | 5 | 6;
    return (
      <Text as={`h${depth}`} size={depth === 2 ? 'title' : 'lead'} weight="bold">
        <Runs runs={runs} />
      </Text>
    );
  }
  return (
    <Text>
      <Runs runs={runs} />
    </Text>
  );
}

/** Whether a link may be followed: another server may send what ours does not. */
const isSafe = (href: string) => /^(https:\/\/|\/(?![/\\]))/.test(href);

function Runs({ runs }: { runs: readonly ContentRun[] }) {
  return runs.map((run, place) => <Run key={place} run={run} />);
}

function Run({ run: { text, strong, emphasis, code, href } }: { run: ContentRun }) {
  let shown: ReactNode = text;
  if (code) shown = <Code>{shown}</Code>;
  if (emphasis) shown = <em>{shown}</em>;
  if (strong) shown = <strong>{shown}</strong>;
  if (href === null || !isSafe(href)) return shown;
  if (href.startsWith('/')) return <Link href={href}>{shown}</Link>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </Link>
  );
}

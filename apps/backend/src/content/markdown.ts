import { fromMarkdown } from 'mdast-util-from-markdown';
import type { components } from '@cnx/api/schema';

/** A heading, a paragraph or an item, as the contract has it. */
export type ContentBlock = components['schemas']['ContentBlock'];
type ContentRun = components['schemas']['ContentRun'];

/** Something in a text that is not taken, and on which of its lines it stands. */
export interface TextFault {
  readonly line: number;
  readonly message: string;
}

/** A text as blocks, and what of it was left out. */
export interface ReadText {
  readonly blocks: readonly ContentBlock[];
  readonly faults: readonly TextFault[];
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** As deep as headings and lists are shown; what is deeper stands there. */
const maxLevel = 4;
/** Runs of one block and blocks of one text, as the contract bounds them. */
const maxParts = 1_000;

/**
 * Reads the subset of Markdown that is shown: headings, paragraphs, lists, quotes, code, emphasis, and links to secure web
 * addresses and to pages of the portal. Nothing of it is ever markup again: raw HTML and pictures are left out, other links
 * lose their target, and each is named by its line.
 */
export function readMarkdown(text: string): ReadText {
  const blocks: ContentBlock[] = [];
  const faults: TextFault[] = [];
  const fault = (node: Pick<Node, 'position'>, message: string) =>
    void faults.push({ line: node.position?.start.line ?? 1, message });
  const block = (kind: ContentBlock['kind'], level: number, runs: readonly ContentRun[]) => {
    const said = joined(runs);
    if (said.length > 0)
      blocks.push({ kind, level: Math.min(level, maxLevel), runs: said.slice(0, maxParts) });
  };
  const read = (nodes: readonly Node[], quoted = false): void => {
    for (const node of nodes) {
      switch (node.type) {
        case 'heading':
          // The page's own title is above it.
          block('heading', Math.max(2, node.depth), runsOf(node.children, plain, fault));
          break;
        case 'paragraph':
          block(quoted ? 'quote' : 'paragraph', 1, runsOf(node.children, plain, fault));
          break;
        case 'code':
          block('code', 1, [{ ...plain, text: node.value }]);
          break;
        case 'blockquote':
          read(node.children, true);
          break;
        case 'list':
          readList(node, 1);
          break;
        default:
          fault(node, `${nameOf(node.type)} left out`);
      }
    }
  };
  const readList = (list: Extract<Node, { type: 'list' }>, level: number): void => {
    const kind = list.ordered ? 'numberedItem' : 'item';
    for (const { children } of list.children) {
      const own = children.flatMap((node) => (node.type === 'paragraph' ? [node] : []));
      block(
        kind,
        level,
        own.flatMap((node, place) => [
          ...(place > 0 ? [{ ...plain, text: '\n' }] : []),
          ...runsOf(node.children, plain, fault),
        ]),
      );
      for (const node of children)
        if (node.type === 'list') readList(node, level + 1);
        else if (node.type !== 'paragraph') fault(node, `${nameOf(node.type)} in a list left out`);
    }
  };
  const tooDeep = text.split('\n').findIndex((line) => depthOf(line) > maxDepth);
  if (tooDeep >= 0) return { blocks, faults: [{ line: tooDeep + 1, message: 'quotes or lists too deep' }] };
  read(fromMarkdown(text).children);
  const tooMany = blocks.length > maxParts ? [{ line: 1, message: `more than ${maxParts} blocks, cut` }] : [];
  return { blocks: blocks.slice(0, maxParts), faults: [...faults, ...tooMany] };
}

/** Quotes and lists within each other that a line may begin; the parser goes into each by itself. */
const maxDepth = 20;
const depthOf = (line: string) => /^[>\s\-+*\d.)]*/.exec(line)?.[0].match(/>|[-+*.)](?=\s)/g)?.length ?? 0;

const plain: ContentRun = { text: '', strong: false, emphasis: false, code: false, href: null };

/** The runs of a line; `style` is that of what stands around it. */
function runsOf(
  nodes: readonly Node[],
  style: ContentRun,
  fault: (node: Node, message: string) => void,
): ContentRun[] {
  return nodes.flatMap((node): ContentRun[] => {
    switch (node.type) {
      case 'text':
        return [{ ...style, text: node.value }];
      case 'break':
        return [{ ...style, text: '\n' }];
      case 'inlineCode':
        return [{ ...style, code: true, text: node.value }];
      case 'strong':
        return runsOf(node.children, { ...style, strong: true }, fault);
      case 'emphasis':
        return runsOf(node.children, { ...style, emphasis: true }, fault);
      case 'link': {
        const href = targetOf(node.url);
        if (href === undefined)
          fault(node, 'the target of a link is left out: https:// or a path of the portal is needed');
        return runsOf(node.children, { ...style, href: href ?? null }, fault);
      }
      default:
        fault(node, `${nameOf(node.type)} left out`);
        return [];
    }
  });
}

const names: Readonly<Record<string, string>> = {
  html: 'raw HTML',
  image: 'a picture',
  imageReference: 'a picture',
  linkReference: 'a link by reference',
  definition: 'the target of a reference',
  thematicBreak: 'a line across the page',
};
const nameOf = (type: string) => names[type] ?? type;

/** A portal to resolve paths by; no address leads there. */
const ownOrigin = 'https://portal.invalid';

/** Where a link may lead: a secure web address without a user, or a path of the portal. */
export function targetOf(given: string): string | undefined {
  if (given.length > 2_000 || !/^(https:\/\/|\/(?![/\\]))/i.test(given)) return undefined;
  if (!URL.canParse(given, ownOrigin)) return undefined;
  const { protocol, origin, username, password, hostname, href, pathname, search, hash } = new URL(
    given,
    ownOrigin,
  );
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  if (given.startsWith('/')) {
    const path = pathname + search + hash;
    return origin === ownOrigin && !path.startsWith('//') ? path : undefined;
  }
  // A name in other letters may look like one that people trust.
  return hostname.split('.').some((part) => part.startsWith('xn--')) ? undefined : href;
}

/** The same line in as few runs as it has styles. */
function joined(runs: readonly ContentRun[]): ContentRun[] {
  const all: ContentRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const isLike =
      last !== undefined &&
      last.strong === run.strong &&
      last.emphasis === run.emphasis &&
      last.code === run.code &&
      last.href === run.href;
    if (isLike) all[all.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') all.push(run);
  }
  return all;
}

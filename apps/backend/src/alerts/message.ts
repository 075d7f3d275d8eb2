import { byUrgency } from '@cnx/api/urgency';
import type { components } from '@cnx/api/schema';
import type { AlertFinding, ViewRows } from './findings.ts';
import { createItemWriter, type ItemWriter } from './items.ts';
import type { Reader } from './reader.ts';
import { counted, fill } from './words.ts';

type Schemas = components['schemas'];
type Item = Schemas['AlertItem'];

/** What mail, webhook and the list of what was sent say: one object for all of them. */
export type AlertMessage = Schemas['AlertMessage'];

/** Most items that a message names. */
export const maxItems = 100;

/** What a message is about. */
export interface Occasion {
  readonly id: string;
  readonly subscription: { readonly kind: Schemas['AlertKind']; readonly name: string };
  readonly at: Date;
  /** When the newest row behind it was measured; null where that is not known. */
  readonly dataAsOf: string | null;
  /** Path in the portal where all of it is seen. */
  readonly path: string;
  /** Whether a user asked for it to see that it arrives. @default false */
  readonly test?: boolean;
}

/** Notifications as the bell has them, the gravest and the largest losses first; other findings as they were found. */
function inOrder(findings: readonly AlertFinding[]): readonly AlertFinding[] {
  return findings.every((finding) => finding.kind === 'notification')
    ? byUrgency(findings, ({ notification: { severity, facts } }) => ({
        grade: ['high', 'medium', 'low', 'info'].indexOf(severity),
        // What was found before losses were noted has none.
        loss: facts?.loss ?? null,
      }))
    : findings;
}

/** Makes a message of what was found. */
export function writeMessage(
  { id, subscription: { kind, name }, at, dataAsOf, path, test = false }: Occasion,
  findings: readonly AlertFinding[],
  reader: Reader,
  origin: string,
): AlertMessage {
  const write = createItemWriter(reader, origin);
  const { items, total, summary, subject } = said(inOrder(findings), write);
  const { words, figures } = write;
  const isOne = kind === 'wells' && total === 1;
  const texts = findings.some((finding) => finding.kind === 'notification')
    ? words.subject
    : words.viewSubject;
  const all = { name, count: figures.count(total) };
  const line = subject ?? (isOne ? items[0]!.title : fill(counted(texts, figures.plural, total), all));
  const says = summary ?? (total === 0 ? words.nothing : null);
  return {
    id,
    kind,
    name,
    test,
    at: at.toISOString(),
    language: reader.language,
    subject: test ? fill(words.testSubject, { subject: line }) : line,
    summary: test ? [words.test, says].filter(Boolean).join(' ') : says,
    total,
    items: items.slice(0, maxItems),
    link: new URL(path, origin).href,
    dataAsOf,
  };
}

interface Said {
  readonly items: readonly Item[];
  readonly total: number;
  readonly summary?: string;
  readonly subject?: string;
}

function said(findings: readonly AlertFinding[], write: ItemWriter): Said {
  const parts = findings.map((finding): Said => {
    switch (finding.kind) {
      case 'notification':
        return { items: [write.notification(finding.notification)], total: 1 };
      case 'exception':
        return { items: [write.exception(finding.row)], total: 1 };
      case 'change':
        return { items: [write.change(finding.row)], total: 1 };
      case 'activity':
        return { items: [write.activity(finding.row)], total: 1 };
      case 'view':
        return { items: itemsOf(finding.rows, write), total: finding.total };
      case 'handover':
        return saidOfHandover(finding.handover, write);
    }
  });
  // Two summaries that had to wait for each other are one message: the newer one.
  const last = parts.at(-1);
  if (
    last &&
    findings.at(-1)?.kind !== 'notification' &&
    findings.some(({ kind }) => kind === 'view' || kind === 'handover')
  )
    return last;
  return {
    items: parts.flatMap(({ items }) => items),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
}

function itemsOf(listed: ViewRows, write: ItemWriter): Item[] {
  switch (listed.list) {
    case 'exceptions':
      return listed.rows.map(write.exception);
    case 'changePoints':
      return listed.rows.map(write.change);
    case 'schedule':
      return listed.rows.map(write.activity);
  }
}

function saidOfHandover(
  { since, until, note, author, counts, open, id }: Schemas['ShiftHandover'],
  write: ItemWriter,
): Said {
  const { words, figures } = write;
  const number = (value: number | null) => (value === null ? '–' : figures.count(value));
  const noted: Item[] = note
    ? [
        {
          id: id ?? 'note',
          title: author === null ? words.note : fill(words.noteOf, { author }),
          body: note,
          severity: null,
          link: null,
        },
      ]
    : [];
  return {
    items: [...noted, ...open.map(write.exception)],
    total: counts.open + noted.length,
    subject: fill(words.handoverSubject, { time: figures.clock(until) }),
    summary: fill(words.handover, {
      since: figures.clock(since),
      opened: number(counts.opened),
      ended: number(counts.ended),
      decided: number(counts.decided),
      open: number(counts.open),
    }),
  };
}

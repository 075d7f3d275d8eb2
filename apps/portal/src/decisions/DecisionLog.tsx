import type { ExceptionDecision } from '@cnx/api';
import { Badge, Button, Stack, styled, Text } from '@cnx/ui';
import { Undo2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { decisionText, writtenLines } from '../insight/decision-text.ts';
import { useFormats } from '../insight/use-formats.ts';
import { useKeptFocus } from '../insight/use-kept-focus.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import { usePortal } from '../use-portal.tsx';
import { undoDecision } from './decisions.ts';

/** What people decided, newest first; its children are {@link LogEntry}. */
export const Log = styled('ol', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Quiet = styled('span', {
  display: 'block',
  quiet: '$caption',
  figures: 'tabular',
  lineHeight: '$body',
});
const Decided = styled('li', {
  paddingInlineStart: '$3',
  borderInlineStart: '2px solid $border',
  overflowWrap: 'anywhere',
});
const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Props of {@link DecisionLog}. */
export interface DecisionLogProps {
  /** Newest first. */
  decisions: readonly ExceptionDecision[];
}

/**
 * What people decided on an event or a change, also what was taken back. The newest that stands can be taken back by whom it is
 * of, however long ago it was.
 */
export function DecisionLog({ decisions }: DecisionLogProps) {
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list);
  const newest = decisions.find(({ undone }) => !undone);
  return (
    <Log ref={list}>
      {decisions.map((decision) => (
        <Decision key={decision.id} decision={decision} canUndo={decision === newest && decision.mine} />
      ))}
    </Log>
  );
}

function Decision({ decision, canUndo }: { decision: ExceptionDecision; canUndo: boolean }) {
  const formats = useFormats();
  const portal = usePortal();
  const { by, at, comment, undone } = decision;
  const what = decisionText(decision, formats);
  const words = comment !== null && <Words dir="auto">{writtenLines(comment)}</Words>;
  return (
    <LogEntry
      what={undone ? <s>{what}</s> : what}
      mark={
        <EntryMark
          undone={undone}
          onTakeBack={canUndo ? () => void undoDecision(portal, [decision.id]) : undefined}
        />
      }
      by={by}
      at={at}
    >
      {undone ? words && <s>{words}</s> : words}
    </LogEntry>
  );
}

/** Props of {@link EntryMark}. */
export interface EntryMarkProps {
  /** Whether it was taken back. */
  undone: boolean;
  /** Takes it back. @default the reader cannot */
  onTakeBack?: (() => void) | undefined;
}

/** What stands beside an entry: that it was taken back, or the way to do so, however long ago it was made. */
export function EntryMark({ undone, onTakeBack }: EntryMarkProps) {
  const { t } = useFormats();
  if (undone)
    return (
      <Badge size="sm" icon={<Undo2 size={12} />}>
        {t('evidence.undone')}
      </Badge>
    );
  return (
    onTakeBack && (
      <Button size="sm" emphasis="quiet" icon={<Undo2 size={14} aria-hidden="true" />} onClick={onTakeBack}>
        {t('evidence.takeBack')}
      </Button>
    )
  );
}

/** Props of {@link LogEntry}. */
export interface LogEntryProps {
  what: ReactNode;
  /** Beside it. @default nothing */
  mark?: ReactNode;
  /** Who decided it; null when the account is gone. */
  by: string | null;
  /** When, ISO 8601. */
  at: string;
  /** What was written about it. @default nothing */
  children?: ReactNode;
}

/** One thing that was decided, by whom and when. */
export function LogEntry({ what, mark, by, at, children }: LogEntryProps) {
  const { t, dates } = useFormats();
  return (
    <Decided>
      <Stack direction="row" gap="2" wrap>
        <Text as="span" weight="medium">
          {what}
        </Text>
        {mark}
      </Stack>
      {children}
      <Quiet>
        {by === null ? t('evidence.someone') : truncateForDisplay(by)} ·{' '}
        <time dateTime={at}>{dates.clock(at)}</time>
      </Quiet>
    </Decided>
  );
}

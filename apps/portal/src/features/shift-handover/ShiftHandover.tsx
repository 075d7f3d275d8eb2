import type { ShiftHandover as Handover, ShiftHandoverLine } from '@cnx/api';
import { Button, Card, Select, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtom } from 'jotai';
import { ClipboardCopy, Printer } from 'lucide-react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { HandoverEvents, type EventColumns } from './HandoverEvents.tsx';
import { OnScreen } from './HandoverParts.tsx';
import { DecisionWords, Part } from './HandoverLists.tsx';
import { HandoverNote } from './HandoverNote.tsx';
import { Balance, Due, LastNote, Section, Stops } from './HandoverSections.tsx';
import { beginAtom, handoverFailure } from './shift-handover.atoms.ts';
import { handoverText, listsOf, spanText } from './shift-handover.ts';

const small = { size: 16, 'aria-hidden': true } as const;
const hourMs = 3_600_000;
/** Begins that can be chosen (hours ago). */
const begins = [8, 12, 24] as const;

/** Props of {@link ShiftHandover}. */
export interface ShiftHandoverProps {
  view: InsightView<Handover>;
  /** The hand-overs that were confirmed, newest first; empty while they are not known. */
  earlier: readonly ShiftHandoverLine[];
  /** Writes the columns of events. */
  columns: EventColumns;
  /** Address that opens an event. */
  hrefOf: (id: string) => string;
  /** Address of a hand-over. */
  handoverHref: (id: string) => string;
}

/**
 * What one shift leaves to the next, news first: the last note, what the time comes to, what was opened, what ended, what was
 * decided, and at last what is left open.
 */
export function ShiftHandover({ view, earlier, columns, hrefOf, handoverHref }: ShiftHandoverProps) {
  const { t } = useFormats();
  if (view.status === 'failed')
    return (
      <Card title={t('handover.title')}>
        <InsightFailure failure={handoverFailure} view={view} />
      </Card>
    );
  if (view.status === 'loading')
    return (
      <Card title={t('handover.title')} loading>
        <Skeleton lines={8} />
      </Card>
    );
  const { body } = view;
  const { id, mine, confirmedAt, counts, newestDay } = body;
  const isWritten = id === null || (mine && confirmedAt === null);
  const [last] = earlier;
  const before = earlier.find(({ until }) => until === body.since);
  // Another one begins with its own note.
  const note = <HandoverNote key={`${id ?? ''} ${String(mine)} ${confirmedAt ?? ''}`} handover={body} />;
  const shown = { columns, newestDay, hrefOf };
  return (
    <>
      <Head handover={body} />
      {isWritten ? last && <LastNote line={last} /> : note}
      <Balance handover={body} beginHref={before ? handoverHref(before.id) : null} />
      <Stops stops={body.stops} />
      <Due handover={body} hrefOf={hrefOf} />
      {isWritten && note}
      {listsOf(body).map((list) => (
        <Section key={list} list={list}>
          {list === 'decided' ? (
            <Part title={t('handover.list.decided')} count={counts.decided} rows={body.decided}>
              {(decision) => <DecisionWords decision={decision} hrefOf={hrefOf} />}
            </Part>
          ) : (
            <HandoverEvents {...shown} list={list} count={counts[list] ?? 0} rows={body[list]} />
          )}
        </Section>
      ))}
    </>
  );
}

/** Its time, and what takes it along. */
function Head({ handover }: { handover: Handover }) {
  const formats = useFormats();
  const { t } = formats;
  const { store } = usePortal();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handoverText(handover, formats));
      showToast(store, { key: 'portal:handover.copied' }, 'good');
    } catch {
      showToast(store, { key: 'portal:handover.notCopied' }, 'critical');
    }
  };
  return (
    <Stack direction="row" gap="3" wrap align="center" justify="space-between">
      <Text figures>{spanText(handover, formats)}</Text>
      <OnScreen>
        <Stack direction="row" gap="2" wrap align="center">
          {handover.id === null && <Begin />}
          <Button size="sm" icon={<ClipboardCopy {...small} />} onClick={() => void copy()}>
            {t('handover.copy')}
          </Button>
          <Button size="sm" icon={<Printer {...small} />} onClick={() => print()}>
            {t('handover.print')}
          </Button>
        </Stack>
      </OnScreen>
    </Stack>
  );
}

/** From when on it is, until a user has saved it. */
function Begin() {
  const { t } = useFormats();
  const { now } = usePortal();
  const [begin, setBegin] = useAtom(beginAtom);
  const items = [
    { value: 'last', label: t('handover.begin.last') },
    ...begins.map((hours) => ({ value: String(hours), label: t('handover.begin.hours', { count: hours }) })),
  ];
  return (
    <Select
      label={t('handover.begin.label')}
      labelHidden
      value={begin === null ? 'last' : String(begin.hours)}
      onValueChange={(value) => {
        const hours = Number(value);
        setBegin(
          value === 'last'
            ? null
            : { hours, since: new Date(now().getTime() - hours * hourMs).toISOString() },
        );
      }}
      items={items}
    />
  );
}

import type { WellException } from '@cnx/api';
import { Badge, Button, EmptyState, SegmentedControl, Select, styled } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { InsightFrame, ListDefinition } from '../../insight/insight-definition.ts';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { exceptionPartAtom, shownExceptionsAtom } from '../../state/area-choice.atoms.ts';
import { DecideActions } from './DecideActions.tsx';
import { ExceptionPanel } from './ExceptionPanel.tsx';
import { listColumns } from './exceptions.columns.tsx';
import {
  exceptionReportFailure,
  exceptionRowsAtom,
  exceptionShowAtom,
  newOfPartAtom,
  shownPartAtom,
} from './exceptions.atoms.ts';
import { answerWithinDays, exceptionShows, type ExceptionShow } from './exceptions.ts';
import { lookedSinceAtom } from './visit.ts';

const Rule = styled('div', { paddingTop: '$2' });

const exceptionId = ({ id }: WellException) => id;

/**
 * The one list of exceptions: an event a row, the largest loss per day first. A row opens its evidence beside the list;
 * ticked rows are decided on together.
 */
function exceptionList(show: ExceptionShow): ListDefinition<WellException> {
  return {
    area: 'exceptions',
    failure: exceptionReportFailure,
    // What is open may have begun before the window, and its rows say when.
    rows: {
      noun: 'events',
      resultAtom: exceptionRowsAtom,
      columns: listColumns,
      rowId: exceptionId,
      wellOf: ({ well }) => well,
      sort: { columnId: 'lossPerDay', direction: 'descending' },
      // Planned work has a list of its own.
      hidden: ['field', 'foundAt', 'planned'],
      lineColumns: ['lossPerDay', 'severity', 'kind', 'cause', 'status', 'owner', 'age'],
      extent: (counts, { t }) => t(`exceptions.extent.${show}`, counts),
      details: {
        choice: 'exception',
        name: ({ t }) => t('exceptions.panel.title'),
        Panel: ExceptionPanel,
      },
      Actions: ShowChoice,
      Empty: NothingShown,
      Note: WaitingRule,
      TickedActions: DecideActions,
    },
  };
}

/** The list by which events it shows: the same objects, so that the table keeps what it knows. */
export const exceptionLists = Object.fromEntries(
  exceptionShows.map((show) => [show, exceptionList(show)]),
) as Record<(typeof exceptionShows)[number], ListDefinition<WellException>>;

/** Why none is shown, and the way to all that are open. */
function NothingShown({ frame }: { frame: InsightFrame }) {
  const { t } = useFormats();
  const show = useAtomValue(exceptionShowAtom);
  const part = useAtomValue(shownPartAtom);
  const choose = useSetAtom(shownExceptionsAtom);
  const choosePart = useSetAtom(exceptionPartAtom);
  const isNarrowed = show !== exceptionShows[0] || part !== null || frame.filtered;
  const showOpen = () => {
    if (frame.filtered) frame.onClearFilters();
    choosePart(null);
    choose(null);
  };
  return (
    <EmptyState
      title={t(`exceptions.empty.${show}`)}
      description={frame.filtered ? t('exceptions.empty.filtered') : undefined}
      actions={isNarrowed && <Button onClick={showOpen}>{t('exceptions.empty.showOpen')}</Button>}
    />
  );
}

/** By which rule the state of a row warns. */
function WaitingRule() {
  const { t } = useFormats();
  return (
    <Rule>
      <Badge tone="warning" emphasis="quiet">
        {t('exceptions.waitsLong', { count: answerWithinDays })}
      </Badge>
    </Rule>
  );
}

/** Which events are shown: `mine` are the user's, `new` there are where it is known when the user last looked. */
function ShowChoice() {
  const { t, quantities } = useFormats();
  const narrow = useNarrowPage();
  const show = useAtomValue(exceptionShowAtom);
  const choose = useSetAtom(shownExceptionsAtom);
  const label = t('exceptions.show.label');
  const since = useAtomValue(lookedSinceAtom);
  const newCount = useAtomValue(newOfPartAtom);
  const items = exceptionShows
    .filter((value) => value !== 'new' || since !== null || show === 'new')
    .map((value) => ({
      value,
      label:
        value === 'new' && newCount !== null
          ? t('exceptions.show.newCount', { number: quantities.count(newCount) })
          : t(`exceptions.show.${value}`),
    }));
  const change = (next: (typeof exceptionShows)[number]) => choose(next === exceptionShows[0] ? null : next);
  return narrow ? (
    <Select label={label} labelHidden value={show} onValueChange={change} items={items} />
  ) : (
    <SegmentedControl label={label} size="sm" value={show} onValueChange={change} items={items} />
  );
}

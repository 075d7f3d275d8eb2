import { exceptionShows, type ExceptionPart, type ExceptionShow } from '@cnx/api/view-calls';
import type { WellException } from '@cnx/api';
import { Button, EmptyState, SegmentedControl, Select, styled, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { TriangleAlert } from 'lucide-react';
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
  allPartsCountAtom,
  exceptionSummaryViewAtom,
  newOfPartAtom,
  showAllOpenAtom,
  shownPartAtom,
} from './exceptions.atoms.ts';
import { answerWithinDays } from './exceptions.ts';
import { lookedSinceAtom } from './visit.ts';

const Notes = styled('div', { row: '$2 $4', flexWrap: 'wrap', paddingTop: '$2' });
/** As the badge of a row, with room for a sentence: on a phone it goes on in a second line. */
const Rule = styled('span', {
  row: '$1',
  color: '$warningText',
  fontSize: '$caption',
  fontWeight: '$medium',
  '& > svg': { flex: 'none' },
});

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
      hidden: ['severity', 'field', 'foundAt', 'planned'],
      lineColumns: ['lossPerDay', 'kind', 'course', 'cause', 'status', 'owner', 'age'],
      extent: (counts, { t }) => t(`exceptions.extent.${show}`, counts),
      details: {
        choice: 'exception',
        name: ({ t }) => t('exceptions.panel.title'),
        Panel: ExceptionPanel,
      },
      Actions: ShowChoice,
      Empty: NothingShown,
      Note: ListNotes,
      TickedActions: DecideActions,
    },
  };
}

/** The list by which events it shows: the same objects, so that the table keeps what it knows. */
export const exceptionLists = Object.fromEntries(
  exceptionShows.map((show) => [show, exceptionList(show)]),
) as Record<(typeof exceptionShows)[number], ListDefinition<WellException>>;

/** Why none is shown, and the way to more. */
function NothingShown({ frame }: { frame: InsightFrame }) {
  const part = useAtomValue(shownPartAtom);
  return part === null ? <NothingAtAll frame={frame} /> : <NothingInPart frame={frame} part={part} />;
}

/** That a part has none says nothing of the others. */
function NothingInPart({ frame, part }: { frame: InsightFrame; part: ExceptionPart }) {
  const { t, quantities } = useFormats();
  const others = useAtomValue(allPartsCountAtom);
  const choosePart = useSetAtom(exceptionPartAtom);
  if (others === 0) return <NothingAtAll frame={frame} />;
  return (
    <EmptyState
      title={t(`exceptions.empty.part.${part}`)}
      description={
        others === null ? undefined : t('exceptions.empty.others', { number: quantities.count(others) })
      }
      actions={<Button onClick={() => choosePart(null)}>{t('exceptions.parts.all')}</Button>}
    />
  );
}

/** None in any part: the way leads to all that are open. */
function NothingAtAll({ frame }: { frame: InsightFrame }) {
  const { t } = useFormats();
  const show = useAtomValue(exceptionShowAtom);
  const part = useAtomValue(shownPartAtom);
  const showAllOpen = useSetAtom(showAllOpenAtom);
  const isNarrowed = show !== exceptionShows[0] || part !== null || frame.filtered;
  return (
    <EmptyState
      title={t(`exceptions.empty.${show}`)}
      description={frame.filtered ? t('exceptions.empty.filtered') : undefined}
      actions={isNarrowed && <Button onClick={showAllOpen}>{t('exceptions.empty.showOpen')}</Button>}
    />
  );
}

/** By which rule the age of a row warns, and how much of what open events lose is known work. */
function ListNotes() {
  const { t, quantities } = useFormats();
  const show = useAtomValue(exceptionShowAtom);
  const summary = useAtomValue(exceptionSummaryViewAtom);
  const { oilInWork, gasInWork } =
    summary.status === 'shown' && show === 'open' ? summary.body : { oilInWork: 0, gasInWork: 0 };
  const inWork = [
    oilInWork > 0 && quantities.text('liquidRate', oilInWork, { digits: 1 }),
    gasInWork > 0 && t('exceptions.ofGasWells', { amount: quantities.text('gasRate', gasInWork) }),
  ].filter((text) => text !== false);
  return (
    <Notes>
      <Rule>
        <TriangleAlert size={14} aria-hidden="true" />
        <span>{t('exceptions.waitsLong', { count: answerWithinDays })}</span>
      </Rule>
      {inWork.length > 0 && (
        <Text size="small" emphasis="quiet">
          {t('exceptions.inWork', { loss: inWork.join(' + ') })}
        </Text>
      )}
    </Notes>
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

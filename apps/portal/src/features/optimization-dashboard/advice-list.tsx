import { SegmentedControl, Select } from '@cnx/ui';
import { useAtom } from 'jotai';
import { rowsParts, type ListDefinition } from '../../insight/insight-definition.ts';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { listViewAtom } from '../../state/list.atoms.ts';
import { AdviceActions } from './AdviceActions.tsx';
import { byGrossOil, onlyCounts, ownerOf, type AdviceRow } from './advice-row.ts';
import { adviceColumns } from './advice.columns.tsx';
import { AdvicePanel } from './AdvicePanel.tsx';
import { adviceRowsAtom, optimizationFailures } from './optimization-dashboard.atoms.ts';
import { rankOf, ranks, type Rank } from './optimization-dashboard.ts';

const parts = rowsParts(
  ['open', 'mine', 'unassigned', 'snoozed', 'nothing', 'accepted', 'done', 'rejected', 'over', 'all'],
  (rows: readonly AdviceRow[], { t }) => {
    const of = (...some: AdviceRow['status'][]) => rows.filter(({ status }) => some.includes(status));
    // What leaves nothing beside counted losses is no advice.
    const promising = of('proposed').filter((row) => !onlyCounts(row));
    const open = promising.filter(({ snoozedUntil }) => snoozedUntil === null);
    const isGiven = open.some((row) => ownerOf(row));
    return {
      open: { label: t('optimization.parts.open'), rows: open },
      mine: {
        label: t('optimization.parts.mine'),
        rows: of('proposed', 'accepted').filter(({ mine }) => mine),
      },
      // Where no one was given anything it is all that is open.
      unassigned: {
        label: t('optimization.parts.unassigned'),
        rows: isGiven ? open.filter((row) => ownerOf(row) === null) : [],
      },
      snoozed: {
        label: t('optimization.parts.snoozed'),
        rows: promising.filter(({ snoozedUntil }) => snoozedUntil !== null),
      },
      nothing: { label: t('optimization.parts.nothing'), rows: of('proposed').filter(onlyCounts) },
      accepted: { label: t('optimization.parts.accepted'), rows: of('accepted') },
      done: { label: t('optimization.parts.done'), rows: of('done') },
      rejected: { label: t('optimization.parts.rejected'), rows: of('rejected') },
      over: { label: t('optimization.parts.over'), rows: of('expired') },
      all: { label: t('optimization.parts.all'), rows },
    };
  },
);

/** The one list of advice: a step a row, most oil first; a row opens its panel beside the list. */
export const adviceList: ListDefinition<AdviceRow> = {
  area: 'advice',
  failure: optimizationFailures.frequencyChangeInfo,
  rows: {
    noun: 'advice',
    resultAtom: adviceRowsAtom,
    columns: adviceColumns,
    rowId: ({ id }) => id,
    wellOf: ({ well }) => well,
    order: byGrossOil,
    sort: { columnId: 'oil', direction: 'descending' },
    hidden: ['found', 'liquid'],
    lineColumns: ['oil', 'what', 'setting', 'status', 'owner'],
    parts,
    details: { choice: 'advice', name: ({ t }) => t('optimization.panel.title'), Panel: AdvicePanel },
    Actions: RankChoice,
    TickedActions: AdviceActions,
  },
};

/** By what the advice is ranked; its columns sort by anything else. */
function RankChoice() {
  const { t } = useFormats();
  const narrow = useNarrowPage();
  const [{ sort }, show] = useAtom(listViewAtom);
  const rank = sort === 'none' ? null : rankOf(sort);
  const label = t('optimization.rank.label');
  const items = (Object.keys(ranks) as Rank[]).map((value) => ({
    value,
    label: t(`optimization.rank.${value}`),
  }));
  const choose = (value: Rank) => show({ sort: value === 'oil' ? null : ranks[value] });
  return narrow ? (
    <Select label={label} labelHidden value={rank ?? 'oil'} onValueChange={choose} items={items} />
  ) : (
    <SegmentedControl label={label} size="sm" value={rank ?? 'oil'} onValueChange={choose} items={items} />
  );
}

import type { ExceptionFinding } from '@cnx/api';
import { Accordion, styled, VisuallyHidden } from '@cnx/ui';
import { useFormats } from '../../../insight/use-formats.ts';
import { quantitiesOf, quantityOf, type MainProduct } from '../../../quantities.ts';
import type { FindingDay, FindingDays, LossDay, LossDays } from './finding-days.ts';
import type { WorkingLine } from './working-line.ts';
import { Table } from './WorkingTables.tsx';

const Scroll = styled('div', { maxHeight: 320, overflow: 'auto', focusRing: 2 });
const PartHead = styled('th', {
  '&&&': { paddingBlockStart: '$3', color: '$text', fontWeight: '$medium', textAlign: 'start' },
});
/** Props of {@link Days}. */
export interface DaysProps {
  finding: ExceptionFinding;
  /** Null while they are not known. */
  days: FindingDays | null;
  /** What they were used for: says with how many digits. */
  lines: readonly WorkingLine[];
  /** What the well is for. */
  product: MainProduct;
}

/** The days behind the medians and the sum, newest first, with as many digits as these take. */
export function Days({ finding, days, lines, product }: DaysProps) {
  const { t, quantities } = useFormats();
  const count = days ? days.own.length + days.baseline.length : 0;
  if (!days || count === 0) return null;
  const content = <DaysTable days={days} lines={lines} variable={finding.variable} product={product} />;
  return (
    <Accordion
      headingLevel={4}
      items={[{ value: finding.id, label: t('evidence.days'), hint: quantities.count(count), content }]}
    />
  );
}

/** Props of {@link LossDaysTable}. */
export interface LossDaysTableProps {
  /** What the loss is called. */
  name: string;
  days: LossDays['days'];
  line: WorkingLine;
  /** What was lost. */
  product: MainProduct;
}

/** The days behind the loss of an event so far, newest first. */
export function LossDaysTable({ name, days, line, product }: LossDaysTableProps) {
  const { t, quantities } = useFormats();
  const table = (
    <DaysTable
      days={{ own: days, baseline: [], unit: 'Sm3/d' }}
      lines={[line]}
      variable={null}
      product={product}
      own={name}
      ofEvent
    />
  );
  const label = t('evidence.lossDays', { name });
  const hint = quantities.count(days.length);
  return <Accordion headingLevel={4} items={[{ value: 'loss', label, hint, content: table }]} />;
}

interface DaysTableProps {
  days: {
    readonly own: readonly (FindingDay | LossDay)[];
    readonly baseline: readonly FindingDay[];
    unit: string;
  };
  lines: readonly WorkingLine[];
  /** What was compared, where it is no loss of production. */
  variable: ExceptionFinding['variable'];
  product: MainProduct;
  /** What the days after the baseline are of. @default the finding */
  own?: string;
  /** Whether the days are those of the event, with what was expected on each, and not those of a rule. @default false */
  ofEvent?: boolean;
}

function DaysTable({ days, lines, variable, product, own, ofEvent = false }: DaysTableProps) {
  const { t, quantities, dates } = useFormats();
  const digitsOf = (...ids: WorkingLine['id'][]) =>
    Math.max(
      1,
      ...lines
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ operands }) => operands.map(({ digits }) => digits)),
    );
  const hours = { id: 'hours', label: t('evidence.onStreamHours'), quantity: 'hours', digits: 1 } as const;
  const compared = quantityOf(days.unit) ?? 'liquidRate';
  const { rate, volume } = quantitiesOf(product);
  const made = {
    id: 'oil',
    label: t(product === 'gas' ? 'productionDay.gas' : 'productionDay.oil'),
    quantity: volume,
    digits: 1,
  } as const;
  const lost = { quantity: volume, digits: digitsOf('lossSinceStart', 'lossSoFar') } as const;
  const hasPlanned = days.own.some((day) => 'planned' in day && day.planned > 0);
  const losses = ofEvent
    ? ([
        hours,
        { ...lost, id: 'expected', label: t('exceptions.file.baseline') },
        made,
        ...(hasPlanned ? ([{ ...made, id: 'planned', label: t('evidence.planned') }] as const) : []),
        { ...lost, id: 'lost', label: t('evidence.lost') },
      ] as const)
    : ([
        hours,
        made,
        { id: 'rate', label: t('evidence.rate'), quantity: rate, digits: digitsOf('baseline', 'rate') },
        { ...lost, id: 'lost', label: t('evidence.below') },
      ] as const);
  const columns =
    variable === null
      ? losses
      : ([
          hours,
          {
            id: 'rate',
            label: t(`vocabulary.variable.${variable}`),
            quantity: compared,
            digits: digitsOf('meanBefore', 'meanAfter'),
          },
        ] as const);
  const parts = [
    { id: 'own', label: own ?? t('evidence.ofFinding'), rows: days.own },
    { id: 'baseline', label: t('evidence.ofBaseline'), rows: days.baseline },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('evidence.days')}>
      <Table days>
        <caption>
          <VisuallyHidden>{t('evidence.days')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('evidence.day')}</th>
            {columns.map(({ id, label, quantity }) => (
              <th key={id} scope="col">
                {label}, {quantities.unit(quantity)}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ id: part, label, rows }) => (
          <tbody key={part}>
            <tr>
              <PartHead scope="rowgroup" colSpan={columns.length + 1}>
                {label}
              </PartHead>
            </tr>
            {[...rows].reverse().map((row) => (
              <tr key={row.day}>
                <th scope="row">{dates.shortDay(row.day)}</th>
                {columns.map(({ id, quantity, digits }) => (
                  <td key={id}>{quantities.number(quantity, amountOf(row, id), { digits })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Scroll>
  );
}

/** What a row has in a column; null where it has none. */
function amountOf(row: FindingDay | LossDay, id: keyof FindingDay | keyof LossDay): number | null {
  const value = { ...emptyDay, ...row }[id];
  return typeof value === 'number' ? value : null;
}
const emptyDay = { rate: null, expected: null, planned: null };

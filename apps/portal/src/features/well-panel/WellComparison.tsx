import type { Well, WellException, WellSeries } from '@cnx/api';
import { Skeleton, styled } from '@cnx/ui';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { comparedRows, differenceOf, digitsOf, type ComparedRow } from './comparison.ts';
import { Nothing, WellPart } from './WellPart.tsx';

/** Height of the table, px. */
const tableHeight = 320;

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$body',
  overflowWrap: 'normal',
  'th, td': { padding: '$2 0', textAlign: 'end', verticalAlign: 'baseline', fontWeight: '$regular' },
  'th:first-child': { textAlign: 'start' },
  ':is(th, td):not(:first-child)': { paddingInlineStart: '$2' },
  'thead th': { color: '$text', fontWeight: '$medium' },
  'tbody th': { color: '$textQuiet' },
  td: { color: '$text', figures: 'tabular' },
  'tbody tr > *': { borderTop: '1px solid $border' },
});
const Unit = styled('span', { color: '$textQuiet', whiteSpace: 'nowrap' });

/** The second well, as far as it is known. */
export interface SecondWell {
  readonly well: InsightView<Well>;
  readonly exceptions: InsightView<readonly WellException[]>;
}

/** Props of {@link WellComparison}. */
export interface WellComparisonProps {
  well: InsightView<Well>;
  exceptions: InsightView<readonly WellException[]>;
  other: SecondWell;
  /** The curves of both. */
  series: InsightView<WellSeries>;
}

/** The figures of two wells side by side, and by how much they differ. */
export function WellComparison({ well, exceptions, other, series }: WellComparisonProps) {
  const formats = useFormats();
  const { t } = formats;
  return (
    <WellPart
      title={t('wellPanel.sideBySide')}
      view={other.well}
      failure="portal:failures.well"
      height={tableHeight}
    >
      {(second) => {
        // What could not be had of the first well is said where its facts are.
        if (well.status !== 'shown')
          return well.status === 'loading' ? <Skeleton shape="block" height={tableHeight} /> : null;
        const rows = comparedRows(
          { well: well.body, exceptions: shown(exceptions) },
          { well: second, exceptions: shown(other.exceptions) },
          shown(series),
        );
        return (
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('wellPanel.figure')}</th>
                <th scope="col">{well.body.well.name}</th>
                <th scope="col">{second.well.name}</th>
                <th scope="col">{t('wellPanel.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.figure}>
                  <th scope="row">
                    {t(`wellPanel.compared.${row.figure}`)}
                    {row.unit !== null && <Unit>, {unitOf(row, formats)}</Unit>}
                  </th>
                  <td>
                    <Side row={row} value={row.own} formats={formats} />
                  </td>
                  <td>
                    <Side row={row} value={row.other} formats={formats} />
                  </td>
                  <td>{differenceText(row, formats)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        );
      }}
    </WellPart>
  );
}

function shown<Body>(view: InsightView<Body>): Body | null {
  return view.status === 'shown' ? view.body : null;
}

interface SideProps {
  row: ComparedRow;
  value: ComparedRow['own'];
  formats: Formats;
}

/** What one well has of a row, in the unit of its head; that it has nothing is said in words. */
function Side({ row: { figure, unit }, value, formats: { t, quantities } }: SideProps) {
  if (value === null) return <Nothing>{t('wellPanel.notKnown')}</Nothing>;
  if (typeof value === 'string') return t(`vocabulary.method.${value as Well['methodOfProduction']}`);
  return quantities.wireParts(unit, value, { digits: digitsOf(figure) }).value;
}

/** The unit of a row; null of what has none. */
function unitOf({ unit }: ComparedRow, { quantities }: Formats): string | null {
  return unit === null ? null : quantities.wireParts(unit, 0).unit;
}

/** By how much the wells differ, with its unit where that is not the row's: shares differ by points. */
function differenceText(row: ComparedRow, formats: Formats): string {
  const difference = differenceOf(row);
  if (difference === null) return unknownValue;
  const digits = { digits: digitsOf(row.figure) };
  const { value, unit } = formats.quantities.wireChange(row.unit, difference, digits);
  return unit === unitOf(row, formats) || unit === null ? value : `${value}\u00a0${unit}`;
}

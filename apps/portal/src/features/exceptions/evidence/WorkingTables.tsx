import type { ExceptionFinding } from '@cnx/api';
import { styled, VisuallyHidden } from '@cnx/ui';
import { useFormats, type Formats } from '../../../insight/use-formats.ts';
import { calculationText, figureText, resultText } from './working-text.ts';
import { writtenAlone, type WorkingLine } from './working-line.ts';

/** Names at the left, values at the right. */
export const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$body',
  'th, td': { padding: '$1 0', textAlign: 'start', verticalAlign: 'baseline', fontWeight: '$regular' },
  'th:not(:first-child), td': { paddingInlineStart: '$3' },
  // A calculation has no spaces to break at; a name breaks between its words.
  'td:not(:last-child)': { overflowWrap: 'anywhere' },
  'tr > :last-child': { textAlign: 'end' },
  thead: { th: { color: '$textQuiet', fontSize: '$caption', fontWeight: '$medium' } },
  'tbody th': { color: '$textQuiet' },
  td: { color: '$text', figures: 'tabular' },
  'tbody tr > *': { borderTop: '1px solid $border' },
  variants: {
    days: {
      true: {
        '& :is(th, td):not(:first-child)': { textAlign: 'end' },
        '& tbody th': { whiteSpace: 'nowrap' },
      },
    },
  },
});
const Outcome = styled('td', { whiteSpace: 'nowrap', fontWeight: '$medium' });
const Note = styled('span', {
  display: 'block',
  quiet: '$caption',
  whiteSpace: 'normal',
  fontWeight: '$regular',
});

/** What a rule saw, each value under its name. */
export function Inputs({ finding }: { finding: ExceptionFinding }) {
  const formats = useFormats();
  const { t } = formats;
  if (finding.inputs.length === 0) return null;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('evidence.inputs')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('evidence.input')}</th>
          <th scope="col">{t('evidence.value')}</th>
        </tr>
      </thead>
      <tbody>
        {finding.inputs.map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row">{t(`evidence.inputName.${name}`)}</th>
            <Outcome>{inputText(name, { value, unit }, formats)}</Outcome>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Differences have their sign, and shares differ by points. */
function inputText(name: string, figure: { value: number; unit: string }, formats: Formats): string {
  const written = writtenAlone(figure);
  if (!name.endsWith('Change')) return figureText(written, formats);
  const { value, unit } = formats.quantities.wireChange(figure.unit, figure.value, {
    digits: written.digits,
  });
  return [value, unit].filter(Boolean).join('\u00a0');
}

/** Props of {@link Steps}. */
export interface StepsProps {
  /** What is worked out. */
  name: string;
  lines: readonly WorkingLine[];
}

/** A calculation, step by step. */
export function Steps({ name, lines }: StepsProps) {
  const formats = useFormats();
  const { t } = formats;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('evidence.step')}</th>
          <th scope="col">{t('evidence.calculation')}</th>
          <th scope="col">{t('evidence.result')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <tr key={place}>
            <th scope="row">{t(`evidence.line.${line.id}`)}</th>
            <td>{calculationText(line, formats)}</td>
            <Outcome>
              {line.result && '= '}
              {resultText(line, formats)}
              {line.result && !line.holds && <Note>{t('evidence.otherRows')}</Note>}
            </Outcome>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

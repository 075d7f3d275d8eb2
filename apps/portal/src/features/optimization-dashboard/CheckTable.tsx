import type { FrequencyChange } from '@cnx/api';
import { Badge, styled } from '@cnx/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../insight/use-formats.ts';
import { checkName } from './advice.columns.tsx';

/** Few rows that are read, not worked with. */
export const SmallTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  figures: 'tabular',
  'th, td': { padding: '$1 $2', borderBottom: '1px solid $border', textAlign: 'start' },
  '@media (max-width: 479px)': { 'th, td': { paddingInline: '$1' } },
  'th:first-child, td:first-child': { paddingInlineStart: 0 },
  'thead th': { quiet: '$caption', fontWeight: '$regular' },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
});

/** Each guard rail with what was found, what it may be, and whether the step passes. */
export function CheckTable({ checks }: Pick<FrequencyChange, 'checks'>) {
  const formats = useFormats();
  const { t, quantities } = formats;
  return (
    <SmallTable>
      <thead>
        <tr>
          <th scope="col">{t('optimization.panel.check')}</th>
          <th scope="col" data-number="">
            {t('optimization.panel.value')}
          </th>
          <th scope="col" data-number="">
            {t('optimization.panel.limit')}
          </th>
          <th scope="col">{t('optimization.panel.result')}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ name, value, limit, unit, pass, checked }) => (
          <tr key={name}>
            <th scope="row">{checkName(name, formats)}</th>
            <td data-number="">{quantities.wireText(unit, value)}</td>
            <td data-number="">{quantities.wireText(unit, limit)}</td>
            <td>
              {checked ? (
                <Badge
                  tone={pass ? 'good' : 'warning'}
                  emphasis="quiet"
                  icon={pass ? <Check size={14} /> : <TriangleAlert size={14} />}
                >
                  {t(pass ? 'optimization.panel.pass' : 'optimization.panel.fail')}
                </Badge>
              ) : (
                t('optimization.panel.notChecked')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

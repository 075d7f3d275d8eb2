import type { FrequencyChange } from '@cnx/api';
import { Badge, styled } from '@cnx/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../insight/use-formats.ts';
import { unitOfProduct, unknownValue } from '../../quantities.ts';
import { checkName, isReplaced } from '../../insight/advice-checks.ts';
import { driveModes, limitSign } from './optimization-dashboard.ts';

/** Few rows that are read, not worked with. */
export const SmallTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  figures: 'tabular',
  'th, td': { padding: '$1 $2', borderBottom: '1px solid $border', textAlign: 'start' },
  // A phone has no room for what a check is now beside what it would be: the table of what-if says the former.
  '@media (max-width: 479px)': { 'th, td': { paddingInline: '$1' }, '& [data-now]': { display: 'none' } },
  'th:first-child, td:first-child': { paddingInlineStart: 0 },
  'thead th': { quiet: '$caption', fontWeight: '$regular' },
  '& [data-number]': { textAlign: 'end' },
  // A number is not parted from its unit; words may be.
  '& [data-number]:not([data-number=words])': { whiteSpace: 'nowrap' },
});

/** Props of {@link CheckTable}. */
export interface CheckTableProps extends Pick<FrequencyChange, 'checks'> {
  /** The same checks where the well is now; a column of their values. @default no column */
  now?: FrequencyChange['checks'];
  /** Whether the step lowers a setting, so that what it may not leave lies below it. @default false */
  isDown?: boolean;
}

type Check = FrequencyChange['checks'][number];

/** What is said of a guard rail that neither passes nor fails. */
function openText(name: string) {
  if (name === 'driveMode') return 'optimization.panel.asSetpoint';
  if (name === 'conclusiveSteps') return 'optimization.open.few';
  return name === 'plannedWork' ? 'optimization.beside.byTime' : 'optimization.panel.notChecked';
}

/** Guard rails that are rates of lift gas where they are rates. */
const ofGas = ['step', 'tried', 'paying', 'gasSupply'];

/** Guard rails whose limit moves with the frequency. */
const ownLimits = ['minRate', 'maxRate'];

/** Each guard rail with what was found, what it may be, and whether the step passes. */
export function CheckTable({ checks, now, isDown = false }: CheckTableProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const written = ({ name, unit }: Check, value: number | null) =>
    unit === ''
      ? quantities.count(value)
      : quantities.wireText(unitOfProduct(ofGas.includes(name) ? 'gas' : 'oil', unit), value);
  const modeText = (mode: number | null) => {
    const known = driveModes[mode ?? -1];
    return known === undefined ? unknownValue : t(`wellPanel.mode.${known}`);
  };
  // What has to be none is said so: a count against 0 reads like a program.
  const valueText = (check: Check) => {
    const { name, unit, value, limit } = check;
    return name === 'driveMode'
      ? modeText(value)
      : unit === '' && limit === 0 && value === 0
        ? t('optimization.panel.none')
        : written(check, value);
  };
  const limitText = (check: Check) => {
    const { name, unit, limit } = check;
    return limit === null
      ? unknownValue
      : name === 'driveMode'
        ? modeText(limit)
        : unit === '' && limit === 0
          ? t('optimization.panel.none')
          : `${limitSign(name, isDown)}\u00a0${written(check, limit)}`;
  };
  const nowText = (name: string) => {
    const one = now?.find((check) => check.name === name);
    // A step is of the advice alone; of what moves with the frequency, now has a limit of its own.
    if (one === undefined || name === 'step') return '';
    return ownLimits.includes(name) && one.limit !== null
      ? `${valueText(one)} (${limitText(one)})`
      : valueText(one);
  };
  return (
    <SmallTable>
      <thead>
        <tr>
          <th scope="col">{t('optimization.panel.check')}</th>
          {now && (
            <th scope="col" data-number="" data-now="">
              {t('optimization.whatIf.now')}
            </th>
          )}
          <th scope="col" data-number="">
            {t(now ? 'optimization.whatIf.at' : 'optimization.panel.value')}
          </th>
          <th scope="col" data-number="">
            {t('optimization.panel.limit')}
          </th>
          <th scope="col">{t('optimization.panel.result')}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check) => {
          const { name, pass, checked } = check;
          const kind = name === 'driveMode' ? 'words' : '';
          return (
            <tr key={name}>
              <th scope="row">{checkName(name, formats)}</th>
              {now && (
                <td data-number={kind} data-now="">
                  {nowText(name)}
                </td>
              )}
              <td data-number={kind}>{valueText(check)}</td>
              <td data-number={kind}>{limitText(check)}</td>
              <td>
                {checked ? (
                  <Badge
                    tone={pass ? 'good' : 'warning'}
                    emphasis="quiet"
                    icon={pass ? <Check size={14} /> : <TriangleAlert size={14} />}
                  >
                    {t(pass ? 'optimization.panel.pass' : 'optimization.panel.fail')}
                  </Badge>
                ) : isReplaced(check) ? (
                  <Badge tone="warning" emphasis="quiet" icon={<TriangleAlert size={14} />}>
                    {t('optimization.panel.replaced')}
                  </Badge>
                ) : (
                  t(openText(name))
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </SmallTable>
  );
}

import type { DailyProduction, ExceptionCase, ExceptionFinding } from '@cnx/api';
import { Accordion, Button, DescriptionList, Stack, styled, Text, VisuallyHidden } from '@cnx/ui';
import { Download } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import type { InsightView } from '../../../insight/insight-view.ts';
import { saveFile } from '../../../insight/save-file.ts';
import { useFormats, type Formats } from '../../../insight/use-formats.ts';
import { quantityOf } from '../../../quantities.ts';
import { truncateForDisplay } from '../../../untrusted-text.ts';
import { durationDays, findingDays, type FindingDay, type FindingDays } from './finding-days.ts';
import { calculationText, figureText, resultText } from './working-text.ts';
import { workingFile, workingFileName } from './working-file.ts';
import { findingWorking, maxSeverityDays, writtenAlone, type WorkingLine } from './working.ts';

/** Props of {@link Findings}. */
export interface FindingsProps {
  body: ExceptionCase;
  series: InsightView<DailyProduction>;
}

/** How each finding of an event was worked out, so that a reader can do it again by hand. */
export function Findings({ body, series }: FindingsProps) {
  const { t } = useFormats();
  const titleId = useId();
  const { findings } = body;
  const production = series.status === 'shown' ? series.body : null;
  const working = (finding: ExceptionFinding) => (
    <Working finding={finding} body={body} production={production} />
  );
  const [first] = findings;
  return (
    <Stack gap="3" asChild>
      <section aria-labelledby={titleId}>
        <Text as="h3" id={titleId} size="lead" weight="bold">
          {t('evidence.working')}
        </Text>
        {findings.length === 1 && first ? (
          working(first)
        ) : (
          <Accordion
            headingLevel={4}
            defaultValue={first ? [first.id] : []}
            items={findings.map((finding) => ({
              value: finding.id,
              label: t(`evidence.kind.${finding.kind}`),
              hint: t(`evidence.severity.${finding.severity}`),
              content: working(finding),
            }))}
          />
        )}
      </section>
    </Stack>
  );
}

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$body',
  'th, td': { padding: '$1 0', textAlign: 'start', verticalAlign: 'baseline', fontWeight: '$regular' },
  'th:not(:first-child), td': { paddingInlineStart: '$3' },
  'th, td:not(:last-child)': { overflowWrap: 'anywhere' },
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
const Scroll = styled('div', { maxHeight: 320, overflow: 'auto', focusRing: 2 });
const PartHead = styled('th', {
  '&&&': { paddingBlockStart: '$3', color: '$text', fontWeight: '$medium', textAlign: 'start' },
});
const Outcome = styled('td', { whiteSpace: 'nowrap', fontWeight: '$medium' });
const Note = styled('span', {
  display: 'block',
  quiet: '$caption',
  whiteSpace: 'normal',
  fontWeight: '$regular',
});

interface WorkingProps {
  finding: ExceptionFinding;
  body: ExceptionCase;
  /** Null while it is not known. */
  production: DailyProduction | null;
}

function Working({ finding, body, production }: WorkingProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const days = useMemo(() => (production ? findingDays(finding, production) : null), [finding, production]);
  const lines = useMemo(() => findingWorking(finding, days, quantities), [finding, days, quantities]);
  const download = () => {
    const parts = workingFile(finding, days, fileWords(formats));
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), workingFileName(body.exception, finding));
  };
  return (
    <Stack gap="4">
      <DescriptionList items={ruleFacts(finding, days, formats)} />
      <Inputs finding={finding} />
      <Steps lines={lines} />
      <Text size="small" emphasis="quiet">
        {finding.severityFactors === null
          ? t('evidence.severityUnknown')
          : [
              t('evidence.severityBy', {
                most: quantities.count(maxSeverityDays),
                version: truncateForDisplay(finding.severityVersion),
              }),
              t('evidence.severityGrade'),
            ].join(' ')}
      </Text>
      <Days finding={finding} days={days} lines={lines} />
      <div>
        <Button size="sm" icon={<Download size={16} />} onClick={download}>
          {t('evidence.download')}
        </Button>
      </div>
    </Stack>
  );
}

function ruleFacts(finding: ExceptionFinding, days: FindingDays | null, formats: Formats) {
  const { t, dates } = formats;
  const { rule, ruleVersion, onStreamHours, kind, baselineFrom: from, baselineTo: to } = finding;
  const window = from !== null && to !== null ? dates.days(from, to) : null;
  const version = rule && ruleVersion === null ? truncateForDisplay(rule.id) : null;
  const fact = (id: string, label: string, value: ReactNode) => ({ id, label, value });
  return [
    fact('rule', t('evidence.rule'), rule ? truncateForDisplay(rule.text, 600) : t('evidence.noRule')),
    rule &&
      fact(
        'version',
        t('evidence.version'),
        version ??
          t('evidence.ruleVersion', {
            rule: truncateForDisplay(rule.id),
            version: truncateForDisplay(ruleVersion ?? ''),
          }),
      ),
    rule &&
      fact(
        'limit',
        t('evidence.limit'),
        figureText(writtenAlone({ value: rule.limit, unit: rule.unit }), formats),
      ),
    rule && fact('persistence', t('evidence.persistence'), durationText(rule.persistence, formats)),
    window !== null &&
      fact(
        'baseline',
        t('evidence.baselineWindow'),
        days ? t('evidence.validDays', { days: window, count: days.baseline.length }) : window,
      ),
    onStreamHours !== null &&
      kind !== 'gas' &&
      fact(
        'hours',
        t('evidence.onStream'),
        figureText(writtenAlone({ value: onStreamHours, unit: 'h' }), formats),
      ),
  ].filter((item) => item !== null && item !== false);
}

/** "2 days", "30 minutes": a duration of the contract in words. */
function durationText(duration: string, { language }: Pick<Formats, 'language'>): string {
  const count = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const inDays = durationDays(duration);
  if (inDays !== null) return count(inDays, 'day');
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  const parts = [hours && count(Number(hours), 'hour'), minutes && count(Number(minutes), 'minute')];
  return parts.filter(Boolean).join(' ') || duration;
}

function Inputs({ finding }: { finding: ExceptionFinding }) {
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

function Steps({ lines }: { lines: readonly WorkingLine[] }) {
  const formats = useFormats();
  const { t } = formats;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('evidence.sums')}</VisuallyHidden>
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

interface DaysProps {
  finding: ExceptionFinding;
  days: FindingDays | null;
  lines: readonly WorkingLine[];
}

/** The days behind the medians and the sum, newest first, with as many digits as these take. */
function Days({ finding, days, lines }: DaysProps) {
  const { t, quantities } = useFormats();
  const count = days ? days.own.length + days.baseline.length : 0;
  if (!days || count === 0) return null;
  const content = <DaysTable days={days} lines={lines} variable={finding.variable} />;
  return (
    <Accordion
      headingLevel={4}
      items={[{ value: finding.id, label: t('evidence.days'), hint: quantities.count(count), content }]}
    />
  );
}

interface DaysTableProps {
  days: FindingDays;
  lines: readonly WorkingLine[];
  /** What was compared, where it is no loss of oil. */
  variable: ExceptionFinding['variable'];
}

function DaysTable({ days, lines, variable }: DaysTableProps) {
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
  const losses = [
    hours,
    { id: 'oil', label: t('evidence.oil'), quantity: 'liquidVolume', digits: 1 },
    { id: 'rate', label: t('evidence.rate'), quantity: 'liquidRate', digits: digitsOf('baseline', 'rate') },
    { id: 'lost', label: t('evidence.lost'), quantity: 'liquidVolume', digits: digitsOf('lossSinceStart') },
  ] as const;
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
    { id: 'own', label: t('evidence.ofFinding'), rows: days.own },
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
            {[...rows].reverse().map((row: FindingDay) => (
              <tr key={row.day}>
                <th scope="row">{dates.shortDay(row.day)}</th>
                {columns.map(({ id, quantity, digits }) => (
                  <td key={id}>{quantities.number(quantity, row[id], { digits })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Scroll>
  );
}

function fileWords({ t }: Formats) {
  return {
    finding: t('evidence.ofFinding'),
    input: t('evidence.input'),
    value: t('evidence.value'),
    unit: t('evidence.unit'),
    part: t('evidence.part'),
    day: t('evidence.day'),
    hours: t('evidence.onStreamHours'),
    oil: t('evidence.oil'),
    rate: t('evidence.rate'),
    lost: t('evidence.lost'),
    baseline: t('evidence.ofBaseline'),
    own: t('evidence.ofFinding'),
    nameOf: (name: Parameters<Parameters<typeof workingFile>[2]['nameOf']>[0]) =>
      t(`evidence.inputName.${name}`),
  };
}

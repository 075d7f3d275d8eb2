import type { DailyProduction, ExceptionCase, ExceptionFinding, WellException } from '@cnx/api';
import { Accordion, Button, DescriptionList, Stack, Text } from '@cnx/ui';
import { useStore } from 'jotai';
import { Download } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import type { InsightView } from '../../../insight/insight-view.ts';
import { saveFile } from '../../../insight/save-file.ts';
import { useFormats, type Formats } from '../../../insight/use-formats.ts';
import { usageAtom } from '../../../state/usage.ts';
import { quantitiesOf, type MainProduct } from '../../../quantities.ts';
import { truncateForDisplay } from '../../../untrusted-text.ts';
import { sharedLack } from '../exceptions.ts';
import { expectedRates, findingDays, lossDays, type FindingDays } from './finding-days.ts';
import { Days, LossDaysTable } from './FindingDaysTable.tsx';
import { adviceText, durationText, ruleText } from './rule-text.ts';
import { figureText } from './working-text.ts';
import { workingFile, workingFileName } from './working-file.ts';
import { maxSeverityDays, writtenAlone } from './working-line.ts';
import { findingWorking, lossSoFarWorking, lossWorking, meanLossWorking, toNewestDay } from './working.ts';
import { Inputs, Steps } from './WorkingTables.tsx';

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
        <LossOfDay exception={body.exception} />
        {production && <LossSoFar body={body} production={production} />}
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

/** How the loss that the list and the head of the panel show was worked out; nothing where it is not known. */
function LossOfDay({ exception }: { exception: WellException }) {
  const { t, quantities } = useFormats();
  const quantity = quantitiesOf(exception.product).rate;
  const line = lossWorking(exception, quantities);
  if (line === null) return null;
  const shares = sharedLack(exception) !== null;
  return (
    <Stack gap="2">
      <Steps name={t('evidence.line.lossOnDay')} lines={[line]} />
      <Text size="small" emphasis="quiet">
        {t('evidence.expectedStands')}
        {shares &&
          ` ${t('evidence.lossShared', {
            share: quantities.text(quantity, exception.lossPerDay, { digits: 1 }),
          })}`}
      </Text>
    </Stack>
  );
}

interface LossSoFarProps {
  body: ExceptionCase;
  production: DailyProduction;
}

/** Over which days the loss so far is summed, and from what; nothing where it is not known. */
function LossSoFar({ body, production }: LossSoFarProps) {
  const { exception } = body;
  const { t, quantities, dates } = useFormats();
  const loss = useMemo(() => lossDays(body, production), [body, production]);
  const line = useMemo(
    () => loss && lossSoFarWorking(exception, loss, quantities),
    [exception, loss, quantities],
  );
  if (loss === null) return null;
  const { volume } = quantitiesOf(exception.product);
  const mean = meanLossWorking(exception, loss, quantities);
  const name = t(exception.endedOn === null ? 'evidence.lossSoFar' : 'evidence.lostInAll');
  return (
    <Stack gap="2">
      <Text size="small" emphasis="quiet">
        {t(exception.product === 'gas' ? 'evidence.gasLossOver' : 'evidence.lossOver', {
          name,
          loss: quantities.text(volume, exception.lossSoFar, { digits: 1 }),
          count: loss.days.length,
          days: dates.days(loss.from, loss.to),
        })}
      </Text>
      {line && <LossDaysTable name={name} days={loss.days} line={line} product={exception.product} />}
      {mean && <Steps name={t('evidence.line.meanLoss')} lines={[mean]} />}
    </Stack>
  );
}

interface WorkingProps {
  finding: ExceptionFinding;
  body: ExceptionCase;
  /** Null while it is not known. */
  production: DailyProduction | null;
}

function Working({ finding, body, production }: WorkingProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const store = useStore();
  const days = useMemo(
    () => production && findingDays(finding, production, expectedRates(body.lossDays, production)),
    [finding, body, production],
  );
  const lines = useMemo(() => findingWorking(finding, days, quantities), [finding, days, quantities]);
  const toDay = useMemo(
    // What is standing is no shortfall of a day.
    () => (body.exception.status === 'standing' ? [] : toNewestDay(body.exception, finding, quantities)),
    [body.exception, finding, quantities],
  );
  const download = () => {
    const parts = workingFile(finding, days, fileWords(formats, body.exception.product));
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), workingFileName(body.exception, finding));
    store.get(usageAtom).record({ name: 'export.csv' });
  };
  return (
    <Stack gap="4">
      <DescriptionList items={ruleFacts(finding, days, formats)} />
      <Inputs finding={finding} />
      <Steps name={t('evidence.sums')} lines={lines} />
      {toDay.length > 0 && (
        <Stack gap="2">
          <Text size="small" emphasis="quiet">
            {t('evidence.toNewestDay')}
          </Text>
          <Steps name={t('evidence.toNewestDay')} lines={toDay} />
        </Stack>
      )}
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
      <Days finding={finding} days={days} lines={lines} product={body.exception.product} />
      <div>
        <Button size="sm" icon={<Download size={16} />} onClick={download}>
          {t('evidence.download')}
        </Button>
      </div>
    </Stack>
  );
}

/** A text of the server, which writes English whatever the page's language is. */
const english = (text: string) => <span lang="en">{truncateForDisplay(text, 600)}</span>;

function ruleFacts(finding: ExceptionFinding, days: FindingDays | null, formats: Formats) {
  const { t, dates } = formats;
  const { rule, ruleVersion, onStreamHours, kind, baselineFrom: from, baselineTo: to } = finding;
  const window = from !== null && to !== null ? dates.days(from, to) : null;
  const version = rule && ruleVersion === null ? truncateForDisplay(rule.id) : null;
  const fact = (id: string, label: string, value: ReactNode) => ({ id, label, value });
  return [
    finding.advice !== null &&
      fact('advice', t('evidence.advice'), adviceText(finding, formats) ?? english(finding.advice)),
    fact(
      'rule',
      t('evidence.rule'),
      rule ? (ruleText(rule, formats) ?? english(rule.text)) : t('evidence.noRule'),
    ),
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

function fileWords({ t }: Formats, product: MainProduct) {
  return {
    finding: t('evidence.ofFinding'),
    input: t('evidence.input'),
    value: t('evidence.value'),
    unit: t('evidence.unit'),
    part: t('evidence.part'),
    day: t('evidence.day'),
    hours: t('evidence.onStreamHours'),
    oil: t(product === 'gas' ? 'productionDay.gas' : 'productionDay.oil'),
    rate: t('evidence.rate'),
    lost: t('evidence.lost'),
    baseline: t('evidence.ofBaseline'),
    own: t('evidence.ofFinding'),
    nameOf: (name: Parameters<Parameters<typeof workingFile>[2]['nameOf']>[0]) =>
      t(`evidence.inputName.${name}`),
  };
}

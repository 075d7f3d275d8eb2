import type { EventChange, ExceptionCase, Severity, WellException } from '@cnx/api';
import {
  Badge,
  DescriptionList,
  Figure,
  Link,
  Stack,
  styled,
  Text,
  type DescriptionItem,
  type Tone,
} from '@cnx/ui';
import { CircleCheck, Layers, Signal, SignalLow, SignalMedium, type LucideIcon } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { causeText, isRecovered, logText } from '../../../insight/likely-cause.ts';
import { lossWorkSentence } from '../../../insight/loss-work-text.ts';
import { wellNames } from '../../../insight/well-names.ts';
import { workTitle } from '../../../insight/work-title.ts';
import { ofCode } from '../../../insight/of-code.ts';
import { useFormats, type Formats } from '../../../insight/use-formats.ts';
import { wellHrefAtom } from '../../../state/open-well.atoms.ts';
import { truncateForDisplay } from '../../../untrusted-text.ts';
import { markOf, statusTone } from '../ExceptionMarks.tsx';
import { rateCourse, sharedLack, wellText } from '../exceptions.ts';
import { firstStep } from './first-step.ts';
import { quantitiesOf, unitOfVariable, viewClock } from '../../../quantities.ts';

const severities = {
  high: { tone: 'critical', icon: Signal },
  medium: { tone: 'neutral', icon: SignalMedium },
  low: { tone: 'neutral', icon: SignalLow },
} satisfies Record<Severity, { tone: Tone; icon: LucideIcon }>;

const Figures = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: '$3',
  padding: '$2 $3',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$sunken',
});
const Cell = styled('div', { minWidth: 0 });
const Label = styled('dt', { quiet: '$caption', lineHeight: '$snug' });
const Value = styled('dd', {
  color: '$text',
  fontSize: '$title',
  fontWeight: '$strong',
  lineHeight: '$snug',
});
const Beside = styled('dd', { quiet: '$caption', figures: 'tabular', lineHeight: '$snug' });
const Field = styled('span', { color: '$textQuiet', fontWeight: '$regular' });

/** Props of {@link EvidenceHead}. */
export interface EvidenceHeadProps {
  exception: WellException;
}

/** What happened to which well, and what it costs. */
export function EvidenceHead({ exception }: EvidenceHeadProps) {
  const formats = useFormats();
  const { t } = formats;
  const { well, severity, status } = exception;
  const titleId = useId();
  const wellHref = useAtomValue(wellHrefAtom);
  const { tone, icon: SeverityIcon } = ofCode(severities, severity, severities.low);
  const StatusIcon = markOf(status).icon;
  return (
    <Stack gap="3" asChild>
      <header aria-labelledby={titleId}>
        <div>
          <Stack direction="row" gap="2" wrap>
            <Text as="h2" id={titleId} size="title" weight="bold">
              {exception.silence === null ? (
                <Link href={wellHref(well.id)} emphasis="strong">
                  {well.name}
                </Link>
              ) : (
                <span
                  title={wellNames(
                    exception.silence.wells.map((one) => ({ well: one })),
                    formats,
                  )}
                >
                  {wellText(exception, formats)}
                </span>
              )}{' '}
              <Field>{well.fieldName}</Field>
            </Text>
            <Badge tone={tone} icon={<SeverityIcon size={14} />}>
              {t(`evidence.severity.${severity}`)}
            </Badge>
            <Badge tone={statusTone(exception)} icon={<StatusIcon size={14} />}>
              {t(`exceptions.status.${status}`)}
            </Badge>
            {exception.findings > 1 && (
              <Badge icon={<Layers size={14} />}>{t('evidence.merged', { count: exception.findings })}</Badge>
            )}
            {isRecovered(exception) && (
              <Badge tone="good" icon={<CircleCheck size={14} />}>
                {t('exceptions.recovered')}
              </Badge>
            )}
          </Stack>
          <Text>{whatText(exception, formats)}</Text>
        </div>
        <KeyFigures exception={exception} />
      </header>
    </Stack>
  );
}

/** Props of {@link EvidenceCause}. */
export interface EvidenceCauseProps {
  body: Pick<ExceptionCase, 'exception' | 'findings'>;
}

/** Why it happened as far as that is known, in a sentence, and what is to be done first. */
export function EvidenceCause({ body }: EvidenceCauseProps) {
  const formats = useFormats();
  const { t } = formats;
  const cause = causeText(body.exception, formats);
  const step = firstStep(body);
  const planned = lossWorkSentence(body.exception.lossWork, formats);
  if (cause === null && step === null && planned === '') return null;
  return (
    <div>
      {cause !== null && <Text>{t('evidence.causeIs', { cause })}</Text>}
      {step !== null && (
        <Text emphasis="quiet">{t('evidence.next', { step: t(`evidence.firstStep.${step}`) })}</Text>
      )}
      {planned !== '' && <Text emphasis="quiet">{planned}</Text>}
    </div>
  );
}

/** What else is known of it, and who looks into it. */
export function EvidenceFacts({ exception }: EvidenceHeadProps) {
  return <DescriptionList items={factsOf(exception, useFormats())} />;
}

/** "Production drop and gas interface since Nov 18, 2026". */
function whatText(
  { kinds, since, endedOn }: WellException,
  { t, dates, language }: Pick<Formats, 't' | 'dates' | 'language'>,
): string {
  const kind = new Intl.ListFormat(language).format(
    kinds.map((each, i) => {
      const name = t(`evidence.kind.${each}`);
      return i === 0 ? name : name.toLocaleLowerCase(language);
    }),
  );
  return endedOn === null
    ? t('evidence.since', { kind, day: dates.day(since) })
    : t('evidence.span', { kind, days: dates.days(since, endedOn) });
}

function KeyFigures({ exception }: { exception: WellException }) {
  const { t, quantities, dates } = useFormats();
  const { kind, product, dropPct, rateDay, lossPerDay, lossSoFar, since, endedOn } = exception;
  const isStanding = exception.status === 'standing';
  const { rate, volume } = quantitiesOf(product);
  const change = exception.change && {
    ...exception.change,
    unit: unitOfVariable(exception.change.variable, exception.change.unit),
  };
  const course = rateCourse(exception);
  const lack = endedOn === null ? sharedLack(exception) : null;
  const lossOf = (parts: { value: string; unit: string | null }) =>
    kind === 'noData' ? t('evidence.unknown') : <Figure {...parts} />;
  const digits = { digits: 1 };
  const share = dropPct === null ? null : quantities.text('share', -dropPct, { ...digits, signed: true });
  return (
    <Figures>
      {change !== null && (
        <Cell>
          <Label>{t(`vocabulary.variable.${change.variable}`)}</Label>
          <Value>
            <Figure
              {...quantities.wireParts(change.unit, change.meanAfter, {
                ...digits,
                beside: change.meanBefore,
              })}
            />
          </Value>
          <Beside>
            {[
              t('evidence.meanBefore', {
                before: quantities.wireParts(change.unit, change.meanBefore, {
                  ...digits,
                  beside: change.meanAfter,
                }).value,
              }),
              changeSize(change, quantities),
            ].join(' · ')}
          </Beside>
        </Cell>
      )}
      {course?.rate != null && (change === null || rateDay !== null) && (
        <Cell>
          <Label>
            {isStanding
              ? t('evidence.expectedNow')
              : rateDay !== null
                ? t(product === 'gas' ? 'evidence.gasOn' : 'evidence.oilOn', { day: dates.shortDay(rateDay) })
                : t(endedOn === null ? 'evidence.now' : 'evidence.during')}
          </Label>
          <Value>
            <Figure {...quantities.parts(rate, course.rate, { ...digits, beside: course.baseline })} />
          </Value>
          {course.baseline !== null && (
            <Beside>
              {[
                t('evidence.baselineRate', {
                  baseline: quantities.parts(rate, course.baseline, { ...digits, beside: course.rate }).value,
                }),
                share,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Beside>
          )}
        </Cell>
      )}
      {endedOn === null && (
        <Cell>
          <Label>
            {rateDay === null || isStanding
              ? t('evidence.lossPerDay')
              : t('evidence.lossOn', { day: dates.shortDay(rateDay) })}
          </Label>
          <Value>{lossOf(quantities.parts(rate, lossPerDay, { ...digits, beside: lack }))}</Value>
          {lack !== null && (
            <Beside>
              {t('evidence.shareOfLoss', {
                whole: quantities.parts(rate, lack, { ...digits, beside: lossPerDay }).value,
              })}
            </Beside>
          )}
        </Cell>
      )}
      <Cell>
        <Label>{endedOn === null ? t('evidence.lossSoFar') : t('evidence.lostInAll')}</Label>
        <Value>{lossOf(quantities.parts(volume, lossSoFar, digits))}</Value>
        {endedOn === null && <Beside>{t('exceptions.down.since', { from: dates.shortDay(since) })}</Beside>}
      </Cell>
    </Figures>
  );
}

/** "-4.2 %", "+1.8 points": by how much a mean changed. */
function changeSize({ unit, delta, deltaPct }: EventChange, quantities: Formats['quantities']): string {
  const size =
    deltaPct === null
      ? quantities.wireChange(unit, delta, { digits: 1 })
      : quantities.parts('share', deltaPct, { digits: 1, signed: true });
  return [size.value, size.unit].filter(Boolean).join('\u00a0');
}

function factsOf(exception: WellException, formats: Formats): DescriptionItem[] {
  const { t, dates } = formats;
  const { cause, causeEvent, nearbyEvent, change, plannedActivity, owner, snoozedUntil, feedback } =
    exception;
  const fact = (id: string, label: string, value: ReactNode) => ({ id, label, value });
  return [
    (cause ?? change ?? causeEvent ?? nearbyEvent) &&
      fact(
        'log',
        t('evidence.restsOn'),
        logText(exception, formats) ?? (
          <Text as="span" emphasis="quiet">
            {t('evidence.noLog')}
          </Text>
        ),
      ),
    plannedActivity &&
      fact(
        'planned',
        t('evidence.planned'),
        t('evidence.plannedFor', {
          title: truncateForDisplay(
            workTitle(formats, plannedActivity, [exception.well.name, exception.well.fieldName]),
          ),
          time: dates.shortClock(viewClock.iso(plannedActivity.plannedStart)),
        }),
      ),
    fact(
      'owner',
      t('evidence.owner'),
      owner ? (
        truncateForDisplay(owner.name)
      ) : (
        <Text as="span" emphasis="quiet">
          {t('evidence.unassigned')}
        </Text>
      ),
    ),
    fact('found', t('evidence.found'), dates.clock(exception.foundAt)),
    exception.status === 'snoozed'
      ? fact(
          'snoozed',
          t('evidence.snoozedUntil'),
          snoozedUntil === null ? t('evidence.nextTest') : dates.clock(snoozedUntil),
        )
      : null,
    feedback && fact('feedback', t('evidence.answer'), t(`evidence.feedback.${feedback}`)),
  ].filter((item) => item !== null && item !== undefined);
}

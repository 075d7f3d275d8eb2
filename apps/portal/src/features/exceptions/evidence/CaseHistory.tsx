import type { ChangePoint, ExceptionCase, WellException } from '@cnx/api';
import { Link, Stack, styled, Text } from '@cnx/ui';
import { useId, type ReactNode } from 'react';
import { changeDetails } from '../../../addresses.ts';
import { DecisionLog } from '../../../decisions/DecisionLog.tsx';
import { causeText } from '../../../insight/likely-cause.ts';
import { useFormats } from '../../../insight/use-formats.ts';
import { digitsFor, unitOfVariable } from '../../../quantities.ts';

const List = styled('ul', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Quiet = styled('span', {
  display: 'block',
  quiet: '$caption',
  figures: 'tabular',
  lineHeight: '$body',
});

/** Props of {@link CaseHistory}. */
export interface CaseHistoryProps {
  body: Pick<ExceptionCase, 'changes' | 'earlier' | 'decisions'> & {
    exception: Pick<WellException, 'id' | 'change'>;
  };
  /** Address that opens another event. */
  hrefOf: (id: string) => string;
}

/** What else happened to the well near an event and before it, and what people decided. */
export function CaseHistory({ body, hrefOf }: CaseHistoryProps) {
  const { t } = useFormats();
  const { exception, changes, earlier, decisions } = body;
  return (
    <>
      {exception.change !== null && (
        <Text size="small">
          <Link href={changeDetails(exception.id)}>{t('evidence.onChangePoints')}</Link>
        </Text>
      )}
      <Part title={t('evidence.changes')} none={changes.length === 0 && t('evidence.noChanges')}>
        <List>
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </List>
      </Part>
      <Part title={t('evidence.earlier')} none={earlier.length === 0 && t('evidence.noEarlier')}>
        <List>
          {earlier.map((exception) => (
            <Earlier key={exception.id} exception={exception} href={hrefOf(exception.id)} />
          ))}
        </List>
      </Part>
      <Part title={t('evidence.history')} none={decisions.length === 0 && t('evidence.noHistory')}>
        <DecisionLog decisions={decisions} />
      </Part>
    </>
  );
}

/** A part with its heading; `none` stands in its place where it has nothing. */
function Part({ title, none, children }: { title: string; none: string | false; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack gap="3" asChild>
      <section aria-labelledby={titleId}>
        <Text as="h3" id={titleId} size="lead" weight="bold">
          {title}
        </Text>
        {none === false ? (
          children
        ) : (
          <Text size="small" emphasis="quiet">
            {none}
          </Text>
        )}
      </section>
    </Stack>
  );
}

function Change({ change }: { change: ChangePoint }) {
  const { t, quantities, dates } = useFormats();
  const { id, variable, meanBefore, meanAfter, changeDate, provisional } = change;
  const unit = unitOfVariable(variable, change.unit);
  const digits = { digits: Math.max(1, digitsFor(meanBefore, meanAfter)) };
  return (
    <li>
      <Link href={changeDetails(id)} emphasis="strong">
        {t('evidence.change', {
          variable: t(`vocabulary.variable.${variable}`),
          before: quantities.wireParts(unit, meanBefore, { ...digits, beside: meanAfter }).value,
          after: quantities.wireText(unit, meanAfter, { ...digits, beside: meanBefore }),
        })}
      </Link>
      <Quiet>
        {[dates.day(changeDate), provisional && t('changePoints.provisional')].filter(Boolean).join(' · ')}
      </Quiet>
    </li>
  );
}

function Earlier({ exception, href }: { exception: WellException; href: string }) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const { kind, since, dropPct, lossSoFar, endedOn, status, feedback } = exception;
  const facts = [
    dropPct !== null && quantities.text('share', -dropPct, { digits: 1, signed: true }),
    lossSoFar !== null &&
      t('evidence.lostOf', { amount: quantities.text('liquidVolume', lossSoFar, { digits: 1 }) }),
    causeText(exception, formats),
  ];
  const end = [
    endedOn === null ? t('evidence.goesOn') : t('evidence.endedOn', { day: dates.day(endedOn) }),
    t(`exceptions.status.${status}`),
    feedback !== null && t(`evidence.feedback.${feedback}`),
  ];
  return (
    <li>
      <Link href={href} emphasis="strong">
        {t('evidence.since', { kind: t(`evidence.kind.${kind}`), day: dates.day(since) })}
      </Link>
      <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
      <Quiet>{end.filter(Boolean).join(' · ')}</Quiet>
    </li>
  );
}

import type { ChangePoint, WellException } from '@cnx/api';
import { Link, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { exceptionEvent } from '../addresses.ts';
import { causeText, isRecovered, kindsText } from '../insight/likely-cause.ts';
import { useFormats } from '../insight/use-formats.ts';
import { changeCaseAtom } from './decisions.atoms.ts';

/** Props of {@link ChangeException}. */
export interface ChangeExceptionProps {
  change: Pick<ChangePoint, 'id'>;
}

/** The event of the exception report that a change is or is part of; nothing without one, and while it is not known. */
export function ChangeException({ change: { id } }: ChangeExceptionProps) {
  const caseAtom = useMemo(() => changeCaseAtom(id), [id]);
  const view = useAtomValue(caseAtom);
  const exception = view.status === 'shown' ? view.body.exception : null;
  return exception && <ItsEvent exception={exception} />;
}

/** An event with its days, and its loss and cause as the report has them. */
function ItsEvent({ exception }: { exception: WellException }) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { id, since, endedOn, isOpen, change, lossPerDay } = exception;
  const kind = kindsText(exception, formats);
  const cause = causeText(exception, formats);
  const loss =
    lossPerDay === null
      ? null
      : isRecovered(exception)
        ? t('exceptions.recovered')
        : t('wellPanel.lost', { loss: quantities.text('liquidRate', lossPerDay, { digits: 1 }) });
  return (
    <Text size="small" figures>
      {t(change === null ? 'verdicts.partOf' : 'verdicts.inReport')}{' '}
      <Link href={exceptionEvent(id)}>
        {endedOn === null
          ? t('evidence.since', { kind, day: dates.day(since) })
          : t('evidence.span', { kind, days: dates.days(since, endedOn) })}
      </Link>
      {[isOpen && loss, cause && t('wellPanel.cause', { cause })]
        .filter(Boolean)
        .map((text) => ` · ${text}`)
        .join('')}
    </Text>
  );
}

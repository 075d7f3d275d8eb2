import type { AlertSubscription } from '@cnx/api';
import { hourText } from '../../insight/zoned-time.ts';
import type { Formats } from '../../insight/use-formats.ts';

/** Monday, January 5, 1970, is the first day of a week. */
const mondayMs = 4 * 86_400_000;

/** The name of a day of the week; 1 is Monday. */
export function weekdayName(language: string, weekday: number): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return name.format(mondayMs + (weekday - 1) * 86_400_000);
}

/**
 * The zone that the hours of a subscription are of: that of a person without an account, the one that the user chose, or that of
 * the moment of subscribing; UTC where there is none.
 */
export function zoneOf(
  { recipient, timeZone }: Pick<AlertSubscription, 'recipient' | 'timeZone'>,
  chosen: string | null,
): string {
  return (recipient === null ? (chosen ?? timeZone) : timeZone) ?? 'UTC';
}

/** What is known of a reader beside a subscription. */
export interface AlertReader {
  readonly email: string;
  /** The zone that the user chose. */
  readonly timeZone: string | null;
}

const joined = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ');

const lastTexts = {
  sent: 'alerts.lastSent',
  waiting: 'alerts.lastWaiting',
  failed: 'alerts.lastFailed',
} as const;

/** A subscription in lines: what is sent, when, and to whom. */
export function subscriptionLines(
  subscription: AlertSubscription,
  reader: AlertReader,
  { t, language, dates }: Formats,
): string[] {
  const { kind, kinds, viewName, leastSeverity, wells, pace, hour, weekday } = subscription;
  const { quietFrom, quietTo, channel, recipient, webhookUrl, state, nextAt, lastSentAt, lastState } =
    subscription;
  const names = new Intl.ListFormat(language).format(kinds.map((one) => t(`notifications.kind.${one}`)));
  const isTimed = pace !== 'atOnce' || quietFrom !== null;
  return [
    joined(
      kind === 'view'
        ? (viewName ?? t('alerts.kind.view'))
        : wells !== null
          ? t('alerts.ofChosen')
          : t(`alerts.kind.${kind}`),
      kind === 'wells' &&
        t(`alerts.least.${leastSeverity === 'high' || leastSeverity === 'medium' ? leastSeverity : 'low'}`),
      kinds.length > 0 && names,
    ),
    joined(
      pace === 'atOnce'
        ? t('alerts.pace.atOnce')
        : t(`alerts.paceAt.${pace}`, { hour: hourText(hour), day: weekdayName(language, weekday) }),
      quietFrom !== null &&
        quietTo !== null &&
        t('alerts.quietHours', { from: hourText(quietFrom), to: hourText(quietTo) }),
      isTimed && t('alerts.zone', { zone: zoneOf(subscription, reader.timeZone) }),
    ),
    joined(
      t(`alerts.channel.${channel}`),
      recipient ?? webhookUrl ?? reader.email,
      state !== 'active' && t(`alerts.state.${state}`),
      lastSentAt === null
        ? t('alerts.neverSent')
        : t(lastTexts[lastState ?? 'sent'], { time: dates.clock(lastSentAt) }),
      nextAt !== null && t('alerts.next', { time: dates.clock(nextAt) }),
    ),
  ];
}

import type { NotificationInfo as Alarm } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { quantityOf } from '../../quantities.ts';

/** What a notification says: its title and a sentence more. */
export interface AlarmText {
  readonly title: string;
  readonly body: string;
}

type Facts = NonNullable<Alarm['facts']>;

const rules = ['R1', 'R2', 'R3', 'R4'] as const;

/**
 * A notification in the reader's language, units, region and time zone. What people wrote, and what a newer server made
 * of facts that are not known here, is as the server says it.
 */
export function alarmText({ title, body, facts }: Alarm, formats: Formats): AlarmText {
  return { title, body, ...(facts && textOfFacts(facts, formats)) };
}

/** What can be said of facts; what cannot is left out. */
function textOfFacts(facts: Facts, formats: Formats): Partial<AlarmText> {
  const { t, dates, language } = formats;
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const { code, names, moment, day, rule, works, texts } = facts;
  const name = listed(names);
  switch (code) {
    case 'drop':
    case 'downtime':
    case 'change':
      return name ? { title: t(`notifications.title.${code}`, { name }), ...courseOf(facts, formats) } : {};
    case 'gas': {
      const known = rules.find((one) => one === rule);
      if (!name) return {};
      return {
        title: t('notifications.title.gas', { name }),
        ...(known && { body: t(`notifications.body.rule.${known}`) }),
      };
    }
    case 'overdue':
    case 'conflict':
    case 'tomorrow': {
      if (works.length === 0 || moment === null) return {};
      const work = listed(works.map((each) => workTitle(formats, each, names)));
      return {
        title: t(`notifications.title.${code}`, { work }),
        body: t(`notifications.body.${code}`, { time: dates.clock(moment) }),
      };
    }
    case 'silent':
      if (!name || day === null) return {};
      return {
        title: t('notifications.title.silent', { name }),
        body: t('notifications.body.silent', { day: dates.day(day) }),
      };
    case 'importFailed':
      return { title: t('notifications.title.importFailed') };
    case 'assigned':
      return name ? { title: t('notifications.title.assigned', { name }) } : {};
    case 'demonstration':
      return {
        title: t('notifications.title.demonstration'),
        body: t('notifications.body.demonstration'),
      };
    case 'news': {
      const own = texts.find((text) => text.language === language);
      return own ? { title: own.title, body: own.body } : {};
    }
    default:
      return {};
  }
}

/** What a variable was and is: "Oil rate 124.8 → 76.3 Sm³/d (−39 %)". */
function courseOf(
  { variable, before, after, unit }: Facts,
  { t, quantities }: Formats,
): Pick<AlarmText, 'body'> | undefined {
  if (variable === null || before === null || after === null) return undefined;
  const quantity = quantityOf(unit);
  const style = { digits: quantity === 'gasOilRatio' ? 0 : 1 };
  // A share of a share, or of a temperature, says nothing.
  const relative = before !== 0 && quantity !== 'share' && quantity !== 'temperature';
  const change = quantities.wireChange(unit, after - before, style);
  return {
    body: t('notifications.body.course', {
      variable: t(`vocabulary.variable.${variable}`),
      before: quantities.wireParts(unit, before, style).value,
      after: quantities.wireText(unit, after, style),
      size: relative
        ? quantities.text('share', (100 * (after - before)) / Math.abs(before), { digits: 0, signed: true })
        : [change.value, change.unit].filter(Boolean).join('\u00a0'),
    }),
  };
}

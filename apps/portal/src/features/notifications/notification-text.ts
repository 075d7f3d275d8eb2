import type { NotificationInfo as Alarm } from '@cnx/api';
import { courseText } from '../../insight/course-text.ts';
import { eventName } from '../../insight/event-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { unitOfVariable } from '../../quantities.ts';

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
      return name ? { title: eventName(formats, name, code), ...courseOf(facts, formats) } : {};
    case 'shutIn': {
      if (!name || moment === null) return {};
      const since = t('notifications.body.shutIn', { time: dates.clock(moment) });
      return {
        title: t('notifications.title.shutIn', { name }),
        body: [courseOf(facts, formats)?.body, since].filter(Boolean).join(' · '),
      };
    }
    case 'gas': {
      const known = rules.find((one) => one === rule);
      if (!name) return {};
      return {
        title: eventName(formats, name, 'gas'),
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
    case 'news': {
      const own = texts.find((text) => text.language === language);
      return own ? { title: own.title, body: own.body } : {};
    }
    default:
      return {};
  }
}

/** What a variable was and is; undefined where that is not known. */
function courseOf(
  { variable, before, after, unit }: Facts,
  formats: Formats,
): Pick<AlarmText, 'body'> | undefined {
  if (variable === null || before === null || after === null) return undefined;
  const name = formats.t(`vocabulary.variable.${variable}`);
  return { body: courseText(formats, name, { before, after, unit: unitOfVariable(variable, unit) }) };
}

import { workEnd, workStart } from '@cnx/api/planned-loss';
import type { components } from '@cnx/api/schema';
import type { AlertFinding } from './findings.ts';
import { createFigures } from './figures.ts';
import type { Reader } from './reader.ts';
import { fill, wordsOf, type Words } from './words.ts';

type Schemas = components['schemas'];
type Item = Schemas['AlertItem'];
type Notification = Extract<AlertFinding, { kind: 'notification' }>['notification'];
type Facts = Schemas['NotificationFacts'];
type Activity = keyof Words['activity'];

/** How planning systems name work in English: its kind and its place. What people wrote themselves is none of these. */
const generated: Readonly<Record<Activity, readonly string[]>> = {
  wellTest: ['Well test'],
  frequencyStep: ['Frequency step'],
  settingStep: ['Choke or lift-gas step'],
  workover: ['Workover'],
  espReplacement: ['Pump replacement'],
  chemical: ['Chemical treatment', 'Scale treatment'],
  inspection: ['Inspection', 'Vessel inspection'],
  calibration: ['Calibration', 'Meter calibration'],
  plannedShutdown: ['Planned shutdown', 'Turnaround'],
  dataReview: ['Data review', 'Monthly data review'],
};

/** Says for a reader what was found, with links to the portal. */
export type ItemWriter = ReturnType<typeof createItemWriter>;

/** @param origin where users reach the portal */
export function createItemWriter(reader: Reader, origin: string) {
  const words = wordsOf[reader.language];
  const figures = createFigures(reader);
  const link = (path: string | null) => (path === null ? null : new URL(path, origin).href);

  const courseOf = (variable: string, unit: string | null, before: number, after: number) =>
    fill(words.body.course, {
      variable: words.variable[variable as keyof Words['variable']] ?? variable,
      ...figures.course(variable === 'gasRate' ? figures.rateUnit('gas') : unit, before, after),
    });

  const sentence = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');

  function workTitle({ title, activity }: Facts['works'][number], places: readonly string[]): string {
    const place = places.find((name) => generated[activity].some((kind) => title === `${kind} ${name}`));
    return place ? `${words.activity[activity]} ${place}` : title;
  }

  /** What can be said of facts; what cannot is as the server stored it. */
  function textOf(facts: Facts): { title?: string; body?: string } {
    const { code, names, moment, day, works, texts, variable, before, after, unit } = facts;
    const name = figures.list(names);
    switch (code) {
      case 'drop':
      case 'downtime':
      case 'change':
        if (!name) return {};
        return {
          title: `${name}, ${words.kind[code]}`,
          ...(variable !== null &&
            before !== null &&
            after !== null && { body: courseOf(variable, unit, before, after) }),
        };
      case 'shutIn':
        if (!name || moment === null) return {};
        return {
          title: fill(words.title.shutIn, { name }),
          body: sentence(
            variable !== null && before !== null && after !== null && courseOf(variable, unit, before, after),
            fill(words.body.shutIn, { time: figures.clock(moment) }),
          ),
        };
      case 'gas': {
        const rule = words.rule[facts.rule as keyof Words['rule']];
        return name ? { title: `${name}, ${words.kind.gas}`, ...(rule && { body: rule }) } : {};
      }
      case 'overdue':
      case 'conflict':
      case 'tomorrow': {
        if (works.length === 0 || moment === null) return {};
        const work = figures.list(works.map((each) => workTitle(each, names)));
        return {
          title: fill(words.title[code], { work }),
          body: fill(words.body[code], { time: figures.clock(moment) }),
        };
      }
      case 'silent':
        if (!name || day === null) return {};
        return {
          title: fill(words.title.silent, { name }),
          body: fill(words.body.silent, { day: figures.day(day) }),
        };
      case 'importFailed':
        return { title: words.title.importFailed };
      case 'assigned':
        return name ? { title: fill(words.title.assigned, { name }) } : {};
      case 'news': {
        const own = texts.find(({ language }) => language === reader.language);
        return own ? { title: own.title, body: own.body } : {};
      }
      default:
        return {};
    }
  }

  /** What the exception report has of an event's course: a change's own, else what its well's oil was expected to be and is. */
  function courseOfEvent({ change, rate, baseline, product }: Schemas['WellException']) {
    const variable = product === 'gas' ? 'gasRate' : 'oilRate';
    if (change !== null && !(change.variable === variable && change.direction === 'down'))
      return courseOf(change.variable, change.unit, change.meanBefore, change.meanAfter);
    return rate !== null && baseline !== null && courseOf(variable, 'Sm3/d', baseline, rate);
  }

  return {
    words,
    figures,
    notification({ id, title, body, severity, link: path, facts }: Notification): Item {
      return { id, title, body, ...(facts && textOf(facts)), severity, link: link(path) };
    },
    exception(row: Schemas['WellException']): Item {
      const { id, well, kind, lossPerDay, since, status, severity, product } = row;
      return {
        id,
        title: `${well.name}, ${words.kind[kind]}`,
        body: sentence(
          courseOfEvent(row),
          lossPerDay !== null &&
            fill(words.loss, { loss: figures.text(figures.rateUnit(product), lossPerDay) }),
          fill(words.since, { day: figures.day(since) }),
          words.status[status],
        ),
        severity,
        link: link(`/dashboard/exception-report?exception=${encodeURIComponent(id)}`),
      };
    },
    activity(row: Schemas['Schedule']): Item {
      const { id, well, facility, title, activity, status, expectedDeferred } = row;
      const place = well?.name ?? facility ?? '';
      const named = workTitle({ title, activity }, [place]);
      return {
        id,
        title: named.includes(place) ? named : `${place}, ${named}`,
        body: sentence(
          fill(words.planned, {
            start: figures.clock(workStart(row)),
            end: figures.clock(workEnd(row)),
          }),
          words.activityStatus[status],
          expectedDeferred > 0 && fill(words.loss, { loss: figures.text('Sm3', expectedDeferred) }),
        ),
        severity: null,
        link: link(`/dashboard?area=schedule&row=${encodeURIComponent(id)}`),
      };
    },
    change({
      id,
      well,
      variable,
      unit,
      meanBefore,
      meanAfter,
      changeDate,
      status,
      severity,
    }: Schemas['ChangePoint']): Item {
      return {
        id,
        title: `${well.name}, ${words.kind.change}`,
        body: sentence(
          courseOf(variable, unit, meanBefore, meanAfter),
          fill(words.since, { day: figures.day(changeDate) }),
          words.status[status],
        ),
        severity,
        link: link(`/dashboard?area=changePoints&row=${encodeURIComponent(id)}`),
      };
    },
  };
}

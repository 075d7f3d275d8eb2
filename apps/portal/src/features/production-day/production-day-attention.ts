import type { ProductionDay } from '@cnx/api';
import { oilEquivalentLoss } from '@cnx/api/urgency';
import { atom } from 'jotai';
import { dashboardDayList, exceptionEvent, exceptionReport, withOpenWell } from '../../addresses.ts';
import { attentionOf, type AttentionItem } from '../../insight/attention.ts';
import { losslessText, lossText } from '../../insight/event-text.ts';
import { shortCause } from '../../insight/likely-cause.ts';
import { lossWorkTexts } from '../../insight/loss-work-text.ts';
import { stopText } from '../../insight/stop-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayMs, quantitiesOf } from '../../quantities.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { newestDayText } from './newest-day-text.ts';
import { productionDayViewAtom } from './production-day.atoms.ts';

/** Wells that were down or silent on the newest day. They lead to the list of these wells. */
export const wellsAttention = attentionOf({
  name: 'portal:productionDay.wells',
  viewAtom: productionDayViewAtom,
  hrefAtom: atom((get) => dashboardDayList('wells', get(addressSearchAtom))),
  windowAtom: dataWindowAtom,
  items: wellItems,
});

/** Open exceptions, and the oil that they lose. They lead to their report. */
export const exceptionsAttention = attentionOf({
  name: 'portal:titles.exceptionReport',
  viewAtom: productionDayViewAtom,
  hrefAtom: atom((get) => exceptionReport(get(addressSearchAtom))),
  windowAtom: dataWindowAtom,
  items: exceptionItems,
});

/** The largest loss that no user has answered: since when, what is planned about it, and how many others there are. */
function unansweredItems({ day, exceptions }: ProductionDay, formats: Formats): readonly AttentionItem[] {
  const { events = 0, oldestSince = null, largest = null } = exceptions?.unanswered ?? {};
  if (day === null || oldestSince === null || largest === null) return [];
  const { t, dates, quantities } = formats;
  const { well, product, lossPerDay, since, lossWork } = largest;
  const { rate } = quantitiesOf(product);
  const days = Math.max(1, Math.round((Date.parse(day) - Date.parse(since)) / dayMs) + 1);
  const amount = quantities.text(rate, lossPerDay, { digits: 0 });
  const text = t('productionDay.attention.unansweredLargest', {
    count: days,
    well: well.name,
    amount: product === 'gas' ? t('exceptions.ofGas', { amount }) : amount,
  });
  const all = t('productionDay.attention.unansweredAll', {
    count: events,
    events: quantities.count(events),
    day: dates.shortDay(oldestSince),
  });
  return [
    {
      id: 'unanswered',
      tone: 'critical',
      state: t('productionDay.attention.unanswered'),
      text: [[text, ...lossWorkTexts(lossWork, formats)].join(', '), all].join(' · '),
      oil: oilEquivalentLoss({ oil: 0, gas: 0, [product]: lossPerDay }),
      href: () => exceptionEvent(largest.id),
    },
  ];
}

/** What the wells' states ask attention for: a well that is down stands above every statistical change. */
export function wellItems(body: ProductionDay, formats: Formats): readonly AttentionItem[] {
  const { wells } = body;
  const { t } = formats;
  const on = newestDayText(body, formats);
  if (!wells || on === null) return [];
  const item = (id: 'down' | 'silent', tone: 'critical' | 'warning'): AttentionItem[] =>
    wells[id] === 0
      ? []
      : [
          {
            id,
            tone,
            state: t(`productionDay.attention.${id}`),
            text: t(`productionDay.attention.${id}Wells`, { count: wells[id], day: on }),
            oil: null,
            href: (search) => dashboardDayList(id, search),
          },
        ];
  return [...stoppedItems(body, formats), ...item('down', 'critical'), ...item('silent', 'warning')];
}

/** Wells that stopped since by the log: the newest, and how many others there are. */
function stoppedItems({ stops }: ProductionDay, formats: Formats): readonly AttentionItem[] {
  const [newest, ...others] = stops;
  if (newest === undefined) return [];
  const { t } = formats;
  const text = t('productionDay.attention.stoppedWell', {
    well: newest.well.name,
    stop: stopText(newest, formats),
  });
  return [
    {
      id: 'stopped',
      tone: 'critical',
      state: t('productionDay.attention.stopped'),
      text: [
        text,
        ...(others.length === 0 ? [] : [t('productionDay.attention.stoppedMore', { count: others.length })]),
      ].join(' · '),
      oil: null,
      href: (search) => withOpenWell(search, { well: newest.well.id, compared: null }),
    },
  ];
}

/** What the open exceptions ask attention for: critical where they lose oil or gas. The largest of each product is named, with its share and its cause. */
export function exceptionItems(body: ProductionDay, formats: Formats): readonly AttentionItem[] {
  const { exceptions } = body;
  if (!exceptions || exceptions.open === 0) return [];
  const { t, quantities } = formats;
  const { open: count, lossless, oilAtRisk, gasAtRisk, largest } = exceptions;
  const lostOf = { oil: oilAtRisk ?? 0, gas: gasAtRisk ?? 0 };
  const named = largest.map((loss) => {
    const { well, product, lossPerDay } = loss;
    const share = quantities.text('share', (100 * lossPerDay) / lostOf[product], { digits: 0 });
    const values = { well: well.name, share, reason: shortCause(loss, formats) };
    // The share is of what gas wells lose: other wells lose gas with their oil.
    return product === 'gas'
      ? t('productionDay.attention.largestGas', {
          ...values,
          amount: t('exceptions.ofGas', { amount: quantities.text('gasRate', lossPerDay, { digits: 0 }) }),
        })
      : t('productionDay.attention.largest', {
          ...values,
          amount: quantities.text('liquidRate', lossPerDay, { digits: 0 }),
        });
  });
  const all = [
    t('productionDay.attention.exceptions', { count }),
    lossless > 0 && losslessText(lossless, formats),
  ]
    .filter(Boolean)
    .join(', ');
  const lost = (oilAtRisk ?? 0) + (gasAtRisk ?? 0) > 0;
  const isKnown = oilAtRisk !== null || (gasAtRisk ?? 0) > 0;
  return [
    {
      id: 'open',
      tone: lost ? 'critical' : 'warning',
      state: t('productionDay.attention.open'),
      text: [...named, all].join(' · '),
      ...(isKnown && { amount: lossText(lostOf, formats) }),
      oil: isKnown ? oilEquivalentLoss(lostOf) : null,
    },
    ...unansweredItems(body, formats),
  ];
}

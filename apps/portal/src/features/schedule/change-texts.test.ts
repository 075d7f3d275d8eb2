import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import { dateFormat } from '../../quantities.ts';
import { changeTexts } from './change-texts.ts';
import { movedBy, plainChange } from './schedule-change.ts';
import { activity } from './schedule.fixture.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats = { t: i18n.getFixedT('en', 'portal'), dates: dateFormat('en', { timeZone: 'UTC' }) };
const hourMs = 3_600_000;
/** An instant as a reader's clock writes it, whatever clock it brings. */
const shown = (time: string) => formats.dates.shortClock(new Date(time).toISOString());
const work = activity({
  status: 'planned',
  plannedStart: '2026-11-29T08:00:00+01:00',
  plannedEnd: '2026-11-29T20:00:00+01:00',
});

it('names what is moved with both times on the clock of the reader, as the schedule has them', () => {
  const zone = formats.dates.zone(new Date(work.plannedStart).toISOString());
  const { done, undone } = changeTexts(formats, work, movedBy(work, 34 * hourMs));
  expect(done).toMatchObject({
    key: 'portal:schedule.change.moved',
    values: { from: shown(work.plannedStart), to: shown('2026-11-30T18:00:00+01:00'), zone },
  });
  expect(undone).toMatchObject({ values: { to: shown(work.plannedStart) } });
});

it('asks for a new confirmation of what was confirmed', () => {
  const confirmed = { ...work, status: 'confirmed' as const };
  expect(changeTexts(formats, confirmed, movedBy(confirmed, hourMs)).done).toMatchObject({
    key: 'portal:schedule.change.movedAgainPlanned',
  });
});

it('says of another change what it was', () => {
  expect(changeTexts(formats, work, plainChange('done')).done).toEqual({
    key: 'portal:schedule.change.done.done',
  });
});

import { exampleResponse } from '@cnx/api/examples';
import type { ShiftHandover, WellException } from '@cnx/api';
import { beforeAll, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import {
  balanceText,
  dueParts,
  dueWork,
  endText,
  excessOf,
  handoverText,
  listsOf,
  maxNoteLength,
  writtenNote,
  workOf,
} from './shift-handover.ts';

let formats: Formats;
let handover: ShiftHandover;
beforeAll(async () => {
  const i18n = createI18n('en', await loginTexts('en'));
  await loadTexts(i18n, 'portal');
  formats = {
    language: 'en',
    t: i18n.getFixedT('en', 'portal'),
    quantities: quantityFormat('en', 'metric'),
    dates: dateFormat('en', { timeZone: 'UTC' }),
  };
  handover = (await exampleResponse('confirmShiftHandover').json()) as ShiftHandover;
});

it('is a text with its note, who took over and every list, also the empty ones', () => {
  const text = handoverText({ ...handover, opened: [], counts: { ...handover.counts, opened: 0 } }, formats);
  expect(text).toContain('Note by Kari Engineer\nThe drive of NV-A-01 was set back at 04:30.');
  expect(text).toContain('Per Operator took over, ');
  expect(text).toContain(
    'Stops by the log that no exception has:\n- NV-A-09: Pump trip since Nov 20, 04:12 · Power',
  );
  expect(text).toContain('1 at Nov 19, 18:00 + 0 found − 1 ended = 1 left open');
  expect(text).toContain('Found (0)\nNothing in this time');
  expect(text).toMatch(/Ended \(1\)\n- NV-B-07: .*42\sSm³ lost so far.* · Resolved\n/u);
  expect(text).toMatch(
    /Decided \(1\)\n- NV-A-01: Assigned to Kari Engineer · .*\n {2}Look at the drive first\./,
  );
  expect(text).toMatch(
    /Left open \(1\)\n- NV-A-01: Production drop, Gas interface · .*108\sSm³ lost so far · likely cause: Frequency, 90\s% sure · 48 to 44\sHz, .* · Inspection until Nov 20 · Assigned · Kari Engineer\nTogether: 54\.2\sSm³\/d$/u,
  );
  expect(text.indexOf('Found (0)')).toBeLessThan(text.indexOf('Left open (1)'));
});

it('says of what was found late when that was: no earlier shift could have handed it over', () => {
  const [event] = handover.open;
  const text = (foundAt: string) =>
    handoverText(
      { ...handover, open: [{ ...event!, since: '2026-11-05', foundAt, endedOn: null }] },
      formats,
    );
  expect(text('2026-11-18T06:00:00.000Z')).toContain('since Nov 5, 2026, found on Nov 18, 2026');
  expect(text('2026-11-06T06:00:00.000Z')).toContain('since Nov 5, 2026 ·');
});

it('comes to what is left open, also where events became one, and says less where its begin is not known', () => {
  const balance = (counts: Partial<ShiftHandover['counts']>) =>
    balanceText({ ...handover, counts: { ...handover.counts, ...counts } }, formats);
  expect(balance({ atBegin: 24, opened: 2, ended: 1, regrouped: -1, open: 24 })).toBe(
    '24 at Nov 19, 18:00 + 2 found − 1 ended − 1 regrouped = 24 left open',
  );
  expect(balance({ atBegin: 24, opened: 0, ended: 0, regrouped: 1, open: 25 })).toContain('+ 1 regrouped =');
  expect(balance({ atBegin: null, ended: null, regrouped: null })).toBe('1 found · 1 left open');
  const lists = (ended: number | null) => listsOf({ counts: { ...handover.counts, ended } });
  expect(lists(1)).toEqual(['opened', 'ended', 'decided', 'open']);
  expect(lists(0)).toEqual(['opened', 'decided', 'open']);
  expect(lists(null)).toEqual(['opened', 'decided', 'open']);
});

it('names work that goes on or begins, and apart what should have ended', () => {
  const due = (changes: Partial<ShiftHandover['activities'][number]>) => {
    const activities = [{ ...handover.activities[0]!, ...changes }];
    const works = dueWork({ ...handover, activities }, formats);
    return dueParts.flatMap((part) => workOf(part, works).map(({ text }) => `${part}: ${text}`));
  };
  expect(handover.until).toBe('2026-11-20T06:10:00.000Z');
  expect(due({ plannedEnd: '2026-11-21T06:00:00.000Z' })).toEqual(['due: Inspection until Nov 21, 06:00']);
  const ahead = { plannedStart: '2026-11-21T04:00:00.000Z', plannedEnd: '2026-11-24T06:00:00.000Z' };
  expect(due({ ...ahead, status: 'confirmed' })).toEqual([
    'due: Inspection from Nov 21, 04:00 to Nov 24, 06:00',
  ]);
  const late = { plannedEnd: '2026-11-20T06:00:00.000Z' };
  expect(due(late)).toEqual(['due: Inspection goes on, was due Nov 20, 06:00']);
  expect(due({ ...late, status: 'overdue' })).toEqual(['overdue: Inspection, was due Nov 20, 06:00']);
  expect(due({ plannedEnd: '2026-11-11T06:00:00.000Z', status: 'overdue' })).toEqual([
    'overdue: Inspection, 9 days overdue, was due Nov 11, 06:00',
  ]);
});

it('leads from work to the event of its well, or of its field that is silent', () => {
  const [event] = handover.open;
  const [work] = handover.activities;
  const eventOf = (open: WellException) => dueWork({ ...handover, open: [open] }, formats)[0]!.event;
  expect(eventOf(event!)).toBe(event);
  const other = { ...event!, well: { ...event!.well, id: 'other' } };
  expect(eventOf(other)).toBeUndefined();
  const silent = { ...other, silence: { wells: [work!.well], lastDay: null, lastOil: null } };
  expect(eventOf(silent)).toBe(silent);
});

it('says why an event is not open any more', () => {
  const [event] = handover.open;
  const end = (changes: Partial<WellException>) => endText({ ...event!, ...changes }, formats);
  expect(end({ status: 'dismissed', decidedBy: null })).toBe('Dismissed');
  expect(end({ status: 'dismissed', decidedBy: 'Erin Moe' })).toBe('Dismissed · Erin Moe');
  expect(end({ status: 'resolved', decidedBy: 'Erin Moe' })).toBe('Resolved');
  expect(end({ status: 'new', endedOn: '2026-11-19' })).toBe('Over, last day Nov 19');
  expect(end({ status: 'assigned' })).toBe('The well does not report');
});

it('has a note of lines without other control characters, which is not blank and fits the contract', () => {
  expect(writtenNote(' a\r\nb\u0007c ')).toBe('a\nb c');
  expect(writtenNote(' \n ')).toBeNull();
  expect(excessOf(`${'x'.repeat(maxNoteLength)}  `)).toBe(0);
  expect(excessOf('x'.repeat(maxNoteLength + 3))).toBe(3);
});

it('names a silent field with the count of its wells: what is open and what was decided', () => {
  const [event] = handover.open;
  const silence = {
    wells: [event!.well, { ...event!.well, id: 'other', name: 'other' }],
    lastDay: null,
    lastOil: null,
  };
  const decided = handover.decided.map((decision) => ({
    ...decision,
    events: [{ id: event!.id, well: event!.well, silence }],
  }));
  const text = handoverText({ ...handover, open: [{ ...event!, silence }], decided }, formats);
  expect(text.match(/- Venture \(2 wells\): /gu)).toHaveLength(2);
});

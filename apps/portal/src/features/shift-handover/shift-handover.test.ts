import { exampleResponse } from '@cnx/api/examples';
import type { ShiftHandover } from '@cnx/api';
import { beforeAll, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { excessOf, handoverText, maxNoteLength, writtenNote } from './shift-handover.ts';

let formats: Formats;
let handover: ShiftHandover;
beforeAll(async () => {
  const i18n = createI18n('en', await loginTexts('en'));
  await loadTexts(i18n, 'portal');
  formats = {
    language: 'en',
    t: i18n.getFixedT('en', 'portal'),
    quantities: quantityFormat('en', 'metric'),
    dates: dateFormat('en'),
  };
  handover = (await exampleResponse('confirmShiftHandover').json()) as ShiftHandover;
});

it('is a text with its note, who took over and every list, also the empty ones', () => {
  const text = handoverText({ ...handover, opened: [], counts: { opened: 0, decided: 1, open: 1 } }, formats);
  expect(text).toContain('Note by Kari Engineer\nThe drive of NV-A-01 was set back at 04:30.');
  expect(text).toContain('Per Operator took over, ');
  expect(text).toMatch(
    /Left open \(1\)\n- NV-A-01: Production drop, Gas interface · .*108\sSm³ lost so far · likely cause: Frequency 90\s% · Assigned · Kari Engineer\nTogether: 54\.2\sSm³\/d, 108\sSm³ so far/u,
  );
  expect(text).toContain('Opened (0)\nNothing in this time');
  expect(text).toMatch(
    /Decided \(1\)\n- NV-A-01: Assigned to Kari Engineer · .*\n {2}Look at the drive first\.$/,
  );
});

it('has a note of lines without other control characters, which is not blank and fits the contract', () => {
  expect(writtenNote(' a\r\nb\u0007c ')).toBe('a\nb c');
  expect(writtenNote(' \n ')).toBeNull();
  expect(excessOf(`${'x'.repeat(maxNoteLength)}  `)).toBe(0);
  expect(excessOf('x'.repeat(maxNoteLength + 3))).toBe(3);
});

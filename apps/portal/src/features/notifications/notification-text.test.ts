import type { NotificationInfo } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { dateFormat, quantityFormat, type UnitSystem } from '../../quantities.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { createItemWriter } from '../../../../backend/src/alerts/items.ts';
import { alarmText } from './notification-text.ts';

const example = examples.notifications[1]!;
type Facts = NonNullable<NotificationInfo['facts']>;
const alarm = (facts: Partial<Facts> | null): NotificationInfo => ({
  ...example,
  title: 'Stored title',
  body: 'Stored body',
  facts: facts && {
    ...{ code: 'drop', names: ['SUN-A-05'], variable: null, before: null, after: null, unit: null },
    ...{ rule: null, moment: null, day: null, works: [], texts: [], status: null, open: null, loss: null },
    ...facts,
  },
});

async function formatsOf(language: Language, system: UnitSystem = 'metric'): Promise<Formats> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language, system),
    dates: dateFormat(language, { timeZone: 'Europe/Oslo' }),
  };
}
const plain = ({ title, body }: { title: string; body: string }) => [title, body.replaceAll('\u00a0', ' ')];
const drop = { variable: 'oilRate', before: 124.84, after: 76.3, unit: 'Sm3/d' } as const;
const work = { activity: 'wellTest', title: 'Well test SUN-A-05' } as const;

describe('a notification', () => {
  it('says what fell in the language and the units of the reader', async () => {
    expect(plain(alarmText(alarm(drop), await formatsOf('en')))).toEqual([
      'SUN-A-05, Production drop',
      'Oil rate 124.8 → 76.3 Sm³/d (−39 %)',
    ]);
    expect(plain(alarmText(alarm({ ...drop, code: 'downtime' }), await formatsOf('es', 'field')))).toEqual([
      'SUN-A-05, Parada',
      'Caudal de petróleo 785,2 → 479,9 bbl/d (−39 %)',
    ]);
  });

  it('says by how many points a share changed, never a share of it', async () => {
    const facts = { code: 'change', variable: 'waterCut', before: 50, after: 55, unit: '%' } as const;
    expect(plain(alarmText(alarm(facts), await formatsOf('en')))[1]).toBe(
      'Water cut 50.0 → 55.0 % (+5.0 pp)',
    );
  });

  it('says when work begins on the clock of the reader, and translates a title that was made', async () => {
    const facts = { code: 'tomorrow', moment: '2026-11-24T09:00:00Z', works: [work] };
    expect(plain(alarmText(alarm(facts), await formatsOf('es')))).toEqual([
      'Próximo: Prueba de pozo SUN-A-05',
      expect.stringMatching(/^Comienza: 24 nov 2026, 10:00/),
    ]);
    const typed = { ...work, title: 'Well test SUN-A-05 with Anna' };
    expect(alarmText(alarm({ ...facts, works: [typed] }), await formatsOf('es')).title).toBe(
      'Próximo: Well test SUN-A-05 with Anna',
    );
  });

  it('of news is in the language of the reader where the operator wrote it in it', async () => {
    const texts = [{ language: 'es', title: 'Nuevo', body: 'Dicho' }] as const;
    const news = alarm({ code: 'news', texts: [...texts] });
    expect(plain(alarmText(news, await formatsOf('es')))).toEqual(['Nuevo', 'Dicho']);
    expect(plain(alarmText(news, await formatsOf('fr')))).toEqual(['Stored title', 'Stored body']);
  });

  it.each([null, { code: 'somethingNewer' }, { code: 'overdue', moment: null }, { names: [] }])(
    'is as the server says it where it has no facts that are known: %j',
    async (facts) => {
      expect(plain(alarmText(alarm(facts), await formatsOf('es')))).toEqual(['Stored title', 'Stored body']);
    },
  );
});

describe('a notification in a mail', () => {
  const kinds: readonly Partial<Facts>[] = [
    drop,
    { ...drop, code: 'downtime' },
    { ...drop, code: 'shutIn', after: 0, moment: '2026-11-27T01:25:00Z' },
    { code: 'shutIn', moment: '2026-11-27T01:25:00Z' },
    { code: 'change', variable: 'waterCut', before: 50, after: 55, unit: '%' },
    { code: 'change', variable: 'motorTemperature', before: 80, after: 95.5, unit: 'degC' },
    { code: 'change', variable: 'intakePressure', before: 61.2, after: 48.9, unit: 'bar' },
    { code: 'change', variable: 'gor', before: 112.4, after: 158.3, unit: 'Sm3/Sm3' },
    { code: 'change', variable: 'frequency', before: 0, after: 48.5, unit: 'Hz' },
    { code: 'gas', rule: 'R3' },
    { code: 'overdue', moment: '2026-11-24T09:00:00Z', works: [work] },
    { code: 'conflict', moment: '2026-11-24T09:00:00Z', works: [work, { ...work, title: 'By hand' }] },
    { code: 'tomorrow', moment: '2026-07-24T09:00:00Z', works: [work] },
    { code: 'silent', day: '2026-11-20' },
    { code: 'importFailed' },
    { code: 'assigned' },
    { code: 'news', texts: [{ language: 'fr', title: 'Nouveau', body: 'Texte' }] },
  ];
  it.each([
    ['en', 'metric'],
    ['en', 'field'],
    ['es', 'field'],
    ['fr', 'metric'],
  ] as const)('says in %s and %s units what the bell and the page say', async (language, units) => {
    const formats = await formatsOf(language, units);
    const reader = { language, units, locale: language, timeZone: 'Europe/Oslo' };
    const { notification } = createItemWriter(reader, 'https://portal.example');
    for (const facts of kinds) {
      const { title, body } = notification(alarm(facts));
      expect({ title, body }).toEqual(alarmText(alarm(facts), formats));
    }
  });
});

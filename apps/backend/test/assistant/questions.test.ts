import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createAssistant } from '../../src/assistant/assistant.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { plantFields } from './planted-fields.ts';
import { assistant as english } from '../../../portal/src/i18n/en/assistant.ts';
import { tour as englishTour } from '../../../portal/src/i18n/en/tour.ts';
import { assistant as spanish } from '../../../portal/src/i18n/es/assistant.ts';
import { tour as spanishTour } from '../../../portal/src/i18n/es/tour.ts';
import { assistant as french } from '../../../portal/src/i18n/fr/assistant.ts';
import { tour as frenchTour } from '../../../portal/src/i18n/fr/tour.ts';
import { questions, type Row } from './questions.ts';
import { shownOf } from './shown-answer.ts';

let database: TestDatabase;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  const assistant = createAssistant(database.db);
  const gone = new AbortController().signal;
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

describe('questions of engineers', () => {
  it.each(questions.map((row) => ({ row, language: row[0], question: row[1] })))(
    '$language: $question',
    async ({ row }) => {
      const [language, question, expected, after] = row;
      const before = after === undefined ? undefined : await ask(language, after);
      const answer = await ask(language, question, before?.understood);
      const rounded =
        'value' in expected ? { ...expected, value: Number(expected.value?.toFixed(6)) } : expected;
      const wanted = { outcome: 'answered' as const, ...rounded };
      expect(shownOf(answer, wanted)).toEqual(wanted);
    },
  );
});

describe('what the portal itself suggests to ask', () => {
  const texts = { en: english, es: spanish, fr: french };
  const tours = { en: englishTour, es: spanishTour, fr: frenchTour };
  const languages = ['en', 'es', 'fr'] as const;
  const suggested = languages.flatMap((language) =>
    Object.entries(texts[language].ask).map(([name, question]) => ({ language, name, question })),
  );

  it.each(suggested)('$language: $question', async ({ language, name, question }) => {
    const { outcome, understood } = await ask(language, question);
    expect(outcome).toBe('answered');
    // Alike in all languages.
    const { understood: inEnglish } = await ask('en', english.ask[name as keyof typeof english.ask]);
    expect(understood).toEqual(inEnglish);
  });

  it.each(languages)('the tour’s own example is answered in %s', async (language) => {
    const [, quoted = ''] = /[“«]\s*([^”»]+?)\s*[”»]/u.exec(tours[language].assistantText) ?? [];
    const { understood } = await ask(language, quoted);
    expect(understood).toMatchObject({
      intent: 'rank',
      quantity: 'deferred',
      places: [{ name: 'Sundrift' }],
      from: '2025-10-01',
      to: '2025-10-31',
    });
  });
});

describe('an answer', () => {
  it('names the words that nothing is known of', async () => {
    expect((await ask('en', 'oil of the flibbertigibbet wells')).unread).toEqual(['flibbertigibbet']);
  });

  it('offers the question without the words that were not understood', async () => {
    const { nearest } = await ask('en', 'How much oil did we produce yesterday in flibbertigibbet?');
    expect(nearest).toBe('How much oil was produced yesterday?');
    expect(await ask('en', nearest!)).toMatchObject({ outcome: 'answered' });
  });

  it('has the units that were named', async () => {
    const { understood } = await ask('en', 'how much oil in barrels yesterday?');
    expect(understood).toMatchObject({ intent: 'total', units: 'field' });
  });

  it('takes no standstill for its own cause', async () => {
    const { records, statements } = await ask('en', 'Why is SUN-A-03 down?');
    expect(records).toMatchObject([{ note: 'downtime', cause: null }]);
    expect(statements.map(({ code }) => code)).toEqual(['exception', 'noCause']);
  });

  it('says so where a well is not in the state that is taken for granted', async () => {
    const { statements, understood } = await ask('en', 'Why is SUN-A-02 down?');
    expect(understood.state).toBeNull();
    expect(statements).toMatchObject([
      { code: 'state', note: 'up' },
      { code: 'exception' },
      { code: 'noCause' },
    ]);
  });
});

import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { workTitle } from './work-title.ts';

const t = ((key: string) => key.split('.').at(-1)) as unknown as TFunction<'portal'>;
const title = (text: string, activity = 'inspection', language: 'es' | 'en' = 'es') =>
  workTitle({ t, language }, { title: text, activity }, [undefined, 'Orsolane']);

it('translates a title that is the kind of work and its place', () => {
  expect(title('Vessel inspection Orsolane')).toBe('inspection Orsolane');
});

it.each([
  ['Vessel inspection Orsolane, second part', 'inspection'],
  ['Vessel inspection Brisk', 'inspection'],
  ['Well test Orsolane', 'inspection'],
  ['Vessel inspection Orsolane', 'toString'],
])('leaves %s as it was typed', (text, activity) => {
  expect(title(text, activity)).toBe(text);
});

it('leaves English titles to English readers', () => {
  expect(title('Vessel inspection Orsolane', 'inspection', 'en')).toBe('Vessel inspection Orsolane');
});

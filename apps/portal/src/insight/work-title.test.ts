import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { quantityFormat } from '../quantities.ts';
import { workTitle } from './work-title.ts';

const t = ((key: string) => key.split('.').at(-1)) as unknown as TFunction<'portal'>;
const title = (text: string, activity = 'inspection') =>
  workTitle({ t, quantities: quantityFormat('en') }, { title: text, activity }, [undefined, 'Orsolane']);

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

it('names a step by its settings, in the units of the reader', () => {
  const titleOf = (
    setting: 'frequency' | 'choke' | 'gasLift',
    from: number | null,
    to: number,
    unit: string,
  ) =>
    workTitle(
      { t, quantities: quantityFormat('en', 'field') },
      { title: 'Choke 34 → 40 %', activity: 'settingStep', step: { setting, from, to, unit } },
      ['N-1'],
    ).replaceAll('\u00a0', ' ');
  expect(titleOf('choke', 34, 40, '%')).toBe('choke 34 → 40 %');
  expect(titleOf('frequency', 48, 50.5, 'Hz')).toBe('48.0 → 50.5 Hz');
  expect(titleOf('frequency', null, 50.5, 'Hz')).toBe('→ 50.5 Hz');
  // Beside a rate of other units its own one stands.
  expect(titleOf('gasLift', 250_000, 300_000, 'Sm3/d')).toBe('gasLift 8,825 Mscf/d → 10.6 MMscf/d');
});

it('has one word for a kind of work for English readers, too', () => {
  expect(title('Scale treatment Orsolane', 'chemical')).toBe('chemical Orsolane');
});

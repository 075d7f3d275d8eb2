import { expect, it } from 'vitest';
import { vocabulary as es } from '../i18n/es/vocabulary.ts';
import { facilityText } from './facility-text.ts';
import type { Formats } from './use-formats.ts';

const t = ((key: string) =>
  es.facility[key.split('.').at(-1) as keyof typeof es.facility]) as unknown as Formats['t'];

it('names what the product named in the language of its reader, and what people named as they did', () => {
  expect(facilityText('Control room', { t })).toBe('Sala de control');
  expect(facilityText('Separator train', { t })).toBe('Tren de separación');
  for (const own of ['Separator 2', 'Control room 2', 'constructor'])
    expect(facilityText(own, { t })).toBe(own);
});

import { expect, it } from 'vitest';
import { weekStartOf } from './week-start.ts';

it('begins weeks as they do where the language is spoken', () => {
  const starts = ['en', 'en-US', 'en-GB', 'nb', 'es', 'fr', 'pt-BR', 'ar-EG'].map(weekStartOf);
  expect(starts).toEqual([0, 0, 1, 1, 1, 1, 0, 6]);
});

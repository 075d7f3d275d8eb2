import { describe, expect, it } from 'vitest';
import { withModel } from './new-part.mjs';

const models = `type Schemas = components['schemas'];

export type Product = Schemas['Product'];

export type DailyProduction = Schemas['DailyProduction'];
export type StepMean = Schemas['StepMean'];

export type HealthReport = Schemas['Health'];
`;

describe('the line of a new answer in the models', () => {
  const added = (preceding: (string | undefined)[], following: (string | undefined)[]) =>
    withModel(models, 'Remark', preceding, following).split('\n');
  const line = "export type Remark = Schemas['Remark'];";

  it('stands after that of the last operation before it that has one', () => {
    const lines = added(['Product', 'DailyProduction', undefined, 'Unnamed'], ['Health']);
    expect(lines[lines.indexOf(line) - 1]).toContain('type DailyProduction');
    expect(lines).toHaveLength(models.split('\n').length + 1);
  });

  it('stands before that of the next operation when none before it has one, whatever its name there', () => {
    const lines = added([undefined], ['Unnamed', 'Health']);
    expect(lines[lines.indexOf(line) + 1]).toContain('type HealthReport');
  });

  it('stands at the end when no other operation has one', () => {
    expect(added([], []).slice(-2)).toEqual([line, '']);
  });

  it('is not written twice', () => {
    expect(withModel(models, 'Health', ['Product'], [])).toBe(models);
  });
});

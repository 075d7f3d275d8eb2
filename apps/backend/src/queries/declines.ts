import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Product } from '../vocabulary.ts';
import { firstProductOf } from './main-product.ts';
import { readFieldForecasts } from './field-forecast.ts';
import type { WellSelection } from './selection.ts';
import { declinesOfWells, steepWell } from './steep-wells.ts';

type Schemas = components['schemas'];

/** Fields that have a forecast in one answer: a fit takes milliseconds. */
const maxForecasts = 20;

/** Which declines are read. */
export interface DeclinesAsked {
  readonly product?: Product | undefined;
  readonly limit: number | null;
  readonly now: Date;
}

/**
 * How the fields of the selected wells decline, by name: the wells whose newest days decline far more than their year, and
 * the forecast of each field, which is that of all of its wells. A well that has stopped declines no more: one without a valid day in the 30 before the newest
 * day of its field, or that is suspended or abandoned.
 * @param product what wells and fields are for. @default what the selection's wells are for: gas where that is so of all of them
 * @param limit rate that ends a field's production, Sm3/d; null for none
 */
export async function readDeclines(
  db: Kysely<Database>,
  selection: WellSelection,
  { product: asked, limit, now }: DeclinesAsked,
): Promise<Schemas['DeclineStatistics']> {
  const product = asked === 'oil' || asked === 'gas' ? asked : await firstProductOf(db, selection);
  const rows = await declinesOfWells(db, selection, now).execute();
  const fields = new Map<string, Omit<Schemas['FieldDecline'], 'forecast'>>();
  for (const { id, name, fieldId, fieldName, mainProduct, ...decline } of rows) {
    if ((decline.product ?? mainProduct) !== product) continue;
    const field = fields.get(fieldId) ?? { id: fieldId, name: fieldName, wells: 0, steep: [] };
    fields.set(fieldId, field);
    if (decline.product === null) continue;
    field.wells++;
    if (!decline.steep) continue;
    field.steep.push(steepWell({ id, name, fieldId, fieldName }, decline));
  }
  const sorted = [...fields.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const forecasts = await readFieldForecasts(
    db,
    sorted.slice(0, maxForecasts).map(({ id }) => id),
    { product, limit, now },
  );
  return {
    product,
    fields: sorted.map((field) => ({
      ...field,
      steep: field.steep.sort((one, other) => lossOf(other) - lossOf(one)),
      forecast: forecasts.get(field.id) ?? null,
    })),
  };
}

/** Sm3 of oil to one of gas where both stand in one order. */
const gasPerOil = 1_000;
const lossOf = ({ product, expected, rate }: Schemas['SteepDecline']): number =>
  (expected - rate) / (product === 'gas' ? gasPerOil : 1);

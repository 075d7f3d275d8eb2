import { wellGroupKinds, type WellGroupKind } from '../vocabulary.ts';
import { dayNumber, isoDay, productionDayOf, type FieldClock } from '../production-day.ts';
import { readName, type TableCells } from './cells.ts';
import { canonical, lostDigits } from './identity.ts';
import { meaningOf, placeColumns, unknownWord, type MasterDataKind } from './record-kind.ts';
import { words } from './spellings.ts';
import { storeWells } from './store-wells.ts';
import { ownIdentifiers, type WellRecord } from './well-record.ts';
import { WellRegister } from './well-register.ts';
import { mainProductWords, methodWords, statusWords } from './well-words.ts';
import { motherColumn } from './wellbores.ts';

/** From when a main product holds of which nothing else is said. */
export const sinceEver = '1800-01-01';

/** Wells with their identifiers and what is known of them beside their rows. New ones are made, in fields that are there. */
export const wellMasterData: MasterDataKind = {
  explains: true,
  columns: [
    placeColumns.field,
    { ...placeColumns.well, required: true },
    {
      name: 'uwi',
      called: 'unique well identifier',
      holds: 'name',
      spellings: words('uwi uniquewellidentifier wellidentifier wellborecode'),
    },
    {
      name: 'api',
      called: 'API number',
      holds: 'name',
      spellings: words('api apinumber apino api14 api12 api10'),
    },
    motherColumn,
    { name: 'code', holds: 'name', spellings: words('code shortname internalcode codigo') },
    {
      name: 'aliases',
      holds: 'text',
      spellings: words('aliases alias othernames nombrealterno alias autresnoms'),
    },
    {
      name: 'method',
      called: 'method of production',
      holds: 'name',
      spellings: words(
        'methodofproduction productionmethod method lift lifttype liftmethod artificiallift metodo metododeproduccion methode methodedeproduction',
      ),
    },
    {
      name: 'manufacturer',
      called: 'maker of the lift',
      holds: 'name',
      spellings: words(
        'manufacturer maker liftmaker liftmanufacturer pumpmanufacturer vendor fabricante fabricant constructeur',
      ),
    },
    { name: 'pad', called: 'pad', holds: 'text', spellings: words('pad pads wellpad cluster plataforma') },
    { name: 'manifold', holds: 'text', spellings: words('manifold manifolds colector collecteur') },
    {
      name: 'testHeader',
      called: 'test header',
      holds: 'text',
      spellings: words('testheader testheaders testseparator cabezaldeprueba collecteurdessai'),
    },
    { name: 'status', holds: 'name', spellings: words('status wellstatus state estado statut etat') },
    {
      name: 'statusSince',
      called: 'first day of the status',
      holds: 'day',
      spellings: words('statussince statusfrom statusdate statusday estadodesde statutdepuis'),
    },
    {
      name: 'mainProduct',
      called: 'main product',
      holds: 'name',
      spellings: words(
        'mainproduct product primaryproduct welltype productoprincipal producto produitprincipal produit',
      ),
    },
    {
      name: 'mainProductSince',
      called: 'first day of the main product',
      holds: 'day',
      spellings: words(
        'mainproductsince mainproductfrom productsince productfrom productodesde produitdepuis',
      ),
    },
    {
      name: 'firstProduction',
      called: 'first production',
      holds: 'day',
      spellings: words(
        'firstproduction firstproductionday firstproductiondate firstoil onstreamdate primeraproduccion premiereproduction',
      ),
    },
  ],
  needs: [{ anyOf: ['well'], called: 'the well' }],
  async open({ db }, options) {
    const register = await WellRegister.read(db, options);
    return {
      read(row) {
        const place = register.fieldOf(row.texts['field'] || options.field || '');
        if ('problem' in place) return place;
        const result = readWell(row, place, options.now);
        if ('problem' in result) return result;
        const { fieldId, name } = result.record;
        return { key: `${fieldId}\0${canonical(name)}`, record: result.record };
      },
      take: (record) => register.take(record as WellRecord),
      settle: (records) => register.settleMothers(records as readonly WellRecord[]),
      store: (records) =>
        storeWells(db, records as readonly WellRecord[], register, options.blankCells, options.runId),
    };
  },
};

type Read<Value> = { readonly value: Value } | { readonly problem: string };

function readWell(
  { texts }: TableCells,
  { fieldId, clock }: { readonly fieldId: string; readonly clock: FieldClock },
  now: Date,
): { record: WellRecord } | { problem: string } {
  const today = isoDay(productionDayOf(now.getTime(), clock));
  const said = (name: string) => (texts[name] === undefined ? undefined : texts[name] || null);
  const api = said('api');
  const wrongApi = api && apiProblem(api);
  if (wrongApi) return { problem: wrongApi };
  for (const [since, what] of [
    ['statusSince', 'status'],
    ['mainProductSince', 'mainProduct'],
  ] as const) {
    if (said(since) && !said(what)) return { problem: `it says since when, and no ${spoken[what]}` };
  }
  for (const [name, called] of [
    ['statusSince', 'the status'],
    ['mainProductSince', 'the main product'],
    ['firstProduction', 'the first production'],
  ] as const) {
    const day = said(name);
    if (day && dayNumber(day) > dayNumber(today))
      return { problem: `${called} is of ${day}, which has not begun in its field` };
  }
  const method = wordOf('method of production', methodWords, said('method'));
  if ('problem' in method) return method;
  const status = wordOf('status', statusWords, said('status'));
  if ('problem' in status) return status;
  const product = wordOf('main product', mainProductWords, said('mainProduct'));
  if ('problem' in product) return product;
  const aliases = namesOf(texts['aliases'], 'alias');
  if ('problem' in aliases) return aliases;
  const groups: Partial<Record<WellGroupKind, readonly string[]>> = {};
  for (const kind of wellGroupKinds) {
    const names = namesOf(texts[kind], spoken[kind]);
    if ('problem' in names) return names;
    if (names.value) groups[kind] = names.value;
  }
  return {
    record: {
      fieldId,
      name: texts['well'] ?? '',
      identifiers: Object.fromEntries(
        ownIdentifiers.flatMap((kind) => (texts[kind] === undefined ? [] : [[kind, said(kind) ?? null]])),
      ),
      aliases: aliases.value,
      method: method.value,
      manufacturer: said('manufacturer'),
      groups,
      status: status.value ? { word: status.value, since: said('statusSince') ?? undefined } : undefined,
      mainProduct: product.value
        ? { word: product.value, since: said('mainProductSince') ?? sinceEver }
        : undefined,
      firstProduction: said('firstProduction'),
      mother: said('mother'),
      today,
    },
  };
}

const spoken = {
  status: 'status',
  mainProduct: 'main product',
  pad: 'pad',
  manifold: 'manifold',
  testHeader: 'test header',
} as const;

function wordOf<Word extends string>(
  called: string,
  meanings: Readonly<Record<Word, string>>,
  text: string | null | undefined,
): Read<Word | null | undefined> {
  if (!text) return { value: text === '' ? null : (text as null | undefined) };
  const value = meaningOf(meanings, text);
  return value === undefined ? { problem: unknownWord(called, text, meanings) } : { value };
}

/** The names of a cell, between semicolons or bars. */
function namesOf(text: string | undefined, called: string): Read<readonly string[] | undefined> {
  if (text === undefined) return { value: undefined };
  const names: string[] = [];
  for (const part of text.split(/[;|]/)) {
    const name = readName(part.trim(), called, '');
    if (typeof name !== 'string') return name;
    if (name !== '' && !names.some((other) => canonical(other) === canonical(name))) names.push(name);
  }
  return { value: names };
}

/** What is wrong with an API number; undefined where nothing is. */
export function apiProblem(api: string): string | undefined {
  const lost = lostDigits(api, true);
  if (lost !== undefined) return `the API number ${lost}`;
  return /^\d{10}$|^\d{12}$|^\d{14}$/.test(api.replace(/[ -]/g, ''))
    ? undefined
    : `the API number "${api.slice(0, 60)}" has not 10, 12 or 14 digits`;
}

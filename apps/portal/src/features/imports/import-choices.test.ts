import type { ImportOptions } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import {
  askedOptions,
  chosenOf,
  codeWords,
  optionsOf,
  isChosen,
  namedQuantity,
  proposalsOf,
  proposedKind,
  besideTable,
  importedPlace,
  kindToReadAgain,
  unusedColumn,
  withColumn,
  withoutFlags,
  withProposal,
  type Chosen,
} from './import-choices.ts';
import { isReadBy } from './import-templates.ts';

const template = examples.importTemplate;

it('makes options of what was chosen, and none of what was not', () => {
  const draft = { field: ' North ', units: '', dayStart: '6', allSheets: 'yes', ignore: 'A \n\n B' };
  expect(optionsOf('months', draft)).toEqual({
    ...{ kind: 'months', field: 'North', dayStart: 6, allSheets: true, ignore: ['A', 'B'] },
  });
});

it('finds the columns that a refusal proposes to leave out', () => {
  const message = 'a.csv:1: two columns: leave them out with --ignore "GAS DAYS" --ignore "O_DAYS".';
  expect(proposalsOf(message)).toEqual([{ leaveOut: 'GAS DAYS' }, { leaveOut: 'O_DAYS' }]);
  expect(proposalsOf(`left out with --ignore 'Choke (/64")'.`)).toEqual([{ leaveOut: 'Choke (/64")' }]);
  expect(proposalsOf('a.csv is empty.')).toEqual([]);
  const months = 'use --kind months. If it says something else, leave it out with --ignore "Days".';
  expect(proposalsOf(months)).toEqual([]);
});

it('proposes to read the sheets of a workbook as wells, and else together', () => {
  const wells = 'no well (if each sheet is a well, give --well-from sheet and --all-sheets, else --well)';
  expect(proposalsOf(wells)).toEqual([{ sheets: 'wells' }]);
  expect(proposalsOf('choose one with --sheet, or read them all with --all-sheets.')).toEqual([
    { sheets: 'all' },
  ]);
  const chosen = { kind: 'production', draft: { sheet: 'MF 2', well: 'MF' }, columns: {} } as const;
  const taken = withProposal(chosen, { sheets: 'wells' });
  expect(askedOptions(taken)).toEqual({ kind: 'production', wellFrom: 'sheet', allSheets: true });
  expect(isChosen(chosen, { sheets: 'wells' })).toBe(false);
  expect(isChosen(taken, { sheets: 'wells' })).toBe(true);
});

it('proposes both readings of a rate where a refusal asks for one', () => {
  const message = 'the volume of each day (--rates calendar), or a rate of the hours (--rates producing).';
  expect(proposalsOf(message)).toEqual([{ rates: 'calendar' }, { rates: 'producing' }]);
  expect(proposalsOf('rates of hours (--rates calendar takes them as volumes of the day)')).toEqual([]);
  const chosen = { kind: 'production', draft: {}, columns: {} } as const;
  expect(askedOptions(withProposal(chosen, { rates: 'producing' }))).toEqual({
    kind: 'production',
    rates: 'producing',
  });
});

it('leaves out a column that is chosen as not used, and takes it back when it is chosen as something', () => {
  const chosen: Chosen = { kind: 'production', draft: { ignore: 'Datum\nWho' }, columns: {} };
  const asDay = withColumn(chosen, 'Datum', 'day');
  expect(askedOptions(asDay)).toEqual({
    ...{ kind: 'production', ignore: ['Who'], columns: [{ column: 'Datum', quantity: 'day' }] },
  });
  expect(askedOptions(withColumn(asDay, 'Choke', unusedColumn)).ignore).toEqual(['Who', 'Choke']);
});

it('finds the kind of rows that a refusal names, and none where it names several', () => {
  expect(proposedKind('a.csv:1: these are monthly data: use --kind months.')).toBe('months');
  expect(proposedKind('use --kind events, or leave out --kind months')).toBeUndefined();
  expect(proposedKind('a.csv is empty.')).toBeUndefined();
});

it('writes the labels of the page for the words of the command line', () => {
  const label = (name: string) => `<${name}>`;
  expect(
    withoutFlags('Use --date-format DD/MM/YYYY, --map or --kind events, not --unknown.', label, label),
  ).toBe('Use “<dateFormat>” DD/MM/YYYY, “<columns>” or “<kind>”: “<events>”, not --unknown.');
});

describe('the options of a template', () => {
  it('are chosen on the page as a person would have, and asked for again as they were', () => {
    const options = {
      kind: 'months' as const,
      ...{ units: 'field' as const, ignore: ['Note', 'Who'], field: 'Heron', dayStart: 6 },
      ...{ allSheets: true, date: 'title', blank: 'erases' as const, assumeHours: '24' },
    } satisfies ImportOptions;
    const columns = [{ column: 'Öl', quantity: 'oil' }];
    const chosen = chosenOf({ ...options, columns });
    expect(chosen.columns).toEqual({ Öl: 'oil' });
    expect(chosen.draft).toMatchObject({ ignore: 'Note\nWho', allSheets: 'yes', dayStart: '6' });
    expect(optionsOf(chosen.kind, chosen.draft)).toEqual(options);
  });

  it('are no change of a choice once they are used, in whatever order the template has them', () => {
    const options: ImportOptions = {
      ...{ ignore: ['Choke', 'Note'], field: 'Heron', units: 'field' },
      columns: [{ quantity: 'oil', column: 'Öl' }],
      kind: 'production',
    };
    const read = askedOptions(chosenOf(options));
    expect(read).toEqual(options);
    // Of what the page shows then, the same is asked.
    expect(JSON.stringify(askedOptions(chosenOf(read)))).toBe(JSON.stringify(read));
    expect(isReadBy(read, { ...template, options })).toBe(true);
    expect(isReadBy({ ...read, field: 'Tern' }, { ...template, options })).toBe(false);
  });
});

it('calls what columns hold by names and words, and by no code', () => {
  expect(namedQuantity('mother')).toBe('mother');
  expect(namedQuantity('plannedStart')).toBeUndefined();
  expect(codeWords('plannedStart')).toBe('planned start');
  expect(codeWords('minHz')).toBe('min hz');
});

const monthly = 'm.csv: the rows are monthly data: use --kind months, or give daily rows.';

it('a file of another kind is read as it at once, unless a person has chosen the kind', () => {
  expect(kindToReadAgain(monthly, { kind: 'production' }, false)).toBe('months');
  expect(kindToReadAgain(monthly, { kind: 'months' }, false)).toBeUndefined();
  expect(kindToReadAgain(monthly, { kind: 'production' }, true)).toBeUndefined();
});

it('a refusal does not list the columns that stand below it', () => {
  const refusal = {
    message: 'x.csv:1: no column was recognized for the day. The columns are: A, B.',
    sentences: [
      { code: 'noColumnFor', values: { calledTerm: 'day' } },
      { code: 'theColumns', values: { columns: 'A, B' } },
    ],
    options: [],
  };
  expect(besideTable(refusal, []).sentences).toHaveLength(2);
  expect(besideTable(refusal, examples.importPreview.tables).sentences.map(({ code }) => code)).toEqual([
    'noColumnFor',
  ]);
});

it('leads to the fields that an import is of', () => {
  const fieldIds = ['f-1', 'f-2'];
  expect(importedPlace({ fieldIds, days: null }, 'production')).toBe('/dashboard?fieldIds=f-1,f-2');
  expect(importedPlace({ fieldIds: [], days: null }, 'production')).toBe('/dashboard');
  const days = { from: '2020-01-01', to: '2020-12-31' };
  expect(importedPlace({ fieldIds, days }, 'production')).toBe(
    '/dashboard?fieldIds=f-1,f-2&from=2020-12-02&to=2020-12-31',
  );
  expect(importedPlace({ fieldIds, days: { ...days, from: '2020-12-30' } }, 'production')).toBe(
    '/dashboard?fieldIds=f-1,f-2&from=2020-12-30&to=2020-12-31',
  );
  expect(importedPlace({ fieldIds, days }, 'months')).toBe(
    '/dashboard/statistics?fieldIds=f-1,f-2&from=2020-01-01&to=2020-12-31',
  );
});

import { describe, expect, it } from 'vitest';
import { addressFaults, withoutFaults } from './address-faults.ts';

const choices = {
  changePoints: { rows: ['all', 'drops'], level: [] },
  schedule: { rows: ['open', 'overdue'], level: [] },
  deferredProduction: { rows: ['all', 'planned'], level: ['field', 'well'] },
};
type Area = keyof typeof choices;

/** The faults of an address whose area has the choices of its page. */
function faultsOf(search: string, given?: Parameters<typeof addressFaults>[2]) {
  const area = new URLSearchParams(search).get('area');
  return addressFaults(search, choices[area as Area] ?? null, given);
}

const known = { wells: new Set(['NV-A-01', 'NV-A-02']) };

describe('addressFaults', () => {
  it('finds nothing in an address without a query, and in one whose parts are all there', () => {
    expect(faultsOf('', known)).toEqual([]);
    const search = '?area=deferredProduction&rows=planned&level=well&wellIds=NV-A-01,NV-A-02&span=7d&row=x';
    expect(faultsOf(search, known)).toEqual([]);
  });

  it.each([
    ['?area=waterInjection', [{ part: 'area', given: 'waterInjection' }]],
    ['?area=schedule&rows=drops', [{ part: 'rows', given: 'drops' }]],
    ['?area=schedule&level=well', [{ part: 'level', given: 'well' }]],
    ['?area=deferredProduction&level=platform', [{ part: 'level', given: 'platform' }]],
    ['?span=soon', [{ part: 'window', fault: { kind: 'unreadable', given: 'span=soon' } }]],
    ['?wellIds=NV-A-01,NV-Z-09', [{ part: 'filter', filter: 'wells', ids: ['NV-Z-09'] }]],
    ['?fieldIds=<b>', [{ part: 'filter', filter: 'fields', ids: ['<b>'] }]],
  ])('names what of %s is not in force', (search, faults) => {
    expect(faultsOf(search, known)).toEqual(faults);
  });

  it('says nothing of choices whose list is not here, nor of rows where no area is open', () => {
    expect(faultsOf('?fieldIds=anything', known)).toEqual([]);
    expect(faultsOf('?wellIds=NV-Z-09')).toEqual([]);
    expect(faultsOf('?rows=drops&level=well', known)).toEqual([]);
    expect(faultsOf('?area=unknown&rows=late', known)).toEqual([{ part: 'area', given: 'unknown' }]);
  });

  it('names everything at once', () => {
    const search = '?area=changePoints&rows=late&level=pad&from=2026-02-30&wellIds=a,NV-A-01,b';
    expect(faultsOf(search, known).map(({ part }) => part)).toEqual(['window', 'rows', 'level', 'filter']);
  });
});

describe('withoutFaults', () => {
  it.each([
    ['?area=waterInjection&rows=x&wellIds=NV-A-01', '?wellIds=NV-A-01'],
    ['?area=schedule&rows=drops&span=7d', '?area=schedule&span=7d'],
    ['?wellIds=NV-A-01,NV-Z-09&theme=x', '?theme=x&wellIds=NV-A-01'],
    ['?from=2026-11-20&to=2026-11-02', ''],
  ])('makes of %s an address that is in force', (search, rest) => {
    const left = withoutFaults(search, faultsOf(search, known));
    expect(new URLSearchParams(left).toString().split('&').sort()).toEqual(
      new URLSearchParams(rest).toString().split('&').sort(),
    );
    expect(faultsOf(left, known)).toEqual([]);
  });
});

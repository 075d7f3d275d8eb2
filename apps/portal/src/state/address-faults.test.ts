import { describe, expect, it } from 'vitest';
import { addressFaults, withoutFaults } from './address-faults.ts';

const known = { wells: new Set(['NV-A-01', 'NV-A-02']) };

describe('addressFaults', () => {
  it('finds nothing in an address without a query, and in one whose parts are all there', () => {
    expect(addressFaults('', known)).toEqual([]);
    const search = '?area=deferredProduction&rows=planned&level=well&wellIds=NV-A-01,NV-A-02&span=7d&row=x';
    expect(addressFaults(search, known)).toEqual([]);
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
    expect(addressFaults(search, known)).toEqual(faults);
  });

  it('says nothing of choices whose list is not here, nor of rows where no area is open', () => {
    expect(addressFaults('?fieldIds=anything', known)).toEqual([]);
    expect(addressFaults('?wellIds=NV-Z-09')).toEqual([]);
    expect(addressFaults('?rows=drops&level=well', known)).toEqual([]);
    expect(addressFaults('?area=unknown&rows=late', known)).toEqual([{ part: 'area', given: 'unknown' }]);
  });

  it('names everything at once', () => {
    const search = '?area=changePoints&rows=late&level=pad&from=2026-02-30&wellIds=a,NV-A-01,b';
    expect(addressFaults(search, known).map(({ part }) => part)).toEqual([
      'window',
      'rows',
      'level',
      'filter',
    ]);
  });
});

describe('withoutFaults', () => {
  it.each([
    ['?area=waterInjection&rows=x&wellIds=NV-A-01', '?wellIds=NV-A-01'],
    ['?area=schedule&rows=drops&span=7d', '?area=schedule&span=7d'],
    ['?wellIds=NV-A-01,NV-Z-09&theme=x', '?theme=x&wellIds=NV-A-01'],
    ['?from=2026-11-20&to=2026-11-02', ''],
  ])('makes of %s an address that is in force', (search, rest) => {
    const left = withoutFaults(search, addressFaults(search, known));
    expect(new URLSearchParams(left).toString().split('&').sort()).toEqual(
      new URLSearchParams(rest).toString().split('&').sort(),
    );
    expect(addressFaults(left, known)).toEqual([]);
  });
});

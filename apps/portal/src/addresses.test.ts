import { describe, expect, it } from 'vitest';
import {
  dashboardArea,
  dashboardDayList,
  dashboardWithoutArea,
  dayListOf,
  isWallView,
  standingLosses,
  withDayList,
  withWallView,
  withoutTextAround,
} from './addresses.ts';

describe('the wall view in an address', () => {
  it('comes and goes, and leaves filters as they are written', () => {
    const search = '?area=schedule&wellIds=w1,w2';
    const onWall = withWallView(search, true);
    expect(onWall).toBe('?area=schedule&wellIds=w1,w2&view=wall');
    expect(isWallView(onWall)).toBe(true);
    expect(withWallView(onWall, false)).toBe(search);
    expect(withWallView('?view=wall', false)).toBe('');
  });

  it('is off for any other value', () => {
    for (const search of ['', '?view=', '?view=table', '?wall']) expect(isWallView(search)).toBe(false);
  });
});

it('leads to an area by the same address from the dashboard and from every area', () => {
  const address = '/dashboard?fieldIds=NV&area=schedule';
  expect(dashboardArea('schedule', '?fieldIds=NV')).toBe(address);
  expect(dashboardArea('schedule', '?area=changePoints&fieldIds=NV')).toBe(address);
  const list = 'rows=drops&row=x&sort=-loss&hide=cause&group=field&where=loss%3E%3D5&saved=worst';
  expect(dashboardArea('schedule', `?area=changePoints&fieldIds=NV&${list}`)).toBe(address);
  expect(dashboardArea('schedule', '?fieldIds=NV&area=schedule')).toBe(address);
  expect(dashboardArea('schedule', '?area=changePoints&rows=drops&row=cp-1&level=well&fieldIds=NV')).toBe(
    address,
  );
});

it('leads back from an area with its filters', () => {
  expect(dashboardWithoutArea('?area=schedule&fieldIds=NV')).toBe('/dashboard?fieldIds=NV');
  expect(dashboardWithoutArea('?area=schedule')).toBe('/dashboard');
});

it('leads to the standing losses with the filters, and with no choice of the area', () => {
  expect(standingLosses('?area=deferredProduction&fieldIds=NV&level=well')).toBe(
    '/dashboard/exception-report?fieldIds=NV&show=standing',
  );
  expect(standingLosses()).toBe('/dashboard/exception-report?show=standing');
});

describe('a list of the day’s wells', () => {
  it('is held in the address beside the filters', () => {
    expect(dashboardDayList('exceptions', '?fieldIds=NV,SV')).toBe(
      '/dashboard?fieldIds=NV,SV&day=exceptions',
    );
    expect(withDayList('?fieldIds=NV&day=down', 'up')).toBe('?fieldIds=NV&day=up');
    expect(withDayList('?day=down', null)).toBe('');
  });

  it('is one that there is', () => {
    expect(dayListOf('?day=silent')).toBe('silent');
    expect(dayListOf('?day=yesterday')).toBe(null);
    expect(dayListOf('')).toBe(null);
  });
});

it.each([
  ['4fT0qLx9Za', '4fT0qLx9Za'],
  ['4fT0qLx9Za.', '4fT0qLx9Za'],
  ['4fT0qLx9Za>, ', '4fT0qLx9Za'],
  ['ana@cnx.example»', 'ana@cnx.example'],
])('%j at the end of a link is %j', (given, value) => expect(withoutTextAround(given)).toBe(value));

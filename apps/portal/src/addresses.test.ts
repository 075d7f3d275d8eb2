import { expect, it } from 'vitest';
import { dashboardArea, dashboardWithoutArea } from './addresses.ts';

it('leads to an area by the same address from the dashboard and from every area', () => {
  const address = '/dashboard?fieldIds=NV&area=schedule';
  expect(dashboardArea('schedule', '?fieldIds=NV')).toBe(address);
  expect(dashboardArea('schedule', '?area=changePoints&fieldIds=NV')).toBe(address);
  expect(dashboardArea('schedule', '?fieldIds=NV&area=schedule')).toBe(address);
});

it('leads back from an area with its filters', () => {
  expect(dashboardWithoutArea('?area=schedule&fieldIds=NV')).toBe('/dashboard?fieldIds=NV');
  expect(dashboardWithoutArea('?area=schedule')).toBe('/dashboard');
});

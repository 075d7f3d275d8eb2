import { expect, it } from 'vitest';
import { narrowedAddress } from './calendar-address.ts';

const address = 'https://cnx.example/api/Dashboard/Calendars/secret/GetCalendar';

it('shows the activities of the filters alone, on days of its own', () => {
  const query = { fieldIds: ['north', 'a b'], wellIds: [], from: '2026-10-01', to: '2026-10-28' };
  expect(narrowedAddress(address, query)).toBe(`${address}?fieldIds=north%2Ca+b`);
  expect(narrowedAddress(address, { from: '2026-10-01', to: '2026-10-28' })).toBe(address);
});

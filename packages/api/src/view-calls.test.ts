import { describe, expect, it } from 'vitest';
import { isSentList, queryOfView } from './view-calls.ts';

const reader = { id: 'u-1', since: '2026-03-01T06:00:00.000Z' };

describe('the query of a saved view', () => {
  it('has its filters, its own conditions beside those of what is shown, and its order', () => {
    const search = 'fieldIds=F-1,F-2&span=7d&show=unassigned&part=drops&where=lossPerDay>=10&sort=well';
    expect(queryOfView('exceptions', search, reader)).toEqual({
      fieldIds: ['F-1', 'F-2'],
      days: 7,
      kinds: ['drop', 'downtime'],
      where: 'isOpen=true;owner=;lossPerDay>=10',
      sort: 'well',
    });
  });

  it('begins with what is open, the largest loss first', () => {
    expect(queryOfView('exceptions', '', reader)).toEqual({ where: 'isOpen=true', sort: '-lossPerDay' });
  });

  it('is about its reader where the view is', () => {
    expect(queryOfView('exceptions', 'show=mine', reader)).toMatchObject({ ownerId: 'u-1' });
    expect(queryOfView('exceptions', 'show=new', reader)).toMatchObject({ foundSince: reader.since });
    expect(queryOfView('exceptions', 'show=new', { ...reader, since: null })).toEqual(
      queryOfView('exceptions', '', reader),
    );
  });

  it('of change points has no order but its own, and dates them as the page does', () => {
    expect(queryOfView('changePoints', 'datedBy=found&sort=-course', reader)).toEqual({
      datedBy: 'found',
      sort: '-deltaPct',
    });
    expect(queryOfView('changePoints', '', reader)).toEqual({});
  });

  it('of the schedule reaches around the last day that was asked for, else as far as the server knows', () => {
    expect(queryOfView('schedule', 'fieldIds=F-1&sort=-when&where=status=planned', reader)).toEqual({
      fieldIds: ['F-1'],
      sort: '-start',
      where: 'status=planned',
    });
    expect(queryOfView('schedule', 'span=7d', reader)).toEqual({});
    expect(queryOfView('schedule', 'from=2026-02-01&to=2026-02-27', reader)).toEqual({
      from: '2026-02-21',
      to: '2026-03-13',
    });
  });

  it('is not known for other lists', () => {
    expect(['exceptions', 'schedule', 'advice', 'toString'].map(isSentList)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createErrorReports, type FaultReport } from './error-reports.ts';

const fault = { operation: 'GET /Dashboard/GetScheduleInfo', place: 'body/3/id', expectation: 'type' };

function reports() {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const send = vi.fn<(report: FaultReport) => boolean>(() => true);
  return {
    send,
    pass: (ms: number) => (time += ms),
    ...createErrorReports({ send, now: () => new Date(time) }),
  };
}

describe('error reports', () => {
  it('sends a fault under the id that the user is shown', () => {
    const { report, send } = reports();
    const id = report(fault);
    expect(id).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...fault, id });
  });

  it('sends the same fault of another row once a minute, under one id', () => {
    const { report, send, pass } = reports();
    const id = report(fault);
    pass(59_999);
    expect(report({ ...fault, place: 'body/4/id' })).toBe(id);
    expect(send).toHaveBeenCalledTimes(1);
    pass(1);
    expect(report(fault)).not.toBe(id);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends ten different faults a minute and no more, and gives no id to the others', () => {
    const { report, send, pass } = reports();
    const ids = Array.from({ length: 30 }, (_, i) => report({ ...fault, place: `body/field${i}` }));
    expect(new Set(ids.slice(0, 10)).size).toBe(10);
    expect(ids.slice(10)).toEqual(Array<undefined>(20).fill(undefined));
    expect(send).toHaveBeenCalledTimes(10);
    pass(60_000);
    expect(report(fault)).toBeDefined();
    expect(send).toHaveBeenCalledTimes(11);
  });

  it('gives no id where reporting is switched off', () => {
    expect(createErrorReports({ now: () => new Date() }).report(fault)).toBeUndefined();
  });

  it('gives no id to what could not be sent, nor takes it for sent', () => {
    const { report, send } = reports();
    send.mockReturnValueOnce(false);
    expect(report(fault)).toBeUndefined();
    expect(report(fault)).toBeDefined();
  });
});

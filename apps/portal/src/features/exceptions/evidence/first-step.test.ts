import { describe, expect, it } from 'vitest';
import { downtimeCase, dropFinding, evidenceCase, gasFinding, silenceCase } from './evidence.fixture.ts';
import { firstStep } from './first-step.ts';

const { exception } = evidenceCase;
const unknown = { ...exception, cause: 'unknown', causeEvent: null, nearbyEvent: null } as const;

describe('the first step of an open event', () => {
  it('follows from its likely cause', () => {
    expect(firstStep(evidenceCase)).toBe('frequency');
    expect(firstStep(silenceCase)).toBe('report');
    const down = {
      ...downtimeCase.exception,
      isOpen: true,
      cause: 'downtime',
      workInProgress: null,
      lossPerDay: 9,
    } as const;
    const of = (change: Partial<typeof down>) =>
      firstStep({ ...downtimeCase, exception: { ...down, ...change } });
    expect(of({ rate: 0, causeEvent: null })).toBe('askReason');
    expect(of({ rate: 0, causeEvent: exception.causeEvent })).toBe('askRestart');
    expect(of({ rate: 4, baseline: 20 })).toBe('awaitRate');
  });

  it('is that of gas where no other cause is known, and by the rule that found it', () => {
    const of = (ruleId: string) =>
      firstStep({
        exception: { ...unknown, kinds: ['drop', 'gas'] },
        findings: [dropFinding, { ...gasFinding, rule: { ...gasFinding.rule!, id: ruleId } }],
      });
    expect(of('R1')).toBe('gasNow');
    expect(of('R4')).toBe('gasTest');
    // Gas beside a choke that was closed is no reason to change a setting of the pump.
    expect(firstStep({ ...evidenceCase, exception: { ...exception, cause: 'choke' } })).toBe('choke');
  });

  it('leads to what is logged, else to a test', () => {
    const of = (change: Partial<typeof exception>) =>
      firstStep({ findings: [dropFinding], exception: { ...unknown, kinds: ['drop'], ...change } });
    expect(of({ causeEvent: exception.causeEvent })).toBe('logged');
    expect(of({ nearbyEvent: exception.causeEvent })).toBe('nearby');
    expect(of({})).toBe('test');
  });

  it('is none once the event is over or set aside', () => {
    expect(firstStep({ ...evidenceCase, exception: { ...exception, isOpen: false } })).toBeNull();
  });
});

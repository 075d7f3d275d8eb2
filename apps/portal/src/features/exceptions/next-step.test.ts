import { describe, expect, it } from 'vitest';
import { exception } from '../../decisions/exceptions.fixture.ts';
import { hasLevel, isSetAside, nextStep } from './next-step.ts';

const owner = { id: 'u-1', name: 'Kari' };
const step = (row: Parameters<typeof exception>[0]) => {
  const event = exception(row);
  return nextStep([event], isSetAside(event));
};

describe('the one filled button', () => {
  it('goes from answering to assigning to writing what was found', () => {
    expect(step({ status: 'new', owner: null })).toBe('acknowledge');
    expect(step({ status: 'acknowledged', owner: null })).toBe('assign');
    expect(step({ status: 'assigned', owner })).toBe('comment');
  });

  it('answers first also what an owner has not answered', () => {
    expect(step({ status: 'new', owner })).toBe('acknowledge');
  });

  it('opens again what a user has set aside, and not what the log alone explains', () => {
    expect(step({ status: 'snoozed', owner })).toBe('reopen');
    expect(step({ status: 'dismissed', owner: null, isOpen: false })).toBe('reopen');
    expect(step({ status: 'accepted', version: 2, isOpen: false, owner: null })).toBe('reopen');
    expect(step({ status: 'explained', version: 1, isOpen: false, owner: null })).toBe('comment');
  });

  it('assigns nobody to what is over', () => {
    expect(step({ status: 'resolved', owner: null, isOpen: false })).toBe('comment');
  });

  it('answers several of which one waits', () => {
    const rows = [exception({ status: 'assigned', owner }), exception({ status: 'new', owner: null })];
    expect(nextStep(rows, false)).toBe('acknowledge');
  });
});

describe('a verdict on the level', () => {
  it('is for changes, and for a drop once it is standing', () => {
    expect(hasLevel(exception({ kinds: ['change'] }))).toBe(true);
    expect(hasLevel(exception({ kinds: ['change', 'drop'], status: 'standing' }))).toBe(true);
    expect(hasLevel(exception({ kinds: ['drop'], status: 'new' }))).toBe(false);
    expect(hasLevel(exception({ kinds: ['downtime'], status: 'standing' }))).toBe(false);
  });
});

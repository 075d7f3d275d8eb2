import { describe, expect, it } from 'vitest';
import { measureProcessors } from './processors.mjs';

describe('measureProcessors', () => {
  it('gives the share of all processors that was busy since it began', () => {
    let passed = 0;
    const processor = (busy: number) => ({
      model: '',
      speed: 0,
      times: { user: 5000 + passed * busy, nice: 0, sys: 0, idle: 90_000 + passed * (1 - busy), irq: 0 },
    });
    const share = measureProcessors(() => [processor(1), processor(0.5)]);
    passed = 1000;
    expect(share()).toBe(75);
  });
});

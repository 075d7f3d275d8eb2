import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { attentionOf, rankAttention, type AttentionItem } from './attention.ts';
import type { InsightView, RequiredWindow } from './insight-view.ts';
import type { Formats } from './use-formats.ts';

const formats = {} as Formats;
const item = (id: string, tone: AttentionItem['tone'], oil: number | null): AttentionItem => ({
  id,
  tone,
  state: '',
  text: '',
  oil,
});

describe('the order', () => {
  it('is that of the tones, then of the oil at stake whichever its sign', () => {
    const ranked = rankAttention([
      item('gain', 'info', 900),
      item('off track', 'critical', null),
      item('small', 'warning', -20),
      item('large', 'warning', -160),
      item('at risk', 'critical', 387),
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['at risk', 'off track', 'large', 'small', 'gain']);
  });

  it('is the one given where nothing tells two apart', () => {
    const given = [item('b', 'warning', null), item('a', 'warning', null), item('zero', 'warning', 0)];
    expect(rankAttention(given).map(({ id }) => id)).toEqual(['zero', 'b', 'a']);
  });
});

describe('a source', () => {
  const itemsOf = (window: RequiredWindow, range: { from: string; to: string } | null) => {
    const view: InsightView<string> = {
      status: 'shown',
      body: 'body',
      meta: { asOf: null, range, total: null, nextCursor: null, serverTime: null, producedUntil: null },
      outdated: false,
      error: null,
      retry: () => undefined,
    };
    const { itemsAtom } = attentionOf({
      name: 'portal:areas.schedule',
      viewAtom: atom<InsightView<string>>(view),
      hrefAtom: atom('#'),
      windowAtom: atom(window),
      items: (body) => [item(body, 'warning', null)],
    });
    const read = createStore().get(itemsAtom);
    return read.status === 'shown' ? (read.body?.(formats).map(({ id }) => id) ?? null) : read.status;
  };
  const window = { from: '2026-10-21', to: '2026-11-19' };

  it('speaks of data in the window, and of plans wherever they lie', () => {
    expect(itemsOf(window, { from: '2026-01-01', to: '2026-11-19' })).toEqual(['body']);
    expect(itemsOf('any', null)).toEqual(['body']);
  });

  it('knows nothing from data outside of the window, or from none, which is not that nothing asks for attention', () => {
    expect(itemsOf(window, { from: '2026-01-01', to: '2026-02-01' })).toBeNull();
    expect(itemsOf(window, null)).toBeNull();
  });
});

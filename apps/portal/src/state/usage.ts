import type { UsageEvent } from '@cnx/api';
import { atom } from 'jotai';

/** What a user did, or a page measured, as far as the part that knows of it says. */
export interface UsageNote {
  readonly name: UsageEvent['name'];
  /** The page; that of the address where it is not given. */
  readonly page?: UsageEvent['page'];
  readonly value?: number;
  readonly words?: string;
}

/** Takes notes of how the portal is used, to be sent when there is time. */
export interface UsageRecorder {
  readonly record: (note: UsageNote) => void;
}

/** What {@link createUsageRecorder} is made of. */
export interface UsageRecorderOptions {
  /** Whether the user wants to be counted; asked again before anything is sent. */
  readonly isWanted: () => boolean;
  /** The page in view. */
  readonly page: () => UsageEvent['page'];
  /** Sends events; never fails. */
  readonly send: (events: readonly UsageEvent[]) => void;
  readonly now: () => Date;
}

/** How long events are collected before they are sent. */
export const collectMs = 20_000;
/** Events that the contract takes at once. */
const maxEvents = 50;
/** Older ones are not taken. */
const maxAgeSeconds = 3_600;
const maxValue = 1_000_000;
const maxWords = 100;

/** Makes the recorder of a page. Recording only remembers: nothing is sent while a page has something else to do. */
export function createUsageRecorder({ isWanted, page, send, now }: UsageRecorderOptions) {
  let waiting: { readonly at: number; readonly event: Omit<UsageEvent, 'secondsAgo'> }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const noted = waiting;
    waiting = [];
    if (noted.length === 0 || !isWanted()) return;
    const time = now().getTime();
    const events = noted
      .map(({ at, event }) => ({ ...event, secondsAgo: Math.max(0, Math.round((time - at) / 1000)) }))
      .filter(({ secondsAgo }) => secondsAgo <= maxAgeSeconds);
    if (events.length > 0) send(events);
  };
  return {
    record: ({ name, page: named = page(), value, words }: UsageNote) => {
      if (!isWanted()) return;
      const event = {
        name,
        page: named,
        value: value === undefined ? null : Math.min(maxValue, Math.max(0, Math.round(value))),
        words: words === undefined ? null : words.trim().slice(0, maxWords),
      };
      waiting.push({ at: now().getTime(), event });
      if (waiting.length >= maxEvents) flush();
      else timer ??= setTimeout(flush, collectMs);
    },
    /** Sends what waits at once: the page may be about to go. */
    flush,
    /** Forgets what waits. */
    drop: () => void (waiting = []),
  };
}

/** The recorder of this page. Without a portal around it nothing is recorded. */
export const usageAtom = atom<UsageRecorder>({ record: () => undefined });

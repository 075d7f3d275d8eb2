import type { KbdLabels } from './kbd.words.ts';

/** One key of a combination. */
export interface KeyName {
  /** What stands on it. */
  readonly shown: string;
  /** How it is read, where that is something else. */
  readonly spoken?: string;
}

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** Signs of Apple's keys, and the words by which they are read. */
const apple: Record<string, readonly [sign: string, word: keyof KbdLabels]> = {
  Mod: ['⌘', 'Command'],
  Meta: ['⌘', 'Command'],
  Alt: ['⌥', 'Option'],
  Shift: ['⇧', 'Shift'],
  Control: ['⌃', 'Control'],
};

/** Other names of the same keys. */
const aliases: Record<string, string> = { Ctrl: 'Control', Esc: 'Escape', Del: 'Delete', ' ': 'Space' };

function keyName(written: string, onApple: boolean, words: KbdLabels): KeyName {
  const key = Object.hasOwn(aliases, written) ? aliases[written]! : written;
  const sign = onApple && Object.hasOwn(apple, key) ? apple[key] : undefined;
  if (sign) return { shown: sign[0], spoken: words[sign[1]] };
  const name = key === 'Mod' ? 'Control' : key;
  if (!Object.hasOwn(words, name)) return { shown: name.length === 1 ? name.toUpperCase() : name };
  const word = words[name as keyof KbdLabels];
  return Object.hasOwn(arrows, name) ? { shown: arrows[name]!, spoken: word } : { shown: word };
}

/**
 * Reads a combination.
 * @param keys Names as browsers call them, joined by `+`; `Mod` is Ctrl, and Command on Apple's keyboards. The plus key
 *   comes last: `Mod++`.
 */
export function readKeys(keys: string, onApple: boolean, words: KbdLabels): readonly KeyName[] {
  const plus = keys === '+' || keys.endsWith('++');
  const names = (plus ? keys.slice(0, -1) : keys).split('+').map((name) => name.trim() || name);
  const written = [...names, plus ? '+' : ''].filter((name) => name !== '');
  return written.map((name) => keyName(name, onApple, words));
}

import type { DataMeta } from '@cnx/api';

const meta: DataMeta = {
  asOf: null,
  range: null,
  producedUntil: null,
  total: null,
  nextCursor: null,
  serverTime: null,
};

/** An answer as a component of the portal is given it. */
export function shown<Body>(body: Body) {
  return { status: 'shown' as const, body, meta, outdated: false, error: null, retry: () => undefined };
}

/** The lines after one of a text, up to so many. @throws where the text does not have it, as a reader would look in vain */
export function linesAfter(text: string, label: string, count = 1): string {
  const lines = text.split('\n');
  const at = lines.indexOf(label);
  if (at < 0) throw new Error(`no line "${label}" in\n${text}`);
  return lines.slice(at + 1, at + 1 + count).join(' ');
}

/** What a pattern takes out of a text. @throws where it does not match */
export function taken(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`no ${String(pattern)} in\n${text}`);
  return found;
}

/** How much gas a text says beside the oil: "131,000 Sm³/d of gas". */
export function gasBeside(text: string): string | null {
  return /([\d,.]+) Sm³\/d of gas/.exec(text.replaceAll('\u00a0', ' '))?.[1] ?? null;
}

/** The number that a text ends with; null where it ends with none, such as "No data". */
export function numberAtEnd(text: string): string | null {
  return /(?:^| )([\d,.]+)$/.exec(text)?.[1] ?? null;
}

/** What a data call says about its rows beside them. */
export interface DataMeta {
  /** The time up to which the selection's newest data reaches, as the backend wrote it (ISO 8601 with offset). */
  readonly asOf: string | null;
  /**
   * First and last production day for which the selection has data, whatever window was asked for; null where it has none,
   * undefined where that is not said.
   */
  readonly range: { readonly from: string; readonly to: string } | null | undefined;
  /** Last day on which a well of the selection produced or injected; null when none did. */
  readonly producedUntil: string | null;
  /** Rows of the whole selection, over all pages. */
  readonly total: number | null;
  /** The `cursor` of the next page; `null` on the last one. */
  readonly nextCursor: string | null;
  /** The backend's clock when it answered, in milliseconds since 1970; for clocks that run ahead or behind. */
  readonly serverTime: number | null;
}

/** The range of a selection that has no data. */
const noRange = 'none';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const rangePattern = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

/**
 * Reads the data headers of an answer. A header that is missing or makes no sense is `null`; without a total, a list has the
 * rows at hand.
 * @param body of the answer. @default none
 */
export function dataMetaOf(headers: Headers, body?: unknown): DataMeta {
  const asOf = headers.get('x-data-as-of');
  const rangeText = headers.get('x-data-range') ?? '';
  const [, from, to] = rangePattern.exec(rangeText) ?? [];
  return {
    asOf: timeOf(asOf) === null ? null : asOf,
    range: from && to ? { from, to } : rangeText === noRange ? null : undefined,
    producedUntil: dayPattern.exec(headers.get('x-produced-until') ?? '')?.[0] ?? null,
    total: countOf(headers.get('x-total-count')) ?? (Array.isArray(body) ? body.length : null),
    nextCursor: headers.get('x-next-cursor') || null,
    serverTime: timeOf(headers.get('date')),
  };
}

/** A whole number of zero or more in a header's text, else `null`. */
export function countOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function timeOf(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

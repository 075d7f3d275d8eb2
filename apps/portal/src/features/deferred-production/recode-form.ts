import type { DeferredProduction } from '@cnx/api';
import { excessOf } from '../../decisions/decide-form.ts';
import type { RecodeDraft } from './loss-recodes.ts';

type Reason = DeferredProduction['reasons'][number];

/** What a user has chosen of a part. */
export interface PartEntry {
  readonly reasonCode: string | null;
  readonly kind: Reason['kind'];
  readonly hours: number | null;
}

/** What a user has typed of a recode. */
export interface RecodeEntry {
  /** The loss, as {@link lossId} names it. */
  readonly loss: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly parts: readonly PartEntry[];
  readonly comment: string;
}

/** What is missing in what was typed. */
export type RecodeFault = 'noDay' | 'noCause' | 'noHours' | 'same' | 'tooLong';

/** Most parts that a loss is split into. */
export const maxParts = 6;

/** Names a loss of a day. */
export const lossId = ({ reasonCode, kind }: Pick<Reason, 'reasonCode' | 'kind'>): string =>
  `${reasonCode} ${kind}`;

/** The largest loss of a day, to be booked to one other cause. */
export function recodeEntryOf({ period, reasons }: DeferredProduction): RecodeEntry {
  const largest = reasons.toSorted((a, b) => b.deferred - a.deferred)[0]!;
  return {
    loss: lossId(largest),
    from: period,
    to: period,
    parts: [{ reasonCode: null, kind: largest.kind, hours: null }],
    comment: '',
  };
}

/** A recode with one part more. */
export function withPart(entry: RecodeEntry): RecodeEntry {
  const { kind } = entry.parts[0]!;
  return { ...entry, parts: [...entry.parts, { reasonCode: null, kind, hours: null }] };
}

/** Why what was typed cannot be sent; null where it can. */
export function recodeFaultOf({ loss, from, to, parts, comment }: RecodeEntry): RecodeFault | null {
  if (from === null || to === null || to < from) return 'noDay';
  if (parts.some(({ reasonCode }) => reasonCode === null)) return 'noCause';
  const names = parts.map(({ reasonCode, kind }) => lossId({ reasonCode: reasonCode!, kind }));
  if (new Set(names).size < names.length || (names.length === 1 && names[0] === loss)) return 'same';
  if (parts.length > 1 && parts.some(({ hours }) => hours === null || hours <= 0)) return 'noHours';
  return excessOf(comment) > 0 ? 'tooLong' : null;
}

/** What is sent of an entry without a fault. */
export function recodeDraftOf(
  { loss, from, to, parts, comment }: RecodeEntry,
  reasons: readonly Reason[],
): RecodeDraft {
  const { reasonCode, kind } = reasons.find((reason) => lossId(reason) === loss)!;
  return {
    ...{ from: from!, to: to!, reasonCode, kind, comment: comment.trim() || null },
    parts: parts.map((part) => ({
      reasonCode: part.reasonCode!,
      kind: part.kind,
      hours: parts.length === 1 ? null : part.hours,
    })),
  };
}

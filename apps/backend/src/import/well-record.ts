import type { MainProduct, MethodOfProduction, WellGroupKind, WellStatus } from '../vocabulary.ts';

/** Identifiers of a well of which it has one each. */
export const ownIdentifiers = ['uwi', 'api', 'code'] as const;
export type OwnIdentifier = (typeof ownIdentifiers)[number];

/** What a row says of a well. Undefined is a column that its file does not have, null or an empty list a blank cell. */
export interface WellRecord {
  readonly fieldId: string;
  readonly name: string;
  readonly identifiers: Readonly<Partial<Record<OwnIdentifier, string | null>>>;
  readonly aliases: readonly string[] | undefined;
  readonly method: MethodOfProduction | null | undefined;
  readonly manufacturer: string | null | undefined;
  readonly groups: Readonly<Partial<Record<WellGroupKind, readonly string[]>>>;
  /** `since` is undefined where the row does not say it. */
  readonly status: { readonly word: WellStatus; readonly since: string | undefined } | undefined;
  readonly mainProduct: { readonly word: MainProduct; readonly since: string } | undefined;
  readonly firstProduction: string | null | undefined;
  /** A name of the well that it is a wellbore of. */
  readonly mother: string | null | undefined;
  /** The day that goes on in the field. */
  readonly today: string;
}

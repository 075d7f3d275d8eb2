/**
 * A translation of a bundle: the same keys, other texts. Where a key ends in `_other`, Spanish and French also need
 * `_many` (millions), which English has not.
 */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
} & {
  readonly [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

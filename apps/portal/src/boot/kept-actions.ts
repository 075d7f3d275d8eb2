/** What a person did to the prerendered form before the page's own script was there. */
export interface KeptActions<Target> {
  /** The last text typed into a field that is no password, in case the field has to be made anew. */
  readonly draft: { readonly name: string; readonly value: string } | null;
  /** The last thing they asked for. Only one: it is what they wait for now. */
  readonly asked: Asked<Target> | null;
}

/** Something asked for: a form sent (by a button or Enter), or a button pressed. */
export type Asked<Target> =
  | { readonly kind: 'submit'; readonly form: Target; readonly by: Target | null }
  | { readonly kind: 'press'; readonly button: Target };

/** Nothing done yet. */
export const nothingKept: KeptActions<never> = { draft: null, asked: null };

/** Keeps a submit or a press in place of any earlier one: a second Enter does not sign in twice. */
export function keepAsked<Target>(kept: KeptActions<Target>, asked: Asked<Target>): KeptActions<Target> {
  return { ...kept, asked };
}

/** Keeps what is typed. Typing on after Enter takes the Enter back, as it would with the script there. */
export function keepTyped<Target>(
  kept: KeptActions<Target>,
  field: { name: string; value: string; secret: boolean },
): KeptActions<Target> {
  const draft = field.secret ? kept.draft : { name: field.name, value: field.value };
  return { draft, asked: null };
}

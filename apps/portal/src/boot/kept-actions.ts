/** What a person did to the prerendered form before the page's own script was there. */
export interface KeptActions<Target> {
  /** The last text typed into a field that is no password, in case the field has to be made anew. */
  readonly draft: { readonly name: string; readonly value: string } | null;
  /** The button pressed last, which says how the form is shown: what is typed after it leaves it pressed. */
  readonly pressed: Target | null;
  /** The form sent last. Only one: it is what they wait for now. */
  readonly sent: Sent<Target> | null;
}

/** A form that was sent, by a button or by Enter. */
export interface Sent<Target> {
  readonly form: Target;
  readonly by: Target | null;
}

/** Nothing done yet. */
export const nothingKept: KeptActions<never> = { draft: null, pressed: null, sent: null };

/** Keeps a press in place of any earlier one. */
export function keepPressed<Target>(kept: KeptActions<Target>, pressed: Target): KeptActions<Target> {
  return { ...kept, pressed };
}

/** Keeps a submit in place of any earlier one: a second Enter does not sign in twice. */
export function keepSent<Target>(kept: KeptActions<Target>, sent: Sent<Target>): KeptActions<Target> {
  return { ...kept, sent };
}

/** Keeps what is typed. Typing on after Enter takes the Enter back, as it would with the script there. */
export function keepTyped<Target>(
  kept: KeptActions<Target>,
  field: { name: string; value: string; secret: boolean },
): KeptActions<Target> {
  const draft = field.secret ? kept.draft : { name: field.name, value: field.value };
  return { ...kept, draft, sent: null };
}

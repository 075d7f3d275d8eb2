interface FormValueProps {
  /** The name under which the form sends it; nothing is sent without one. */
  name: string | undefined;
  /** What is sent; null for nothing, which a form sends as an empty text. */
  value: string | null;
  /** Id of the form, where the control stands elsewhere. */
  form?: string | undefined;
  disabled?: boolean | undefined;
}

/** Sends the value of a control whose text is not its value: written as a language writes it, or a name. */
export function FormValue({ name, value, form, disabled }: FormValueProps) {
  return name !== undefined && <input type="hidden" {...{ name, form, disabled }} value={value ?? ''} />;
}

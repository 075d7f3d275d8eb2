import type { ComponentPropsWithRef, FormEvent } from 'react';

/** Props of {@link ValidatedForm}: those of a form. */
export interface ValidatedFormProps extends ComponentPropsWithRef<'form'> {
  /** Called when the user sends the form; sets the errors of its fields at once. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form whose fields say what is wrong with them. Sent with an error, it moves the focus to the first field that has one,
 * so that it is in sight and read aloud.
 */
export function ValidatedForm({ onSubmit, ...rest }: ValidatedFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    onSubmit(event);
    // The errors are there after the next rendering.
    requestAnimationFrame(() => firstInvalid(form)?.focus());
  };
  return <form {...rest} noValidate onSubmit={submit} />;
}

/** The first control with an error; of a group with one, its first control. */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const place = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!place?.matches('fieldset')) return place;
  return place.querySelector('input:checked:enabled') ?? place.querySelector('input:enabled');
}

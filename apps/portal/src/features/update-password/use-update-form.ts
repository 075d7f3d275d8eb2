import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { passwordUpdatedRedirectMs } from '../../limits.ts';
import { usePortal } from '../../use-portal.tsx';
import {
  faultsLeft,
  type PasswordFaults,
  type PasswordFieldName,
  type PasswordFields,
} from './password-rules.ts';
import { destinationAfterUpdate, updatePassword, type UpdateSubject } from './update-password.ts';

const empty: PasswordFields = { email: '', current: '', next: '', confirm: '' };
const order: readonly PasswordFieldName[] = ['email', 'current', 'next', 'confirm'];

/** The form's state, and what its controls are given. */
export type UpdateForm = ReturnType<typeof useUpdateForm>;

/** Runs the form: its fields, what is wrong with them, and where it leads. */
export function useUpdateForm(subject: UpdateSubject) {
  const textOf = useMessageText();
  const portal = usePortal();
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [phase, setPhase] = useState<'open' | 'busy' | 'updated' | 'linkNotGood'>('open');
  const [stillSignedIn, setStillSignedIn] = useState<string>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leave = (state: string | undefined) =>
    void portal.navigation.go(destinationAfterUpdate(portal, state), { replace: true });
  const change = (name: PasswordFieldName, value: string) => {
    const changed = { ...fields, [name]: value };
    setFields(changed);
    setFaults(faultsLeft(faults, changed, name));
  };
  const send = async (form: HTMLFormElement) => {
    if (phase === 'busy' || phase === 'updated') return;
    setPhase('busy');
    setMessages([]);
    const result = await updatePassword(portal, subject, fields);
    setFaults(result.kind === 'faults' ? result.faults : {});
    setMessages(result.kind === 'failed' ? result.messages : []);
    if (result.kind === 'updated') {
      setPhase('updated');
      setStillSignedIn(result.stillSignedIn);
      leaving.current = setTimeout(() => leave(subject.link?.state), passwordUpdatedRedirectMs);
      return;
    }
    setPhase(result.kind === 'failed' && result.linkNotGood ? 'linkNotGood' : 'open');
    const wrong = order.find((name) => result.kind === 'faults' && result.faults[name]);
    const control = wrong && form.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    fields,
    messages,
    busy: phase === 'busy',
    updated: phase === 'updated',
    stillSignedIn,
    linkNotGood: phase === 'linkNotGood',
    field: (name: PasswordFieldName) => ({
      id: name,
      name,
      value: fields[name],
      error: faults[name] && textOf(faults[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    cancel: () => {
      if (cameFromHere()) history.back();
      else leave(undefined);
    },
  };
}

/** Whether the page before this one is the portal's: the router counts its pages. */
function cameFromHere(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}

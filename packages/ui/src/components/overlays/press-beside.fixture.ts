import { expect, fireEvent, waitFor } from '@storybook/test';

/** Presses over one element and lets go over another: a browser gives the click to what holds both. */
async function press(from: Element, to: Element, both: Element) {
  await fireEvent.pointerDown(from);
  await fireEvent.mouseDown(from);
  await fireEvent.pointerUp(to);
  await fireEvent.mouseUp(to);
  await fireEvent.click(both);
}

/** Only a press that begins and ends on its backdrop closes a dialog; what is selected in it may end there. */
export async function expectToCloseBeside(dialog: HTMLDialogElement, within: Element): Promise<void> {
  await press(within, dialog, dialog);
  await expect(dialog.open).toBe(true);
  await press(dialog, within, dialog);
  await expect(dialog.open).toBe(true);
  await press(dialog, dialog, dialog);
  await waitFor(() => expect(dialog.open).toBe(false));
}

import { createApiClient, type Annotation } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider, useAtomValue } from 'jotai';
import { apiClientAtom } from '../../state/api-client.atoms.ts';
import { openRowAtom } from '../../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import type { RowDetails } from '../../insight/insight-definition.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import type { NoteDraft, NoteResult } from '../../insight/annotations/annotations.ts';
import { NoteDialog } from '../../insight/annotations/NoteDialog.tsx';
import { NoteList } from '../../insight/annotations/NoteList.tsx';
import { RowDrawer } from '../../insight/list/RowDrawer.tsx';

const [own, others] = examples.annotations as [Annotation, Annotation];
const well = own.well!;
const hostile: Annotation = {
  ...others,
  id: 'a-3',
  text: 'ملاحظة \u202egnp.exe\n=HYPERLINK("http://evil.example")\n<b>bold</b>',
  authorName: null,
};

/** A server for what the story's buttons do. */
const serve = (choices: ExampleChoices = {}) => {
  const store = createStore();
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: createExampleFetch(choices),
  });
  store.set(apiClientAtom, { load: () => Promise.resolve(client) });
  return store;
};

const meta = {
  title: 'Dashboard/Notes',
  component: NoteList,
  loaders: [loadStoryTexts],
  decorators: [
    withTexts,
    (Story, { parameters }) => (
      <Provider store={serve(parameters['answers'] as ExampleChoices | undefined)}>
        <Story />
      </Provider>
    ),
  ],
  args: { well, day: '2026-11-18', view: shownView([own, others, hostile]) },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof NoteList>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Nov 18, 2026 · NV-A-01 · Kari Engineer · .* · edited/);
    await expect(within(first!).getByRole('button', { name: 'Edit note' })).toBeVisible();
    await expect(second).toHaveTextContent('Field Venture · Ola Nordmann');
    await expect(within(second!).queryByRole('button')).toBeNull();
    await expect(third).toHaveTextContent('Former user');
    await expect(within(third!).getByText(/ملاحظة/)).toHaveAttribute('dir', 'auto');
  },
};

export const Empty: Story = { args: { view: shownView([]) } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView() } };

const refuse = (status: number) => () =>
  Response.json({ errors: [{ message: 'The database is being upgraded.' }] }, { status });

export const RemoveFailsTest: Story = {
  parameters: { answers: { removeAnnotation: refuse(503) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove note' }));
    const dialog = within(await page(canvasElement).findByRole('dialog', { name: 'Remove this note?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove note' }));
    await expect(await dialog.findByText('The note could not be removed. Try again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

const wells = [
  { id: 'first', name: 'NV-A-01' },
  { id: 'second', name: 'NV-A-02' },
];
const details: RowDetails<(typeof wells)[number]> = {
  about: () => 'Oil',
  facts: () => [],
  Evidence: () => <NoteList well={well} day="2026-11-18" view={shownView([own])} />,
};
const everyRow = { hasNextPage: false, isFetching: false, error: null, fetchNextPage: fn() };
const inDrawer = serve();

/** The drawer of the first of two wells. */
function OpenRow() {
  return (
    <RowDrawer
      details={details}
      columns={[{ id: 'name', label: 'Well', value: ({ name }) => name }]}
      rowId={({ id }) => id}
      rows={wells}
      inOrder={wells}
      result={everyRow}
      openId={useAtomValue(openRowAtom)}
    />
  );
}

export const InDrawerTest: Story = {
  render: () => (
    <Provider store={inDrawer}>
      <OpenRow />
    </Provider>
  ),
  beforeEach: () => inDrawer.set(addressSearchAtom, '?row=first'),
  play: async ({ canvasElement }) => {
    const all = page(canvasElement);
    const drawer = all.getByRole('dialog', { name: 'NV-A-01' });
    const gone = () => waitFor(() => expect(all.queryByRole('dialog', { name: 'Add note' })).toBeNull());
    await userEvent.click(all.getByRole('button', { name: 'Add note' }));
    const note = await all.findByRole('dialog', { name: 'Add note' });
    await userEvent.type(within(note).getByRole('textbox', { name: 'Note' }), 'Full{ArrowRight}');
    within(note).getByRole('button', { name: 'Save note' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(drawer).toHaveAccessibleName('NV-A-01');
    await userEvent.click(within(note).getByRole('button', { name: 'Save note' }));
    await gone();
    await userEvent.click(all.getByRole('button', { name: 'Add note' }));
    // What a browser does at Escape.
    (await all.findByRole('dialog', { name: 'Add note' })).dispatchEvent(
      new Event('cancel', { cancelable: true }),
    );
    await gone();
    await expect(drawer).toHaveAttribute('open');
    await userEvent.keyboard('{ArrowRight}');
    await expect(drawer).toHaveAccessibleName('NV-A-02');
  },
};

const save = fn((_draft: NoteDraft): Promise<NoteResult> => Promise.resolve({ kind: 'done' }));
const close = fn();
const asks = (note: Annotation | null = null) => (
  <NoteDialog open well={well} day="2026-11-18" note={note} onSave={save} onClose={close} />
);

export const Writing: Story = { render: () => asks() };

export const WritingTest: Story = {
  ...Writing,
  play: async ({ canvasElement }) => {
    save.mockClear();
    const dialog = within(page(canvasElement).getByRole('dialog', { name: 'Add note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(dialog.getByText('Write a note.')).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Separator was full.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Field Venture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(save).toHaveBeenCalledWith({
      changes: null,
      place: 'field',
      day: '2026-11-18',
      text: 'Separator was full.',
    });
    await waitFor(() => expect(close).toHaveBeenCalled());
  },
};

export const Editing: Story = { render: () => asks(own) };

export const SaveFailsTest: Story = {
  render: () => asks(),
  play: async ({ canvasElement }) => {
    save.mockResolvedValueOnce({ kind: 'failed', message: { key: 'portal:annotations.failed' } });
    close.mockClear();
    const dialog = within(page(canvasElement).getByRole('dialog', { name: 'Add note' }));
    const text = dialog.getByRole('textbox', { name: 'Note' });
    await userEvent.type(text, 'Kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText(/^The note could not be saved/)).toBeVisible();
    await expect(text).toHaveValue('Kept');
    await expect(close).not.toHaveBeenCalled();
  },
};

export const ChangedMeanwhileTest: Story = {
  render: () => asks(own),
  play: async ({ canvasElement }) => {
    save.mockClear();
    save.mockResolvedValueOnce({ kind: 'changed' });
    const dialog = within(page(canvasElement).getByRole('dialog', { name: 'Edit note' }));
    const text = dialog.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(text);
    await userEvent.type(text, 'My words');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText(/^You changed this note elsewhere/)).toBeVisible();
    await expect(dialog.getByText(/^Separator was full/)).toBeVisible();
    await expect(text).toHaveValue('My words');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: own, text: 'My words' }));
  },
};

export const RemovedMeanwhileTest: Story = {
  render: () => asks(own),
  play: async ({ canvasElement }) => {
    save.mockClear();
    save.mockResolvedValueOnce({ kind: 'gone' });
    const dialog = within(page(canvasElement).getByRole('dialog', { name: 'Edit note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText(/^This note was removed meanwhile/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: null }));
  },
};

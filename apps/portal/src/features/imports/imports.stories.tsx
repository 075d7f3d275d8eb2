import { examples } from '@cnx/api/examples';
import { Card, Stack } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { ColumnsTable } from './ColumnsTable.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportFigures } from './ImportFigures.tsx';
import { ImportRuns } from './ImportList.tsx';
import { UndoFigures } from './UndoDialog.tsx';

const onFile = fn();
const onChoose = fn();
const onRead = fn();
const onDraft = fn();
const onUndo = fn();
const report = examples.importPreview;

const meta = {
  title: 'Imports/Parts',
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Stack gap="normal">
        <Story />
      </Stack>
    ),
    withTexts,
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFile: Story = { render: () => <FileDrop error={undefined} onFile={onFile} /> };

export const NoFileTest: Story = {
  ...NoFile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByTestId('file');
    await userEvent.upload(input, new File([], 'empty.csv'));
    await expect(await canvas.findByText('The file is empty.')).toBeVisible();
    await expect(onFile).not.toHaveBeenCalled();
    const file = new File(['a,b\n1,2\n'], 'rows.csv');
    await userEvent.upload(input, file);
    await expect(onFile).toHaveBeenCalledWith(file);
    await expect(canvas.queryByText('The file is empty.')).toBeNull();
  },
};

export const Columns: Story = {
  render: () => (
    <Card title="november.csv" flush>
      <ColumnsTable
        table={{ ...report.tables[0]!, unused: ['Remark'], notes: ['all rows are of the well "H-1"'] }}
        quantities={['well', 'day', 'hours', 'oil', 'gas']}
        chosen={{}}
        onChoose={onChoose}
      />
    </Card>
  ),
};

export const ColumnsTest: Story = {
  ...Columns,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Remark is taken as'), 'gas');
    await expect(onChoose).toHaveBeenCalledWith('Remark', 'gas');
    await expect(canvas.getByLabelText('Oil (Sm3) is taken as')).toHaveValue('oil');
  },
};

export const Choices: Story = {
  render: () => (
    <Card title="How the file is read">
      <ChoicesForm
        kind="production"
        draft={{ ignore: 'GAS_DAYS' }}
        helping={['decimal', 'field']}
        isChanged
        reading={false}
        onKind={fn()}
        onDraft={onDraft}
        onRead={onRead}
      />
    </Card>
  ),
};

export const ChoicesTest: Story = {
  ...Choices,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Field, where rows name none'), 'N');
    await expect(onDraft).toHaveBeenCalledWith({ ignore: 'GAS_DAYS', field: 'N' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(onRead).toHaveBeenCalledOnce();
  },
};

export const Figures: Story = {
  render: () => (
    <ImportFigures
      result={{
        ...report,
        rowsSuspect: 1,
        rowsWithoutHours: 3,
        suspect: [{ ...report.rejected[0]!, row: 9, column: null, value: null, reason: 'oil in zero hours' }],
      }}
    />
  ),
};

export const FiguresTest: Story = {
  ...Figures,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'What would be stored' })).toHaveTextContent(
      '1 of 2 rows',
    );
    await expect(canvas.getByRole('region', { name: 'Wells of the file' })).toHaveTextContent(
      '1 new well has nearly the name of a stored one: is it the same?',
    );
    await expect(canvas.getByRole('button', { name: 'Download to mend' })).toBeVisible();
    await expect(canvas.getByText('oil in zero hours')).toBeVisible();
  },
};

export const Runs: Story = {
  render: () => (
    <Card title="Imports" flush>
      <ImportRuns runs={examples.importRuns} onUndo={onUndo} />
    </Card>
  ),
};

export const RunsTest: Story = {
  ...Runs,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1 row stayed/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Undo the import of/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import of november.csv' }));
    await expect(onUndo).toHaveBeenCalledWith(examples.importRuns[0]);
  },
};

export const Undo: Story = {
  render: () => (
    <Card title="november.csv">
      <UndoFigures undo={examples.importUndo} />
    </Card>
  ),
};

export const UndoTest: Story = {
  ...Undo,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('These stay: they were changed since by a later import or a person'),
    ).toBeVisible();
    await expect(canvas.getByText('daily rows: 2')).toBeVisible();
    await expect(canvas.getByText('Removed: daily rows: 478, wells: 1.')).toBeVisible();
    await expect(canvas.getByText(/get an adjustment: Nov 2025/)).toBeVisible();
  },
};

export const NothingToUndo: Story = {
  render: () => (
    <Card title="november.csv">
      <UndoFigures undo={{ ...examples.importUndo, things: [], kept: 0, wells: 0, closedMonths: [] }} />
    </Card>
  ),
};

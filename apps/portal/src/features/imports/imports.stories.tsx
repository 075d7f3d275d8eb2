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
import { ProgressCard } from './ImportProgress.tsx';
import { TemplateName } from './KeepTemplate.tsx';
import { Templates } from './TemplateList.tsx';
import { TemplateOffers } from './TemplateOffers.tsx';
import { UndoFigures } from './UndoDialog.tsx';

const onFile = fn();
const onChoose = fn();
const onRead = fn();
const onDraft = fn();
const onUndo = fn();
const onUse = fn();
const onKeep = fn(() => Promise.resolve());
const onChange = fn();
const template = examples.importTemplate;
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
        table={{
          ...report.tables[0]!,
          unusedColumns: [
            { header: 'Gas sold (Mscf)', unit: 'Mscf', cell: '45' },
            { header: 'Remark', unit: '', cell: null },
          ],
          notes: ['all rows are of the well "H-1"'],
          noteSentences: [{ code: 'allRowsOf', values: { whatTerm: 'well', value: 'H-1' } }],
        }}
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
    // What is not used is seen before it is left out.
    const sold = within(canvas.getByText('Gas sold (Mscf)').closest('tr')!);
    await expect(sold.getByText('Mscf')).toBeVisible();
    await expect(sold.getByText('45')).toBeVisible();
    await expect(canvas.getByLabelText('Oil (Sm3) is taken as')).toHaveValue('oil');
    await expect(canvas.getByLabelText('Oil (Sm3) is taken as')).toHaveDisplayValue('Oil');
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
        rowsRejected: 1,
        rowsOfSums: 1,
        rejected: [
          ...report.rejected.slice(0, 1),
          {
            ...report.rejected[0]!,
            row: 12,
            reason: '"TOTAL" is a sum, not a day',
            sentences: [{ code: 'sumOfDays', values: { value: 'TOTAL' } }],
          },
        ],
        suspect: [
          {
            ...report.rejected[0]!,
            row: 9,
            column: null,
            value: null,
            reason: 'oil in zero hours',
            sentences: [{ code: 'other', values: { text: 'oil in zero hours' } }],
          },
        ],
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
    await expect(canvas.getByText('New. Its name looks like a wellbore of H-2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download to mend' })).toBeVisible();
    await expect(canvas.getByText('oil in zero hours')).toBeVisible();
    await expect(canvas.getByText('Left out: totals')).toBeVisible();
    await expect(await canvas.findByText('"TOTAL" is a sum, not a day.')).toBeVisible();
    await expect(await canvas.findByText('Oil (Sm3): "many" is not a number.')).toBeVisible();
  },
};

export const Offers: Story = {
  render: () => (
    <>
      <TemplateOffers
        offers={[{ template, missing: [] }]}
        isUsed={() => false}
        disabled={false}
        onUse={onUse}
      />
      <TemplateOffers offers={[{ template, missing: [] }]} isUsed={() => true} disabled onUse={onUse} />
      <TemplateOffers
        offers={[{ template, missing: ['Hours', 'Oil (Sm3)'] }]}
        isUsed={() => false}
        disabled={false}
        onUse={onUse}
      />
    </>
  ),
};

export const OffersTest: Story = {
  ...Offers,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use “Daily sheet of Halvarin”' }));
    await expect(onUse).toHaveBeenCalledWith(template);
    await expect(canvas.getByText('Read by the template “Daily sheet of Halvarin”.')).toBeVisible();
    await expect(canvas.getByText('These columns are gone: Hours, Oil (Sm3).')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NameOfTemplate: Story = {
  render: () => (
    <Card title="Keep as a template">
      <TemplateName templates={[template]} onKeep={onKeep} />
    </Card>
  ),
};

export const NameOfTemplateTest: Story = {
  ...NameOfTemplate,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText('Name of the template');
    await expect(canvas.getByRole('button', { name: 'Keep the template' })).toBeDisabled();
    await userEvent.type(name, 'Weekly ');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the template' }));
    await expect(onKeep).toHaveBeenCalledWith('Weekly', undefined);
    await userEvent.clear(name);
    await userEvent.type(name, 'daily sheet of  HALVARIN');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace “Daily sheet of Halvarin”' }));
    await expect(onKeep).toHaveBeenLastCalledWith('daily sheet of  HALVARIN', template);
  },
};

export const TemplateTable: Story = {
  render: () => (
    <Card title="Templates" flush>
      <Templates
        templates={[template, { ...template, id: 8, name: 'By command', savedBy: null }]}
        onChange={onChange}
      />
    </Card>
  ),
};

export const TemplateTableTest: Story = {
  ...TemplateTable,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Well, Date, Hours, Oil (Sm3)')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the template By command' }));
    await expect(onChange).toHaveBeenCalledWith({ ...template, id: 8, name: 'By command', savedBy: null });
  },
};

export const Progress: Story = {
  render: () => (
    <>
      <ProgressCard name="november.csv" busy="reading" progress={undefined} />
      <ProgressCard name="november.csv" busy="reading" progress={examples.importProgress} />
      <ProgressCard
        name="november.csv"
        busy="reading"
        progress={{ stage: 'storing', done: 30_000, of: 244_800, rows: 244_800 }}
      />
      <ProgressCard
        name="november.csv"
        busy="storing"
        progress={{ stage: 'waiting', done: 0, of: 1, rows: 0 }}
      />
      <ProgressCard
        name="november.csv"
        busy="storing"
        progress={{ stage: 'storing', done: 244_800, of: 244_800, rows: 244_800 }}
      />
      <ProgressCard
        name="november.csv"
        busy="reading"
        progress={{ stage: 'checking', done: 4_000, of: 4_000, rows: 0 }}
      />
    </>
  ),
};

export const ProgressTest: Story = {
  ...Progress,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars[0]).not.toHaveAttribute('aria-valuenow');
    await expect(bars[1]).toHaveAttribute('aria-valuenow', '25');
    await expect(bars[1]).toHaveAttribute('aria-valuetext', '61,200 of about 240,000 rows, 25\u00a0%');
    await expect(bars[2]).toHaveAccessibleName('Checking what would be stored of november.csv');
    await expect(bars[2]).toHaveAttribute('aria-valuetext', '30,000 of 244,800 rows, 12\u00a0%');
    await expect(bars[5]?.getAttribute('aria-valuetext') ?? '').not.toContain('rows');
    await expect(bars[3]).toHaveAccessibleName('Waiting for another import to end');
    const said = [...canvasElement.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent);
    await expect(said[1]).toBe('Reading november.csv to its end: 25 percent');
    await expect(said[2]).toBe('Checking what would be stored of november.csv');
    await expect(said[4]).toBe('Storing the rows of november.csv: 100 percent');
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
    await expect(canvas.getByText('Will be removed: daily rows: 478, wells: 1.')).toBeVisible();
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

import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable, Badge, Text, type DataColumn, type ThemeName } from '@cnx/ui';
import { contrastTable, type ContrastLine } from '@cnx/ui/tokens/contrast-table.ts';
import { highContrastThemes, themes } from '@cnx/ui/themes/themes.ts';
import { textRatio, type ThemeColors } from '@cnx/ui/tokens/tokens.ts';
import { Page } from './Page.tsx';

interface Line extends ContrastLine {
  readonly colors: ThemeColors;
}

/** The pairs of the themes as they are, then as a reader sees them whose system asks for more contrast. */
const lines: readonly Line[] = (
  [
    [themes, 'usual', ''],
    [highContrastThemes, 'more', ', more contrast'],
  ] as const
).flatMap(([shown, contrast, note]) =>
  contrastTable(shown, contrast).map((line) => ({
    ...line,
    theme: `${line.theme}${note}`,
    colors: shown[line.theme as ThemeName].colors,
  })),
);

function Sample({ line }: { line: Line }) {
  const { colors } = line;
  const text = line.need >= textRatio;
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 44,
        height: 22,
        borderRadius: 4,
        color: colors[line.name],
        backgroundColor: colors[line.ground],
        forcedColorAdjust: 'none',
      }}
    >
      {/* A color of graphics is no color of text. */}
      {text ? (
        'Aa'
      ) : (
        <span style={{ width: 22, height: 8, borderRadius: 4, backgroundColor: 'currentColor' }} />
      )}
    </span>
  );
}

const columns: DataColumn<Line>[] = [
  { id: 'name', label: 'Color', value: (line) => line.name },
  { id: 'ground', label: 'On', value: (line) => line.ground },
  { id: 'theme', label: 'Theme', value: (line) => line.theme, width: 170 },
  { id: 'ratio', label: 'Contrast', kind: 'number', digits: 2, value: (line) => line.ratio, width: 100 },
  { id: 'need', label: 'Required', kind: 'number', digits: 1, value: (line) => line.need, width: 90 },
  {
    id: 'sample',
    label: 'Sample',
    value: () => '',
    cell: (line) => <Sample line={line} />,
    sortable: false,
    width: 90,
  },
  {
    id: 'holds',
    label: 'Result',
    value: (line) => (line.holds ? 'yes' : 'no'),
    width: 110,
    cell: (line) => (
      <Badge tone={line.holds ? 'good' : 'critical'} emphasis="quiet">
        {line.holds ? 'passes' : 'fails'}
      </Badge>
    ),
  },
];

function Contrast() {
  const short = lines.filter(({ holds }) => !holds).length;
  return (
    <Page
      title="Contrast"
      lead={`Every color lists the backgrounds it must stand out from. The build computes ${lines.length} pairs and fails when one falls short.`}
    >
      <Text weight="medium">{short === 0 ? 'All of them pass.' : `${short} fail.`}</Text>
      <DataTable
        label="Contrast of all pairs in all themes"
        columns={columns}
        rows={lines}
        rowId={({ theme, name, ground }) => `${theme} ${name} ${ground}`}
        defaultSort={{ columnId: 'ratio', direction: 'ascending' }}
        labels={{ unsorted: 'Order of tokens' }}
      />
    </Page>
  );
}

const meta = { title: 'Contrast', render: () => <Contrast />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const AllThemes: StoryObj<typeof meta> = {};

export const AllThemesTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('All of them pass.')).toBeVisible();
  },
};

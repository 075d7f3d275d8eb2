import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  colorTokens,
  colorVariable,
  defaultTheme,
  EmptyState,
  Stack,
  Text,
  TextField,
  themeNames,
  type ColorName,
  type ThemeName,
} from '@cnx/ui';
import { contrastTable, type ContrastLine } from '@cnx/ui/tokens/contrast-table.ts';
import { tokenFiles } from '@cnx/ui/tokens/design-tokens.ts';
import { themes } from '@cnx/ui/themes/themes.ts';
import { useState } from 'react';
import { CopyName, CopyProvider } from './CopyName.tsx';
import { Page, PageTable } from './Page.tsx';

const names = Object.keys(colorTokens) as ColorName[];

/** The files that the package publishes, which name the palette's color behind each token. */
const files = tokenFiles(themes, { light: {}, dark: {} }, defaultTheme);

function aliasOf(theme: ThemeName, name: ColorName): string {
  const { color } = files[`themes/${theme}.json`] as { color: Record<ColorName, { $value: string }> };
  return color[name].$value.replace(/^\{palette\.|\}$/g, '');
}

/** Of each color in each theme the ground on which it stands out least. */
const weakest = new Map<string, ContrastLine>();
for (const line of contrastTable(themes)) {
  const key = `${line.theme} ${line.name}`;
  const known = weakest.get(key);
  if (!known || line.ratio < known.ratio) weakest.set(key, line);
}

function Value({ theme, name }: { theme: ThemeName; name: ColorName }) {
  const { colors } = themes[theme];
  const least = weakest.get(`${theme} ${name}`);
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: '28px 1fr', gap: 8, alignItems: 'start', minWidth: 128 }}
    >
      <span
        aria-hidden="true"
        style={{
          display: 'grid',
          placeItems: 'center',
          height: 28,
          border: '1px solid var(--cnx-colors-borderStrong)',
          borderRadius: 6,
          color: colors[name],
          backgroundColor: least ? colors[least.ground] : colors[name],
          forcedColorAdjust: 'none',
        }}
      >
        {least && (
          <span style={{ width: 14, height: 14, borderRadius: 3, backgroundColor: 'currentColor' }} />
        )}
      </span>
      <div>
        <Text size="caption" style={{ fontFamily: 'var(--cnx-fonts-mono)' }}>
          {colors[name]}
        </Text>
        <Text size="caption" emphasis="quiet">
          {aliasOf(theme, name)}
        </Text>
        {least && (
          <Text size="caption" tone={least.holds ? 'neutral' : 'critical'} emphasis="quiet">
            {`${least.ratio.toFixed(1)} on ${least.ground}`}
          </Text>
        )}
      </div>
    </div>
  );
}

function Tokens() {
  const [text, setText] = useState('');
  const searched = text.trim().toLowerCase();
  const shown = names.filter((name) =>
    `$${name} ${colorVariable(name)} ${colorTokens[name].use}`.toLowerCase().includes(searched),
  );
  return (
    <Page
      fullWidth
      title="Color tokens"
      lead="Colors by purpose: the value in every theme, the palette color behind it, and the lowest contrast on its allowed backgrounds. Press a name to copy it. Use var(…) in any style sheet of an application and $… in the styles of this repository. Design tools read the same values from the files under @cnx/ui/tokens."
    >
      <CopyProvider>
        <div style={{ maxWidth: 320, marginBlockEnd: 16 }}>
          <TextField
            label="Search tokens"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {shown.length === 0 ? (
          <EmptyState title="No token has such a name or use" />
        ) : (
          <PageTable
            label="Color tokens in six themes"
            head={['Token', ...themeNames]}
            rows={shown.map((name) => ({
              id: name,
              cells: [
                <div key="name" style={{ minWidth: 220 }}>
                  <Stack gap="1">
                    <span>
                      <CopyName>{`var(${colorVariable(name)})`}</CopyName>
                      <CopyName>{`$${name}`}</CopyName>
                    </span>
                    <Text size="caption" emphasis="quiet">
                      {colorTokens[name].use}
                    </Text>
                  </Stack>
                </div>,
                ...themeNames.map((theme) => <Value key={theme} theme={theme} name={name} />),
              ],
            }))}
          />
        )}
      </CopyProvider>
    </Page>
  );
}

const meta = { title: 'Tokens', render: () => <Tokens />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Colors: StoryObj<typeof meta> = {};

export const ColorsTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(names.length);
    await userEvent.type(canvas.getByRole('searchbox'), '$accentText');
    const row = within(canvas.getByRole('row', { name: /accentText/ }));
    await expect(row.getAllByRole('cell')).toHaveLength(themeNames.length);
    await expect(row.getByText(themes.light.colors.accentText)).toBeVisible();

    const written: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (name: string) => void written.push(name) },
    });
    try {
      await userEvent.click(row.getByRole('button', { name: 'Copy var(--cnx-colors-accentText)' }));
      await expect(await canvas.findByText('Copied var(--cnx-colors-accentText)')).toBeVisible();
      await expect(written).toEqual(['var(--cnx-colors-accentText)']);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  },
};

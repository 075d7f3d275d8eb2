import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorTokens, colorVariable, Text, type ColorName } from '@cnx/ui';
import { Page } from './Page.tsx';

const names = Object.keys(colorTokens) as ColorName[];

function Tokens() {
  return (
    <Page
      title="Color tokens"
      lead="What each color is for, in the theme chosen in the toolbar. Components name these, never a color. Design tools read the same from the files under @cnx/ui/tokens."
    >
      <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
        {names.map((name) => (
          <li key={name} style={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 12 }}>
            <span
              aria-hidden="true"
              style={{
                height: 36,
                border: '1px solid var(--cnx-colors-borderStrong)',
                borderRadius: 6,
                backgroundColor: `var(${colorVariable(name)})`,
                forcedColorAdjust: 'none',
              }}
            />
            <div>
              <Text weight="medium">${name}</Text>
              <Text size="small" emphasis="quiet">
                {colorTokens[name].use}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const meta = { title: 'Tokens', render: () => <Tokens />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Colours: StoryObj<typeof meta> = {};

export const ColorsTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(names.length);
  },
};

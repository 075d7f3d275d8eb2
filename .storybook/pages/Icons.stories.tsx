import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, Text, TextField } from '@cnx/ui';
import { icons, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Page } from './Page.tsx';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.tsx', '../../apps/portal/src/**/*.tsx', '!**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The icons in use, by the names under which the code imports them, with the number of files that do. */
const used = new Map<string, number>();
for (const source of Object.values(sources)) {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  for (const name of names.split(',').map((one) => one.trim().replace(/^type /, ''))) {
    if (name) used.set(name, (used.get(name) ?? 0) + 1);
  }
}
// Icons keep older names beside their newer ones; the list holds the newer alone.
const drawn = [...used].flatMap(([name, files]) => {
  const Icon = (icons as Record<string, LucideIcon | undefined>)[name];
  return Icon ? [{ name, files, Icon }] : [];
});
drawn.sort((a, b) => a.name.localeCompare(b.name));

function Icons() {
  const [text, setText] = useState('');
  const shown = drawn.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead="All icons come from lucide, at 16 to 20 px beside words. Don’t let an icon that is not widely known carry a meaning alone. Look through the icons in use before adding one."
    >
      <TextField label="Search icons" type="search" onChange={({ target }) => setText(target.value)} />
      {shown.length === 0 && <EmptyState title="No icon in use matches this name" />}
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 12,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {shown.map(({ name, files, Icon }) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
            <Icon size={20} aria-hidden="true" />
            <span>
              <Text size="small">{name}</Text>
              <Text size="caption" emphasis="quiet">
                {files === 1 ? 'in 1 file' : `in ${files} files`}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const meta = { title: 'Icons', render: () => <Icons />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const InUse: StoryObj<typeof meta> = {};

export const InUseTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
    await userEvent.type(canvas.getByRole('searchbox'), 'chevrondown');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

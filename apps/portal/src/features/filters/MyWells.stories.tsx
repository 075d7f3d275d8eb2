import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../i18n/en/home.ts';
import { settings } from '../../i18n/en/settings.ts';
import { loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { noFilters } from '@cnx/api/filter-address';
import type { FilterLists } from './filter-dropdowns.atoms.ts';
import { MyWellsDialog, type MyWellsDialogProps } from './MyWells.tsx';

type Save = MyWellsDialogProps['onSave'];

const lists: FilterLists = {
  businessUnits: shownView(examples.businessUnits),
  areas: shownView(examples.areas),
  fields: shownView(examples.fields),
  wellGroups: shownView(examples.wellGroups),
  manufacturers: shownView(examples.manufacturers),
  methodsOfProduction: shownView(examples.methodsOfProduction),
  wells: shownView(examples.wells),
};

const meta = {
  title: 'Home/My wells',
  component: MyWellsDialog,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { chosen: noFilters, lists, onSave: fn<Save>(() => Promise.resolve('saved')), onClose: fn() },
  argTypes: { lists: { control: false } },
} satisfies Meta<typeof MyWellsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { args: { chosen: { ...noFilters, fields: ['venture'] } } };

export const ChoosingTest: Story = {
  ...Choosing,
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(dialog.getByRole('status')).toHaveTextContent(home.allChosen);
    await userEvent.click(dialog.getByRole('button', { name: settings.save }));
    await expect(args.onSave).toHaveBeenCalledWith(noFilters);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Another tab has changed the preferences meanwhile: what was chosen stays. */
export const ChangedElsewhere: Story = {
  ...Choosing,
  args: { ...Choosing.args, onSave: fn<Save>(() => Promise.resolve('changed')) },
};

export const ChangedElsewhereTest: Story = {
  ...ChangedElsewhere,
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: settings.save }));
    await expect(await dialog.findByText(settings.changedElsewhere)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, PageTable, Section } from './Page.tsx';
import type { Place } from './places.ts';
import { StoryLinks } from './StoryLinks.tsx';

const docs = (label: string, id: string): Place => ({ label, id });

const needs: readonly { title: string; lines: readonly [need: string, ...places: Place[]][] }[] = [
  {
    title: 'Act and go',
    lines: [
      [
        'Trigger an action',
        docs('Button', 'inputs-button--docs'),
        docs('IconButton', 'inputs-iconbutton--docs'),
      ],
      ['Go to another page', docs('Link', 'inputs-link--docs')],
      [
        'Offer several actions',
        docs('Menu', 'overlays-menu--docs'),
        docs('ContextMenu', 'overlays-contextmenu--docs'),
      ],
      ['Reach anything by typing', docs('CommandPalette', 'frame-commandpalette--docs')],
    ],
  },
  {
    title: 'Ask for a value',
    lines: [
      [
        'One line of text, or several',
        docs('TextField', 'inputs-textfield--docs'),
        docs('Textarea', 'inputs-textarea--docs'),
      ],
      ['An amount', docs('NumberField', 'inputs-numberfield--docs'), docs('Slider', 'inputs-slider--docs')],
      ['On or off', docs('Switch', 'inputs-switch--docs'), docs('Checkbox', 'inputs-checkbox--docs')],
      [
        'One of a few, all visible',
        docs('RadioGroup', 'inputs-radiogroup--docs'),
        docs('SegmentedControl', 'inputs-segmentedcontrol--docs'),
      ],
      ['One of many', docs('Select', 'inputs-select--docs'), docs('Combobox', 'inputs-combobox--docs')],
      ['Several of many', docs('MultiSelect', 'inputs-multiselect--docs'), docs('Tree', 'data-tree--docs')],
      [
        'A day or a period',
        docs('DatePicker', 'inputs-datepicker--docs'),
        docs('DateRangePicker', 'inputs-daterangepicker--docs'),
      ],
    ],
  },
  {
    title: 'Say something',
    lines: [
      ['About the whole page', docs('Banner', 'messages-banner--docs')],
      ['About one field', docs('FormMessage', 'messages-formmessage--docs')],
      ['After an action', docs('Toasts', 'overlays-toasts--docs')],
      [
        'Nothing to show, or it failed',
        docs('EmptyState', 'messages-emptystate--docs'),
        docs('ErrorState', 'messages-errorstate--docs'),
      ],
      [
        'Still loading',
        docs('Skeleton', 'showing-skeleton--docs'),
        docs('ProgressBar', 'showing-progressbar--docs'),
      ],
    ],
  },
  {
    title: 'Open over the page',
    lines: [
      ['A decision', docs('Dialog', 'overlays-dialog--docs')],
      ['Details of one row', docs('Drawer', 'overlays-drawer--docs')],
      ['A few controls', docs('Popover', 'overlays-popover--docs')],
      [
        'A few words, or a preview',
        docs('Tooltip', 'overlays-tooltip--docs'),
        docs('HoverCard', 'overlays-hovercard--docs'),
      ],
    ],
  },
  {
    title: 'Show data',
    lines: [
      ['Rows to compare', docs('DataTable', 'data-datatable--docs')],
      ['Facts of one thing', docs('DescriptionList', 'showing-descriptionlist--docs')],
      ['A key figure', docs('KpiTile', 'data-kpitile--docs'), docs('Figure', 'showing-figure--docs')],
      [
        'A status or a count',
        docs('Badge', 'showing-badge--docs'),
        docs('CountBadge', 'showing-countbadge--docs'),
      ],
      ['A chart', docs('Data visualization', 'start-data-visualization--choosing')],
    ],
  },
];

function View() {
  return (
    <Page
      title="Which component"
      lead="Find the component for a need. Each component’s page says when to use another one."
    >
      {needs.map(({ title, lines }) => (
        <Section key={title} title={title}>
          <PageTable
            label={title}
            head={['Need', 'Component']}
            rows={lines.map(([need, ...places]) => ({
              id: need,
              cells: [need, <StoryLinks key="place" places={places} />],
            }))}
          />
        </Section>
      ))}
    </Page>
  );
}

const meta = { title: 'Which component', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const ByNeed: StoryObj<typeof meta> = {};

export const ByNeedTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
};

import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { useActiveOption } from '../../use-active-option.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { searchCommands, toSearchableCommands, type Command } from './command-search.ts';

/** Commands that Page Up and Page Down pass, and the most that are listed. */
const pageOfCommands = 6;
const maxCommands = 60;

const Root = styled('dialog', {
  width: 'min(640px, calc(100% - 32px))',
  maxHeight: '70vh',
  marginBlockStart: '12vh',
  padding: 0,
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: '$colors$scrim' },
});
const Bar = styled('div', {
  row: '$3',
  padding: '0 $4',
  borderBottom: '1px solid $raisedBorder',
  color: '$textQuiet',
  '& > svg': { flex: 'none' },
});
const Input = styled('input', {
  flex: 1,
  minWidth: 0,
  height: 52,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$lead',
  '&::placeholder': { color: '$textQuiet', opacity: 1 },
  // The ring would stand around the whole bar, which is the only field there is.
  '&:focus-visible': { outline: 'none' },
  '@forced': { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: -4 } },
});
const List = styled('div', { padding: '$2', overflowY: 'auto', scrollPaddingBlock: '$6' });
const Heading = styled('div', { padding: '$2 $2 $1', quiet: '$caption', fontWeight: '$medium' });
const Option = styled('div', {
  row: '$3',
  minHeight: 40,
  padding: '$1 $2',
  borderRadius: '$control',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch' },
  variants: {
    active: {
      true: { backgroundColor: '$hover', '@forced': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
const Label = styled('span', { flex: 1, minWidth: 0, cut: true });
const Detail = styled('span', { flex: '0 1 auto', maxWidth: '40%', quiet: '$small', cut: true });
const Nothing = styled('p', {
  padding: '$6',
  color: '$textQuiet',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
const Foot = styled('p', { padding: '$2 $4', borderTop: '1px solid $raisedBorder', quiet: '$caption' });

/** UI strings of a {@link CommandPalette}. */
export interface CommandPaletteLabels {
  /** Names the dialog and its list. */
  readonly title: string;
  /** Stands in the field while it is empty. */
  readonly placeholder: string;
  /** Says that nothing answers. */
  readonly noMatches: (text: string) => string;
  /** How many answer: announced as the user types. */
  readonly matches: (count: number) => string;
  /** The line below: which keys do what. */
  readonly keys: string;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps<C extends Command = Command> {
  open: boolean;
  onClose: () => void;
  /** All there is to do or go to; must keep its identity while it stays the same. */
  commands: readonly C[];
  /** A command was taken; the palette is closed before. */
  onRun: (command: C) => void;
  labels: CommandPaletteLabels;
}

/** Everything one can do or go to behind one field: type a few letters, Enter. */
export function CommandPalette<C extends Command>(props: CommandPaletteProps<C>) {
  const { open, onClose, labels } = props;
  const modal = useModalDialog(open, onClose);
  return (
    <Root {...modal.props} aria-label={labels.title}>
      {open && <Panel {...props} />}
    </Root>
  );
}

function Panel<C extends Command>({ onClose, commands, onRun, labels }: CommandPaletteProps<C>) {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const searchable = useMemo(() => toSearchableCommands(commands), [commands]);
  const groups = useMemo(() => searchCommands(searchable, text, maxCommands), [searchable, text]);
  const flat = groups.flatMap((group) => group.commands);
  const run = (command: C | undefined) => {
    if (!command) return;
    onClose();
    onRun(command);
  };
  const { setActive, field, ...options } = useActiveOption({
    count: flat.length,
    page: pageOfCommands,
    onTake: (index) => run(flat[index]),
    onReach: (index) =>
      list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
  });
  return (
    <>
      <Bar>
        <Search size={18} />
        <Input
          autoFocus
          type="text"
          {...field}
          aria-label={labels.title}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
        />
      </Bar>
      <VisuallyHidden>
        <span role="status">{text && labels.matches(flat.length)}</span>
      </VisuallyHidden>
      <List {...options.list} ref={list} aria-label={labels.title}>
        {groups.map(({ name, commands: members }) => (
          <div key={name} role="group" aria-label={name}>
            <Heading aria-hidden="true">{name}</Heading>
            {members.map((command) => {
              const at = flat.indexOf(command);
              return (
                <Option
                  {...options.option(at)}
                  key={command.id}
                  data-index={at}
                  aria-selected={at === options.active}
                  onClick={() => run(command)}
                >
                  <Label title={command.label}>{command.label}</Label>
                  {command.detail && <Detail>{command.detail}</Detail>}
                </Option>
              );
            })}
          </div>
        ))}
      </List>
      {flat.length === 0 && <Nothing>{labels.noMatches(text)}</Nothing>}
      <Foot>{labels.keys}</Foot>
    </>
  );
}

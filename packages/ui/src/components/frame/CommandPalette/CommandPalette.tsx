import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { itemKey } from '../../item-key.ts';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { modalRules } from '../../overlays/overlay-rules.ts';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { useActiveOption } from '../../use-active-option.ts';
import { useSettled } from '../../use-settled.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Kbd } from '../../showing/Kbd/Kbd.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { commandPaletteWords, type CommandPaletteLabels } from './command-palette.words.ts';
import { searchCommands, toSearchableCommands, type Command } from './command-search.ts';

/** Commands that Page Up and Page Down pass, and the most that are listed. */
const pageOfCommands = 6;
const maxCommands = 60;

const Root = styled('dialog', modalRules, {
  insetBlock: 0,
  width: 'min(640px, calc(100% - 32px))',
  // On a phone the keyboard takes the lower half.
  maxHeight: 'calc(100dvh - 32px)',
  marginBlockStart: '$4',
  '@small': { maxHeight: '70vh', marginBlockStart: '12vh' },
  padding: 0,
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  overflow: 'hidden',
  flexDirection: 'column',
  '&[open]': { display: 'flex' },
  '&::backdrop': { backgroundColor: '$colors$scrim' },
});
const Bar = styled('div', {
  row: '$3',
  padding: '0 $2 0 $4',
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
const List = styled('div', {
  padding: '$2 $2 $4',
  overflowY: 'auto',
  scrollPaddingBlock: '$6',
  // What goes on below fades out.
  maskImage: 'linear-gradient(black calc(100% - 16px), transparent)',
  '@forced': { maskImage: 'none' },
  variants: {
    // What stays in sight at the end must not fade, nor cover what a key has reached.
    pinned: { true: { paddingBottom: 0, maskImage: 'none', scrollPaddingBlockEnd: 64 } },
  },
});
const Group = styled('div', {
  '& + &': { marginTop: '$2', paddingTop: '$1', borderTop: '1px solid $raisedBorder' },
});
// Always whole: what goes on is scrolled below it.
const Pinned = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  margin: '$2 calc(-1 * $space$2) 0',
  padding: '$1 $2',
  borderTop: '1px solid $raisedBorder',
  backgroundColor: '$raised',
});
const Heading = styled('div', { padding: '$2 $2 $1', quiet: '$caption', fontWeight: '$medium' });
const Option = styled('div', {
  row: '$3',
  minHeight: '$touch',
  padding: '$1 $2',
  borderRadius: '$control',
  cursor: 'pointer',
  '@small': { minHeight: 40 },
  '@touch': { minHeight: '$touch' },
  variants: {
    active: { true: { activeItem: 'accent' } },
  },
});
const Icon = styled('span', { display: 'inline-flex', flex: 'none', color: '$textQuiet' });
// On a phone what else is known stands below the name, which is read whole: it says what will be opened.
const Words = styled('span', {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '@small': { flexDirection: 'row', alignItems: 'center', gap: '$3' },
});
const Name = styled('span', {
  row: '$2',
  minWidth: 0,
  '& > svg': { flex: 'none' },
  '@small': { flex: '1 1 auto' },
});
const Label = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  '-webkit-line-clamp': 2,
  '@small': { '-webkit-line-clamp': 1 },
});
const Hint = styled('span', {
  minWidth: 0,
  quiet: '$small',
  cut: true,
  '@small': { flex: '0 1 auto', maxWidth: '50%' },
});
const Aside = styled('span', { display: 'inline-flex', flex: 'none', maxWidth: '60%', whiteSpace: 'nowrap' });
const Nothing = styled('p', {
  padding: '$6',
  color: '$textQuiet',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
const Foot = styled('p', {
  display: 'none',
  flexWrap: 'wrap',
  gap: '$1 $4',
  padding: '$2 $4',
  borderTop: '1px solid $raisedBorder',
  quiet: '$caption',
  // Where there is a keyboard, most likely.
  '@small': { display: 'flex' },
  '@touch': { display: 'none' },
});

/** Props of {@link CommandPalette}; the rest goes to the `<dialog>`. */
export interface CommandPaletteProps<C extends Command = Command> extends RootProps<HTMLDialogElement> {
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** All there is to do or go to; must keep its identity while it stays the same. */
  items: readonly C[];
  /** Called with what is typed, at first with nothing: for items that are found by it elsewhere. */
  onSearch?: ((text: string) => void) | undefined;
  /** Longest text that can be typed. @default any */
  maxLength?: number | undefined;
  /** One of them was taken; the palette is closed before. */
  onSelect: (item: C) => void;
  /** Words instead of the component's own. */
  labels?: Partial<CommandPaletteLabels>;
}

/** Everything one can do or go to behind one field: type a few letters, Enter. */
export function CommandPalette<C extends Command>(props: CommandPaletteProps<C>) {
  const { open: given, defaultOpen = false, onOpenChange, items, onSelect, labels, ref, ...others } = props;
  const { onSearch, maxLength, ...rest } = others;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const close = () => setOpen(false);
  const modal = useModalDialog(open, close, { ref });
  const words = useWords(commandPaletteWords, labels);
  // A palette that is opened again while it still fades out begins anew all the same.
  const [last, setLast] = useState({ open, openings: 0 });
  if (last.open !== open) setLast({ open, openings: last.openings + (open ? 1 : 0) });
  const select = (item: C) => {
    close();
    onSelect(item);
  };
  return (
    <Root aria-label={words.title} {...rest} {...modal.props}>
      {modal.seen && (
        <Panel
          key={last.openings}
          {...{ items, onSearch, maxLength, words }}
          onSelect={select}
          onClose={close}
        />
      )}
    </Root>
  );
}

interface PanelProps<C extends Command> extends Pick<
  CommandPaletteProps<C>,
  'items' | 'onSelect' | 'onSearch' | 'maxLength'
> {
  words: CommandPaletteLabels;
  onClose: () => void;
}

function Panel<C extends Command>(props: PanelProps<C>) {
  const { items, onSelect, onSearch, maxLength, words, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const searchable = useMemo(() => toSearchableCommands(items), [items]);
  const groups = useMemo(() => searchCommands(searchable, text, maxCommands), [searchable, text]);
  const all = groups.flatMap((group) => group.commands);
  const pinned = all.filter((command) => command.pinned);
  const flat = [...all.filter((command) => !command.pinned), ...pinned];
  const numbers = new Intl.NumberFormat(useLocale());
  const found = useSettled(text && words.matches(numbers.format(flat.length), flat.length));
  // What is typed ends with the panel.
  useEffect(() => onSearch?.(''), [onSearch]);
  const run = (command: C | undefined) => command && onSelect(command);
  const { setActive, field, ...options } = useActiveOption({
    count: flat.length,
    page: pageOfCommands,
    onTake: (index) => run(flat[index]),
    onReach: (index) =>
      list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
  });
  const optionOf = (command: C) => {
    const at = flat.indexOf(command);
    return (
      <Option
        {...options.option(at)}
        key={itemKey(command)}
        data-index={at}
        aria-selected={at === options.active}
        aria-current={command.current ? 'page' : undefined}
        onClick={() => run(command)}
      >
        {command.icon && <Icon aria-hidden="true">{command.icon}</Icon>}
        <Words>
          <Name>
            <Label title={command.label}>{command.label}</Label>
            {command.mark}
          </Name>
          {command.hint && <Hint>{command.hint}</Hint>}
          {command.current && <Hint>{words.current}</Hint>}
        </Words>
        {command.aside && <Aside>{command.aside}</Aside>}
      </Option>
    );
  };
  return (
    <>
      <Bar>
        <Search size={18} />
        <Input
          autoFocus
          type="text"
          {...field}
          aria-label={words.title}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            onSearch?.(target.value);
          }}
        />
        <IconButton label={words.closeButton} icon={<X size={18} />} tooltip={false} onClick={onClose} />
      </Bar>
      <VisuallyHidden>
        <span role="status">{found}</span>
      </VisuallyHidden>
      {/* Its scroll bar is for pointers; the keys of the field choose in it. */}
      <List {...options.list} tabIndex={-1} ref={list} aria-label={words.title} pinned={pinned.length > 0}>
        {groups.map(({ name, commands }) => {
          const members = commands.filter((command) => !command.pinned);
          if (members.length === 0) return null;
          return (
            <Group key={name} role="group" aria-label={name}>
              <Heading aria-hidden="true">{name}</Heading>
              {members.map(optionOf)}
            </Group>
          );
        })}
        {pinned.length > 0 && <Pinned>{pinned.map(optionOf)}</Pinned>}
      </List>
      {flat.length === 0 && <Nothing>{words.noMatches(text)}</Nothing>}
      <Foot>
        <span>
          <Kbd>ArrowUp</Kbd> <Kbd>ArrowDown</Kbd> {words.choose}
        </span>
        <span>
          <Kbd>Enter</Kbd> {words.open}
        </span>
        <span>
          <Kbd>Escape</Kbd> {words.close}
        </span>
      </Foot>
    </>
  );
}

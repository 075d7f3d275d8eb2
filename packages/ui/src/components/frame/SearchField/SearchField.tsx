import { Search, X } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { isComposing } from '../../composing.ts';
import { itemKey, type Keyed } from '../../item-key.ts';
import { useControlled } from '../../use-controlled.ts';
import { useActiveOption } from '../../use-active-option.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { searchFieldWords, type SearchFieldLabels } from './search-field.words.ts';

/** Suggestions that Page Up and Page Down pass. */
const pageOfSuggestions = 6;

const Root = styled('div', {
  position: 'relative',
  '& > svg': { position: 'absolute', left: 10, top: 10, color: '$headerTextQuiet', pointerEvents: 'none' },
});
const Input = styled('input', {
  width: '100%',
  height: 36,
  padding: '0 $3 0 36px',
  border: '1px solid transparent',
  borderRadius: '$control',
  backgroundColor: '$headerField',
  color: '$headerText',
  fontSize: '$body',
  '&::placeholder': { color: '$headerTextQuiet', opacity: 1 },
  // The browser's own button has a color of its own in every browser.
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: 0 },
  '@touch': { fontSize: '$lead' },
  variants: { filled: { true: { paddingInlineEnd: 36 } } },
});
const Clear = styled('button', {
  bare: true,
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  size: 36,
  padding: 0,
  borderRadius: '$control',
  color: '$headerTextQuiet',
  '&:hover': { color: '$headerText' },
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: -2 },
});
const List = styled('div', {
  position: 'absolute',
  insetInline: 0,
  // Wider than the field where the header has it in its middle: a name with its figures is read whole.
  '@medium': { insetInline: 'min(0px, (100% - 600px) / 2)' },
  top: 'calc(100% + 4px)',
  zIndex: '$overlay',
  maxHeight: 'min(480px, 70dvh)',
  overflowY: 'auto',
  padding: '$1',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'popover',
  color: '$text',
});
const Option = styled('div', {
  row: '$2',
  minHeight: 36,
  padding: '$1 $2',
  borderRadius: '$control',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: '$textQuiet' },
  '@touch': { minHeight: '$touch' },
  variants: { active: { true: { activeItem: 'accent' } } },
});
const Name = styled('span', { row: '$2', flex: 1, minWidth: 0, '& > svg': { flex: 'none' } });
const Label = styled('span', { minWidth: 0, cut: true });
const Hint = styled('span', { flex: '0 1 auto', maxWidth: '50%', quiet: '$small', cut: true });
const Nothing = styled('p', { padding: '$2', color: '$textQuiet', overflowWrap: 'anywhere' });

/** Something that what is typed might mean. */
export interface SearchSuggestion extends Keyed {
  /** More about it, quieter: the field of a well. */
  readonly hint?: string;
  /** Before its label: 16 px. */
  readonly icon?: ReactNode;
  /** Beside its label: 14 px, with words for those who do not see it. */
  readonly mark?: ReactNode;
}

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'list' | 'onSelect' | 'value' | 'aria-label'
>;

/** Props of {@link SearchField}; all of a native input's besides. */
export interface SearchFieldProps<S extends SearchSuggestion = SearchSuggestion> extends Native {
  /** Names it. */
  label: string;
  /** What is typed, where the caller keeps it. */
  value?: string | undefined;
  /** What is suggested for what is typed; the caller finds it. */
  items: readonly S[];
  /** Whether the caller has found nothing for what is typed: that is said where suggestions would be. @default false */
  noMatches?: boolean;
  /** Called with what is typed, and with nothing when it is cleared. */
  onSearch: (text: string) => void;
  /** A suggestion was taken; the field is empty then. Enter without one submits the form around the field. */
  onSelect: (item: S) => void;
  /** Words instead of its own. */
  labels?: Partial<SearchFieldLabels>;
}

/** The search of a header: what is typed can be searched, or one of the suggestions below it taken. */
export function SearchField<S extends SearchSuggestion>(props: SearchFieldProps<S>) {
  const { label, items, onSearch, onSelect, labels, onChange, onKeyDown, onBlur, ...rest } = props;
  const { value, defaultValue = '', noMatches = false, ...native } = rest;
  const words = useWords(searchFieldWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const [text, setText] = useControlled(value, String(defaultValue), onSearch);
  const [wanted, setWanted] = useState(false);
  const open = wanted && items.length > 0;
  const nothing = wanted && !open && noMatches && text !== '';
  const change = (next: string) => {
    setText(next);
    setActive(-1);
  };
  const take = (item: S | undefined) => {
    if (!item) return;
    setWanted(false);
    change('');
    onSelect(item);
  };
  const { active, setActive, field, ...options } = useActiveOption({
    count: items.length,
    first: -1,
    page: pageOfSuggestions,
    onTake: (index) => take(items[index]),
    onReach: () => undefined,
  });
  // Suggestions that came anew are fewer.
  const chosen = active < items.length ? active : -1;
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && (open || nothing)) {
      event.preventDefault();
      setWanted(false);
    } else if (event.key === 'Enter') {
      if (open && chosen >= 0) field.onKeyDown(event);
      else setWanted(false);
    } else if (open) field.onKeyDown(event);
    else if (event.key === 'ArrowDown') setWanted(true);
  };
  return (
    <Root>
      <Search size={16} aria-hidden="true" />
      <Input
        autoComplete="off"
        spellCheck={false}
        {...native}
        {...field}
        type="search"
        filled={text !== ''}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? field['aria-controls'] : undefined}
        aria-activedescendant={open && chosen >= 0 ? field['aria-activedescendant'] : undefined}
        value={text}
        onKeyDown={pressKey}
        onChange={(event) => {
          onChange?.(event);
          setWanted(true);
          change(event.target.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setWanted(false);
        }}
      />
      {text !== '' && (
        <Clear
          type="button"
          aria-label={words.clear}
          onClick={({ currentTarget }) => {
            change('');
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <X size={16} aria-hidden="true" />
        </Clear>
      )}
      <VisuallyHidden>
        <span role="status">
          {open && words.count(numbers.format(items.length), items.length)}
          {nothing && words.noMatches(text)}
        </span>
      </VisuallyHidden>
      {open && (
        <List {...options.list} aria-label={words.suggestions}>
          {items.map((item, index) => (
            <Option
              {...options.option(index)}
              key={itemKey(item)}
              active={index === chosen}
              aria-selected={index === chosen}
              onClick={() => take(item)}
            >
              {item.icon}
              <Name>
                <Label title={item.label}>{item.label}</Label>
                {item.mark}
              </Name>
              {item.hint && <Hint>{item.hint}</Hint>}
            </Option>
          ))}
        </List>
      )}
      {nothing && (
        <List aria-hidden="true">
          <Nothing>{words.noMatches(text)}</Nothing>
        </List>
      )}
    </Root>
  );
}

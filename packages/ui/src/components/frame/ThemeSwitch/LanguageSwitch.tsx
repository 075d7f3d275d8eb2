import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { languageSwitchWords } from './language-switch.words.ts';

const Group = styled('div', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '$half',
  padding: '$half',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$sunken',
});
const Choice = styled('button', {
  minHeight: '$controlSmall',
  padding: '0 $3',
  border: '1px solid transparent',
  borderRadius: 4,
  backgroundColor: 'transparent',
  quiet: '$small',
  cursor: 'pointer',
  focusRing: 0,
  '&:hover': { color: '$text' },
  '&[aria-pressed=true]': { borderColor: '$borderStrong', backgroundColor: '$raised', color: '$text' },
  '@forced': { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '@touch': { minHeight: '$touch' },
});

/** A language that can be chosen. */
export interface LanguageItem {
  /** BCP 47, such as `es`. */
  readonly value: string;
  /** The language's name in itself: `Español`. */
  readonly label: string;
}

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps extends RootProps {
  /** What is chosen, for those who do not see it. @default 'Language', in the reader's own */
  label?: string | undefined;
  items: readonly LanguageItem[];
  /** The language chosen, where the caller keeps it. */
  value?: string | undefined;
  /** The language chosen at first. */
  defaultValue?: string | undefined;
  onValueChange?: ((language: string) => void) | undefined;
}

/** A few languages side by side, each by its own name and read aloud in it. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { label, items, value, defaultValue = '', onValueChange, ...rest } = props;
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const words = useWords(languageSwitchWords);
  return (
    <Group role="group" aria-label={label ?? words.label} {...rest}>
      {items.map((language) => (
        <Choice
          key={language.value}
          type="button"
          lang={language.value}
          aria-pressed={language.value === chosen}
          onClick={() => choose(language.value)}
        >
          {language.label}
        </Choice>
      ))}
    </Group>
  );
}

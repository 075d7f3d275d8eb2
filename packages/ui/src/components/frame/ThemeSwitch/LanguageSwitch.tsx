import { useWords } from '../../../words/words.tsx';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../../inputs/SegmentedControl/SegmentedControl.tsx';
import { languageSwitchWords } from './language-switch.words.ts';

/** A language that can be chosen. */
export interface LanguageItem<Language extends string = string> {
  /** BCP 47, such as `es`. */
  readonly value: Language;
  /** The language's name in itself: `Español`. */
  readonly label: string;
}

/** Props of {@link LanguageSwitch}; a `SegmentedControl`'s besides. */
export interface LanguageSwitchProps<Language extends string = string> extends Omit<
  SegmentedControlProps<Language>,
  'label' | 'items'
> {
  /** What is chosen, for those who do not see it. @default 'Language', in the reader's own */
  label?: string | undefined;
  items: readonly LanguageItem<Language>[];
}

/** A few languages side by side, each by its own name and read aloud in it. */
export function LanguageSwitch<Language extends string>(props: LanguageSwitchProps<Language>) {
  const { label, items, ...rest } = props;
  const words = useWords(languageSwitchWords);
  return (
    <SegmentedControl
      {...rest}
      label={label ?? words.label}
      items={items.map((language) => ({ ...language, lang: language.value }))}
    />
  );
}

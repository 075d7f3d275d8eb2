import { styled } from '../../../themes/stitches.ts';

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
export interface LanguageOption {
  /** BCP 47, such as `es`. */
  readonly value: string;
  /** The language's name in itself: `Español`. */
  readonly label: string;
}

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  /** What is chosen, for those who do not see it: `Language`. */
  label: string;
  languages: readonly LanguageOption[];
  value: string;
  onChange: (language: string) => void;
}

/** A few languages side by side, each by its own name and read aloud in it. */
export function LanguageSwitch({ label, languages, value, onChange }: LanguageSwitchProps) {
  return (
    <Group role="group" aria-label={label}>
      {languages.map((language) => (
        <Choice
          key={language.value}
          type="button"
          lang={language.value}
          aria-pressed={language.value === value}
          onClick={() => onChange(language.value)}
        >
          {language.label}
        </Choice>
      ))}
    </Group>
  );
}

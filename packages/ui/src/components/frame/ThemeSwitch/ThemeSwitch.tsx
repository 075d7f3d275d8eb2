import { Check } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { themeSwitchWords, type ThemeSwitchLabels } from './theme-switch.words.ts';
import { defaultTheme, themeClass, themeNames, type ThemeName } from '../../../themes/theme-names.ts';

const Group = styled('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$2',
  fontSize: '$small',
  fontWeight: '$medium',
});
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '$3',
});
const Choice = styled('label', {
  position: 'relative',
  column: '$1',
  fontSize: '$small',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
const Input = styled('input', {
  position: 'absolute',
  inset: 0,
  size: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
const Picture = styled('span', {
  display: 'grid',
  gridTemplate: '14px 1fr / 28px 1fr',
  height: 64,
  border: '1px solid $borderStrong',
  borderRadius: '$control',
  backgroundColor: '$page',
  overflow: 'hidden',
  'input:checked + &': { outline: '2px solid $colors$accentMark', outlineOffset: 2 },
  'input:focus-visible + &': { outline: '2px solid $colors$focus', outlineOffset: 2 },
  // The themes' own colors are the point of the picture.
  '@forced': { forcedColorAdjust: 'none' },
});
const Bar = styled('span', { gridColumn: '1 / -1', backgroundColor: '$header' });
const Rail = styled('span', { backgroundColor: '$surface', borderInlineEnd: '1px solid $border' });
const Sheet = styled('span', { display: 'grid', alignContent: 'center', gap: 6, padding: 8 });
const Line = styled('span', {
  height: 5,
  borderRadius: '$round',
  variants: {
    what: {
      text: { width: '80%', backgroundColor: '$textQuiet' },
      accent: { width: '45%', backgroundColor: '$accent' },
    },
  },
});
const Name = styled('span', { row: '$1', minHeight: 20 });

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps extends RootProps<HTMLFieldSetElement> {
  /** What is asked for. @default 'Theme', in the reader's language */
  label?: string | undefined;
  /** The theme chosen, where the caller keeps it. */
  value?: ThemeName | undefined;
  /** The theme chosen at first. @default dark */
  defaultValue?: ThemeName;
  onValueChange?: ((theme: ThemeName) => void) | undefined;
  /** Words instead of the component's own. */
  labels?: Partial<ThemeSwitchLabels>;
}

/** The six themes by a small picture of each. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { label, value, defaultValue = defaultTheme, onValueChange, labels, ...rest } = props;
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const words = useWords(themeSwitchWords, labels);
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`} {...rest}>
      <Legend id={`${id}-label`}>{label ?? words.label}</Legend>
      <Grid>
        {themeNames.map((name) => (
          <Choice key={name}>
            <Input
              type="radio"
              name={id}
              value={name}
              checked={name === chosen}
              onChange={() => choose(name)}
            />
            <Picture className={themeClass(name)} data-own-colors="" aria-hidden="true">
              <Bar />
              <Rail />
              <Sheet>
                <Line what="text" />
                <Line what="accent" />
              </Sheet>
            </Picture>
            <Name>
              {words[name]}
              {name === chosen && <Check size={14} />}
            </Name>
          </Choice>
        ))}
      </Grid>
    </Group>
  );
}

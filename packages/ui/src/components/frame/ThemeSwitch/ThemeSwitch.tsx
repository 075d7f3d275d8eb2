import { Check } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { themeSwitchWords, type ThemeSwitchLabels } from './theme-switch.words.ts';
import { defaultTheme, themeNames, type ThemeName } from '../../../themes/theme-names.ts';
import { ThemePicture } from './ThemePicture.tsx';

const Group = styled('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$2',
  fontSize: '$small',
  fontWeight: '$medium',
});
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
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
const Frame = styled('span', {
  border: '1px solid $borderStrong',
  borderRadius: '$control',
  overflow: 'hidden',
  'input:checked + &': { outline: '2px solid $colors$accentMark', outlineOffset: 2 },
  'input:focus-visible + &': { outline: '2px solid $colors$focus', outlineOffset: 2 },
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

/** The six themes, each by the product in small in its colors. */
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
            <Frame>
              <ThemePicture theme={name} />
            </Frame>
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

import { Check } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { themeClass, themeNames, type ThemeName } from '../../../themes/theme-names.ts';

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
export interface ThemeSwitchProps {
  /** What is asked for: `Theme`. */
  label: string;
  value: ThemeName;
  /** Each theme's name in the reader's language. */
  names: Readonly<Record<ThemeName, string>>;
  onChange: (theme: ThemeName) => void;
}

/** The six themes by a small picture of each. */
export function ThemeSwitch({ label, value, names, onChange }: ThemeSwitchProps) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`}>
      <Legend id={`${id}-label`}>{label}</Legend>
      <Grid>
        {themeNames.map((name) => (
          <Choice key={name}>
            <Input
              type="radio"
              name={id}
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
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
              {names[name]}
              {name === value && <Check size={14} />}
            </Name>
          </Choice>
        ))}
      </Grid>
    </Group>
  );
}

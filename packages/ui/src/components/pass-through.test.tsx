import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './inputs/Button/Button.tsx';
import { Checkbox } from './inputs/Checkbox/Checkbox.tsx';
import { FormActions, FormRow } from './inputs/FormRow/FormRow.tsx';
import { IconButton } from './inputs/IconButton/IconButton.tsx';
import { Link } from './inputs/Link/Link.tsx';
import { MultiSelect } from './inputs/MultiSelect/MultiSelect.tsx';
import { NumberField } from './inputs/NumberField/NumberField.tsx';
import { PasswordChecklist } from './inputs/PasswordChecklist/PasswordChecklist.tsx';
import { PasswordField } from './inputs/PasswordField/PasswordField.tsx';
import { PhotoUpload } from './inputs/PhotoUpload/PhotoUpload.tsx';
import { RadioGroup } from './inputs/RadioGroup/RadioGroup.tsx';
import { Select } from './inputs/Select/Select.tsx';
import { Switch } from './inputs/Switch/Switch.tsx';
import { TextField } from './inputs/TextField/TextField.tsx';
import { Banner } from './messages/Banner/Banner.tsx';
import { EmptyState } from './messages/EmptyState/EmptyState.tsx';
import { ErrorState } from './messages/ErrorState/ErrorState.tsx';
import { FormMessage } from './messages/FormMessage/FormMessage.tsx';
import { ToneIcon } from './messages/ToneIcon/ToneIcon.tsx';

const root = { className: 'own', style: { order: 7 } };
const marks = { id: 'mine', 'data-mark': 'x', 'aria-describedby': 'elsewhere' };
const all = { ...root, ...marks };
const nothing = () => undefined;

const whole: Record<string, ReactElement> = {
  Banner: <Banner {...all}>Late</Banner>,
  Button: <Button {...all}>Save</Button>,
  'Button asChild': (
    <Button {...all} asChild>
      <a href="#there">There</a>
    </Button>
  ),
  EmptyState: <EmptyState {...all} title="Nothing" />,
  ErrorState: <ErrorState {...all} title="Failed" />,
  FormActions: <FormActions {...all}>Save</FormActions>,
  FormMessage: <FormMessage {...all}>Wrong</FormMessage>,
  FormRow: <FormRow {...all}>Field</FormRow>,
  IconButton: <IconButton {...all} label="Close" icon="x" />,
  Link: <Link {...all}>There</Link>,
  MultiSelect: <MultiSelect {...all} label="Fields" items={[]} />,
  PasswordChecklist: <PasswordChecklist {...all} items={[]} />,
  PhotoUpload: <PhotoUpload {...all} label="Photo" onPhoto={nothing} />,
  RadioGroup: <RadioGroup {...all} label="Product" items={[]} />,
  ToneIcon: <ToneIcon {...all} tone="good" />,
};

const parted: Record<string, ReactElement> = {
  Checkbox: <Checkbox {...all} label="Planned" hint="Help" />,
  NumberField: <NumberField {...all} label="Drop" hint="Help" />,
  PasswordField: <PasswordField {...all} label="Password" hint="Help" />,
  Select: <Select {...all} label="Zone" hint="Help" items={[]} />,
  Switch: <Switch {...all} label="Mail" hint="Help" />,
  TextField: <TextField {...all} label="Email" hint="Help" />,
};

const opening = (markup: string) => /^<[^>]*>/.exec(markup)![0];

describe('the attributes of its user', () => {
  it.each(Object.entries(whole))('are on the outermost element of %s', (_name, element) => {
    const tag = opening(renderToStaticMarkup(element));
    expect(tag).toMatch(/ class="[^"]*\bown\b/);
    expect(tag).toContain('order:7');
    expect(tag).toContain(' id="mine"');
    expect(tag).toContain(' data-mark="x"');
    expect(tag).toMatch(/ aria-describedby="elsewhere/);
  });

  it.each(Object.entries(parted))(
    'are on the control of %s, its class and style outside',
    (_name, element) => {
      const markup = renderToStaticMarkup(element);
      const tag = opening(markup);
      expect(tag).toMatch(/ class="[^"]*\bown\b/);
      expect(tag).toContain('order:7');
      expect(tag).not.toContain('mine');
      const control = /<(?:input|select)[^>]*>/.exec(markup)![0];
      expect(control).toContain(' id="mine"');
      expect(control).toContain(' data-mark="x"');
      expect(control).toMatch(/ aria-describedby="elsewhere \S+-hint"/);
      expect(control).not.toMatch(/\bown\b|order:7/);
    },
  );
});

it('a button that is not one refuses more than one child', () => {
  expect(() => renderToStaticMarkup(<Button asChild>Save</Button>)).toThrow('single React element child');
});

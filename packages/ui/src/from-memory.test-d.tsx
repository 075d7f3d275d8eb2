/** Uses that compile: a rename that breaks one of these breaks its users. */
import { useState } from 'react';
import {
  Accordion,
  Badge,
  Banner,
  BarChart,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Chip,
  Combobox,
  ContextMenu,
  CountBadge,
  DataTable,
  DatePicker,
  DateRangePicker,
  DescriptionList,
  Dialog,
  Divider,
  Drawer,
  EmptyState,
  ErrorState,
  Field,
  HoverCard,
  IconButton,
  Kbd,
  KpiTile,
  Link,
  Menu,
  MultiSelect,
  NumberField,
  PageHeader,
  PasswordField,
  Popover,
  ProgressBar,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Spinner,
  Stack,
  Switch,
  Tabs,
  Text,
  Textarea,
  TextField,
  Tooltip,
  TrendChart,
} from './index.ts';

const wells = [
  { value: 'a-1', label: 'A-1' },
  { value: 'a-2', label: 'A-2' },
  { value: 'b-7', label: 'B-7' },
];

const rows = [
  { id: 'a-1', name: 'A-1', field: 'North', oil: 812 },
  { id: 'b-7', name: 'B-7', field: 'South', oil: 455 },
];

export const use01PrimaryButton = (
  <Button emphasis="strong" loading>
    Save changes
  </Button>
);

export const use02QuietSmallButton = (
  <Button emphasis="quiet" size="sm" icon={<svg />}>
    Refresh
  </Button>
);

export const use03DestructiveButton = (
  <Button tone="critical" onClick={() => undefined}>
    Delete well
  </Button>
);

export const use04ButtonAsLink = (
  <Button asChild>
    <a href="/wells">All wells</a>
  </Button>
);

export const use05IconButton = <IconButton label="Refresh" icon={<svg />} onClick={() => undefined} />;

export const use06TextField = (
  <TextField label="Name" name="name" hint="As on the wellhead" error="Enter a name" required />
);

export const use07PasswordField = <PasswordField label="Password" autoComplete="current-password" required />;

export const use08Textarea = <Textarea label="Remarks" minRows={3} maxRows={8} />;

export const Use09NumberField = () => {
  const [value, setValue] = useState<number | null>(40);
  return (
    <NumberField
      label="Pressure"
      unit="bar"
      min={0}
      max={200}
      step={5}
      value={value}
      onValueChange={setValue}
    />
  );
};

export const use10Select = (
  <Select
    label="Field"
    items={[
      { value: 'north', label: 'North' },
      { value: 'south', label: 'South' },
      { value: 'east', label: 'East' },
    ]}
    placeholder="Any field"
    onValueChange={(value) => value}
    onChange={(event) => event.currentTarget.value}
  />
);

export const Use11MultiSelect = () => {
  const [value, setValue] = useState<string[]>(['a-1']);
  return <MultiSelect label="Wells" items={wells} value={value} onValueChange={setValue} />;
};

export const use12Combobox = <Combobox label="Well" items={wells} defaultValue="a-1" />;

export const use13Checkbox = (
  <Checkbox label="Send me a report" checked onCheckedChange={(checked) => checked} />
);

export const use14Switch = (
  <Switch label="Live data" defaultChecked onChange={(event) => event.currentTarget.checked} />
);

export const use15RadioGroup = (
  <RadioGroup
    label="Unit"
    items={[
      { value: 'bbl', label: 'Barrels' },
      { value: 'm3', label: 'Cubic metres' },
    ]}
    defaultValue="bbl"
    onValueChange={(value) => value}
  />
);

export const use16SegmentedControl = (
  <SegmentedControl
    label="Period"
    items={[
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
    ]}
    defaultValue="day"
    onValueChange={(value) => value}
  />
);

export const use17Slider = <Slider label="Depth" min={0} max={4000} step={10} defaultValue={[1000, 2500]} />;

export const use18DatePicker = (
  <DatePicker label="Day" min="2026-01-01" max="2026-12-31" defaultValue="2026-03-14" />
);

export const use19DateRangePicker = (
  <DateRangePicker
    label="Period"
    presets={[
      { label: 'January', value: { from: '2026-01-01', to: '2026-01-31' } },
      { label: 'February', value: { from: '2026-02-01', to: '2026-02-28' } },
    ]}
    onValueChange={(value) => value}
  />
);

export const use20Dialog = (
  <Dialog
    trigger={<Button>Rename</Button>}
    title="Rename well"
    description="Everyone sees the new name at once."
    actions={<Button emphasis="strong">Rename</Button>}
  >
    <TextField label="Name" />
  </Dialog>
);

export const Use21Drawer = () => {
  const [open, setOpen] = useState(false);
  return (
    <Drawer open={open} onOpenChange={setOpen} side="end" title="Well A-1">
      <Text>Details</Text>
    </Drawer>
  );
};

export const use22Popover = (
  <Popover trigger={<Button>Filter</Button>} side="bottom" align="end">
    <Text>What is shown</Text>
  </Popover>
);

export const use23Menu = (
  <Menu
    trigger={<Button>Actions</Button>}
    items={[
      { label: 'Open', href: '/wells/a-1' },
      { label: 'Archive', disabled: true, onSelect: () => undefined },
      { type: 'separator' },
      { label: 'Delete', tone: 'critical', onSelect: () => undefined },
    ]}
  />
);

export const use24Tooltip = (
  <Tooltip label="Reads every sensor again">
    <Button>Refresh</Button>
  </Tooltip>
);

export const use25HoverCard = (
  <HoverCard trigger={<Link href="/wells/a-1">A-1</Link>}>
    <Text>North field, since 1998</Text>
  </HoverCard>
);

export const use26ContextMenu = (
  <ContextMenu
    items={[
      { label: 'Open', href: '/wells/a-1' },
      { label: 'Delete', tone: 'critical', onSelect: () => undefined },
    ]}
  >
    <Card title="A-1">
      <Link href="/wells/a-1">Open</Link>
    </Card>
  </ContextMenu>
);

export const Use27Tabs = () => {
  const [value, setValue] = useState('overview');
  return (
    <Tabs
      label="Well"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'overview', label: 'Overview', content: <Text>Overview</Text> },
        { value: 'history', label: 'History', content: <Text>History</Text> },
      ]}
    />
  );
};

export const use28Accordion = (
  <Accordion
    defaultValue={['general']}
    items={[
      { value: 'general', label: 'General', content: <Text>General</Text> },
      { value: 'sensors', label: 'Sensors', content: <Text>Sensors</Text> },
    ]}
  />
);

export const use29Card = (
  <Card
    title="Production"
    takeaway="Oil is up by a tenth"
    actions={<Button emphasis="quiet">Export</Button>}
    footer={<Text>As of today</Text>}
  >
    <Text>812 bbl/d</Text>
  </Card>
);

export const use30Badge = (
  <Badge tone="warning" emphasis="quiet">
    Late
  </Badge>
);

export const use31Banner = (
  <Banner
    tone="critical"
    title="No data from the north field"
    actions={<Button size="sm">Try again</Button>}
    onDismiss={() => undefined}
  >
    The last value came an hour ago.
  </Banner>
);

export const use32EmptyState = (
  <EmptyState title="No wells yet" description="Add one to begin." actions={<Button>Add well</Button>} />
);

export const use33ErrorState = (
  <ErrorState
    title="The wells could not be loaded"
    description="The server did not answer."
    onRetry={() => undefined}
  />
);

export const use34DataTable = (
  <DataTable
    label="Wells"
    columns={[
      { id: 'name', label: 'Well' },
      { id: 'field', label: 'Field', cell: (row) => <b>{row.field}</b> },
      { id: 'oil', label: 'Oil', kind: 'number', align: 'center' },
      { id: 'share', label: 'Share', value: (row) => row.oil / 1267 },
    ]}
    rows={rows}
    defaultSort={{ columnId: 'oil', direction: 'descending' }}
    selectable
    defaultSelectedIds={['a-1']}
    loading
  />
);

export const use35BarChart = (
  <BarChart
    title="Oil by well"
    unit="bbl/d"
    items={[
      { label: 'A-1', value: 812 },
      { label: 'A-2', value: 640 },
      { label: 'B-7', value: 455 },
    ]}
  />
);

export const use36TrendChart = (
  <TrendChart
    title="Pressure"
    times={[Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)]}
    series={[
      { label: 'A-1', unit: 'bar', values: [38, 41] },
      { label: 'B-7', unit: 'bar', values: [52, 50] },
    ]}
    limits={[{ label: 'Highest allowed', value: 60 }]}
  />
);

export const use37KpiTile = (
  <KpiTile
    label="Oil"
    value={812}
    unit="bbl/d"
    change={{ value: '+10 %', description: 'to the day before', direction: 'up', tone: 'good' }}
  />
);

export const use38Stack = (
  <Stack gap="3">
    <Stack direction="row" gap={2} wrap />
    <DescriptionList items={[{ label: 'Field', value: 'North' }]} />
    <ProgressBar label="Import" value={40} max={100} />
    <Spinner label="Loading" />
    <Divider />
    <CountBadge value={3} />
    <Kbd>Mod+K</Kbd>
    <Chip checked onCheckedChange={(checked) => checked} onRemove={() => undefined}>
      North
    </Chip>
  </Stack>
);

export function Use39TextField() {
  const [email, setEmail] = useState('');
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      placeholder="you@example.com"
      required
      value={email}
      onValueChange={setEmail}
      error={email.includes('@') ? undefined : 'Please enter a valid e-mail address'}
    />
  );
}

export function Use40Textarea() {
  const [note, setNote] = useState('');
  return (
    <Textarea
      label="Note"
      hint="Visible to your team only"
      value={note}
      onValueChange={setNote}
      minRows={3}
      maxRows={8}
      maxLength={500}
    />
  );
}

export function Use41PasswordField() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={password}
      onValueChange={setPassword}
      error="That password is not right"
    />
  );
}

export function Use42Select() {
  const [role, setRole] = useState('viewer');
  return (
    <Select
      label="Role"
      placeholder="Choose a role"
      items={[
        { value: 'admin', label: 'Administrator' },
        { value: 'editor', label: 'Editor' },
        { value: 'viewer', label: 'Viewer', disabled: true },
      ]}
      value={role}
      onValueChange={setRole}
      size="md"
    />
  );
}

export function Use43Combobox() {
  const [customer, setCustomer] = useState<string | null>(null);
  return (
    <Combobox
      label="Customer"
      placeholder="Search customers…"
      items={[
        { value: 'c1', label: 'Acme Ltd' },
        { value: 'c2', label: 'Globex' },
      ]}
      value={customer}
      onValueChange={setCustomer}
      clearable
    />
  );
}

export function Use44Checkbox() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox
      label="I agree to the terms"
      name="terms"
      checked={agreed}
      onCheckedChange={setAgreed}
      required
      error={agreed ? undefined : 'You need to agree first'}
    />
  );
}

export function Use45Switch() {
  const [on, setOn] = useState(true);
  return (
    <Switch
      label="Email notifications"
      hint="We write once a day at most"
      checked={on}
      onCheckedChange={setOn}
      size="sm"
    />
  );
}

export const use46Field = (
  <Field label="Brand color" hint="Used in e-mails" error="Not a color" required>
    <input id="brand" type="color" defaultValue="#336699" />
  </Field>
);

export const use47Menu = (
  <Menu
    trigger={<Button emphasis="quiet">Actions</Button>}
    align="end"
    items={[
      { label: 'Edit', icon: <svg />, onSelect: () => undefined },
      { label: 'Open in new tab', href: '/orders/4711' },
      { type: 'separator' },
      { label: 'Delete', tone: 'critical', shortcut: 'Del', onSelect: () => undefined },
    ]}
  />
);

export const use48Badge = (
  <Badge tone="critical" emphasis="strong" size="sm" icon={<svg />}>
    Overdue
  </Badge>
);

export const use49PageHeader = (
  <PageHeader
    title="Orders"
    description="All orders of the last 90 days"
    breadcrumb={
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Sales', href: '/sales' }, { label: 'Orders' }]}
      />
    }
    actions={
      <>
        <Button emphasis="normal">Export</Button>
        <Button emphasis="strong">New order</Button>
      </>
    }
  />
);

export const wrongField = (
  <DataTable
    label="Wells"
    rows={rows}
    columns={[
      // @ts-expect-error no row has such a field
      { id: 'gas', label: 'Gas' },
    ]}
  />
);

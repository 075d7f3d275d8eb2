/** Uses that compile, as written from memory or after one reading of the README: a rename that breaks one breaks users. */
import { useState } from 'react';
import {
  Accordion,
  AppFrame,
  Avatar,
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
  Grid,
  GridItem,
  HoverCard,
  IconButton,
  Kbd,
  KpiTile,
  Link,
  Menu,
  MultiSelect,
  NumberField,
  PageHeader,
  Pagination,
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

interface Well {
  id: string;
  name: string;
  oil: number;
  state: 'open' | 'closed';
}

const wells: Well[] = [
  { id: 'f-12', name: 'F-12', oil: 812.4, state: 'open' },
  { id: 'f-14', name: 'F-14', oil: 455.1, state: 'closed' },
];

const fieldItems = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South', disabled: true },
];

export const buttons = (
  <Stack direction="row" gap={2} align="center" justify="space-between" wrap>
    <Button type="submit" emphasis="strong" size="lg" icon={<svg />} loading fullWidth>
      Save changes
    </Button>
    <Button tone="critical" onClick={() => undefined}>
      Delete well
    </Button>
    <Button emphasis="quiet" size="sm" icon={<svg />}>
      Refresh
    </Button>
    <Button asChild>
      <a href="/wells">All wells</a>
    </Button>
    <IconButton label="Refresh" icon={<svg />} onClick={() => undefined} />
    <IconButton
      label="Delete the well"
      icon={<svg />}
      tone="critical"
      emphasis="quiet"
      size="sm"
      onClick={() => console.log('delete')}
    />
    <Button emphasis="strong" tone="critical">
      Close the well
    </Button>
    <Button emphasis="normal">Export</Button>
  </Stack>
);

export function TextFields() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <TextField label="Name" name="name" hint="As on the wellhead" error="Enter a name" required />
      <TextField
        label="Email"
        type="email"
        name="email"
        placeholder="name@company.com"
        icon={<svg />}
        value={email}
        onValueChange={setEmail}
        error={email.includes('@') ? undefined : 'This is not an email address'}
        required
      />
      <PasswordField label="Password" autoComplete="current-password" required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error="That password is not right"
      />
      <Field label="Brand color" hint="Used in mails" error="Not a color" required>
        <input id="brand" type="color" defaultValue="#336699" />
      </Field>
    </>
  );
}

export function Textareas() {
  const [note, setNote] = useState('');
  return (
    <>
      <Textarea label="Remarks" minRows={3} maxRows={8} />
      <Textarea
        label="Note"
        hint="Seen by all"
        rows={3}
        maxLength={500}
        value={note}
        onValueChange={setNote}
      />
      <Textarea
        label="Note"
        hint="Seen by all"
        minRows={3}
        maxRows={8}
        maxLength={500}
        value={note}
        onValueChange={setNote}
      />
    </>
  );
}

export function Numbers() {
  const [pressure, setPressure] = useState<number | null>(42);
  const [choke, setChoke] = useState(40);
  return (
    <>
      <NumberField
        label="Pressure"
        unit="bar"
        min={0}
        max={120}
        step={0.5}
        value={pressure}
        onValueChange={setPressure}
      />
      <Slider label="Choke" unit="%" min={0} max={100} step={5} value={choke} onValueChange={setChoke} />
      <Slider label="Depth" min={0} max={4000} step={10} defaultValue={[1000, 2500]} />
    </>
  );
}

export function Selects() {
  const [field, setField] = useState('north');
  return (
    <>
      <Select
        label="Field"
        items={[
          { value: 'north', label: 'North' },
          { value: 'south', label: 'South', disabled: true },
        ]}
        placeholder="Any field"
        onValueChange={(value) => value}
        onChange={(event) => event.currentTarget.value}
      />
      <Select
        label="Field"
        items={[
          { value: 'north', label: 'North' },
          { value: 'south', label: 'South', disabled: true },
        ]}
        placeholder="Choose a field"
        value={field}
        onValueChange={setField}
        size="md"
      />
      <Select
        label="Field"
        items={fieldItems}
        value={field}
        onValueChange={setField}
        size="sm"
        hint="Where the well is drilled"
      />
    </>
  );
}

export function MultiSelects() {
  const [chosen, setChosen] = useState<string[]>(['north']);
  return (
    <>
      <MultiSelect label="Fields" items={fieldItems} value={chosen} onValueChange={setChosen} />
      <MultiSelect
        label="Wells"
        placeholder="All wells"
        items={[
          { value: 'f-12', label: 'F-12' },
          { value: 'f-14', label: 'F-14' },
        ]}
        value={chosen}
        onValueChange={setChosen}
      />
    </>
  );
}

export function Comboboxes() {
  const [engineer, setEngineer] = useState<string | null>(null);
  return (
    <>
      <Combobox label="Field" items={fieldItems} defaultValue="north" />
      <Combobox
        label="Engineer"
        placeholder="Type a name"
        items={[
          { value: 'ada', label: 'Ada Lovelace', hint: 'Subsurface' },
          { value: 'grace', label: 'Grace Hopper', hint: 'Operations' },
        ]}
        value={engineer}
        onValueChange={setEngineer}
        clearable
        required
      />
    </>
  );
}

export function Choices() {
  const [accepted, setAccepted] = useState(false);
  const [alerts, setAlerts] = useState(true);
  return (
    <>
      <Checkbox label="Send me a report" checked onCheckedChange={(checked) => checked} />
      <Checkbox label="Open wells" defaultChecked />
      <Checkbox label="Closed wells" />
      <Checkbox
        label="I have read the safety notes"
        hint="They changed in March"
        name="notes"
        checked={accepted}
        onCheckedChange={setAccepted}
        required
        error={accepted ? undefined : 'You need to agree first'}
      />
      <Switch label="Live data" defaultChecked onChange={(event) => event.currentTarget.checked} />
      <Switch
        label="Alerts by email"
        hint="At most one an hour"
        checked={alerts}
        onCheckedChange={setAlerts}
        disabled={false}
        size="sm"
      />
      <RadioGroup
        label="Report"
        name="report"
        direction="row"
        defaultValue="daily"
        items={[
          { value: 'daily', label: 'Daily', hint: 'Every morning at six' },
          { value: 'weekly', label: 'Weekly' },
          { value: 'monthly', label: 'Monthly', disabled: true },
        ]}
        onValueChange={(value) => console.log(value)}
      />
      <RadioGroup
        label="Unit"
        items={[{ value: 'bbl', label: 'Barrels' }]}
        defaultValue="bbl"
        onValueChange={(value) => value}
      />
    </>
  );
}

export function SegmentedControls() {
  const [view, setView] = useState('chart');
  return (
    <>
      <SegmentedControl
        label="Period"
        items={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
        defaultValue="day"
        onValueChange={(value) => value}
      />
      <SegmentedControl
        label="View"
        size="sm"
        items={[
          { value: 'chart', label: 'Chart', icon: <svg /> },
          { value: 'table', label: 'Table', icon: <svg /> },
        ]}
        value={view}
        onValueChange={setView}
      />
    </>
  );
}

export function Dates() {
  const [day, setDay] = useState<string | null>('2026-03-14');
  const [range, setRange] = useState<{ from: string; to: string } | null>({
    from: '2026-03-01',
    to: '2026-03-14',
  });
  return (
    <>
      <DatePicker label="Day" min="2026-01-01" max="2026-12-31" defaultValue="2026-03-14" />
      <DatePicker
        label="Day"
        min="2025-01-01"
        max="2026-03-31"
        value={day}
        onValueChange={setDay}
        hint="Days without data cannot be chosen"
      />
      <DateRangePicker
        label="Period"
        presets={[
          { label: 'January', value: { from: '2026-01-01', to: '2026-01-31' } },
          { label: 'February', value: { from: '2026-02-01', to: '2026-02-28' } },
        ]}
        onValueChange={(value) => value}
      />
      <DateRangePicker
        label="Period"
        min="2025-01-01"
        max="2026-03-31"
        value={range}
        onValueChange={setRange}
      />
    </>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Dialog
        trigger={<Button>Rename</Button>}
        title="Rename well"
        description="Everyone sees the new name at once."
        actions={<Button emphasis="strong">Rename</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Close the well?"
        description="Production stops within a minute."
        size="sm"
        actions={
          <>
            <Button emphasis="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button emphasis="strong" tone="critical" onClick={() => setOpen(false)}>
              Close the well
            </Button>
          </>
        }
      >
        <Text>F-12 produces 812 Sm³/d at the moment.</Text>
      </Dialog>
      <Drawer open={open} onOpenChange={setOpen} side="end" title="F-12">
        <Text>Details</Text>
      </Drawer>
      <Drawer
        trigger={<Button>Details</Button>}
        title="F-12"
        description="North field"
        side="end"
        size="lg"
        actions={<Button emphasis="strong">Edit</Button>}
      >
        <Text>Drilled in 2014.</Text>
      </Drawer>
    </>
  );
}

export const popovers = (
  <>
    <Popover trigger={<Button>Filter</Button>} side="bottom" align="end">
      <Text>What is shown</Text>
    </Popover>
    <Popover trigger={<Button icon={<svg />}>Filter</Button>} label="Filter" side="bottom" align="start">
      <Stack gap={3}>
        <Checkbox label="Open wells" defaultChecked />
        <Checkbox label="Closed wells" />
      </Stack>
    </Popover>
    <HoverCard trigger={<Link href="/wells/f-12">F-12</Link>}>
      <Text>North field, since 1998</Text>
    </HoverCard>
    <HoverCard trigger={<Link href="/people/ada">Ada Lovelace</Link>} side="top" align="center">
      <Stack direction="row" gap={3} align="center">
        <Avatar name="Ada Lovelace" />
        <Text size="small">Subsurface, Bergen</Text>
      </Stack>
    </HoverCard>
    <Tooltip label="Reads every sensor again">
      <Button>Refresh</Button>
    </Tooltip>
    <Tooltip label="Downloads the last 30 days" side="bottom">
      <Button icon={<svg />}>Export</Button>
    </Tooltip>
  </>
);

export const menus = (
  <>
    <Menu
      trigger={<Button emphasis="quiet">Actions</Button>}
      items={[{ label: 'Delete', tone: 'critical', onSelect: () => undefined }]}
    />
    <Menu
      trigger={<IconButton label="More" icon={<svg />} emphasis="quiet" />}
      align="end"
      items={[
        { label: 'Edit', icon: <svg />, onSelect: () => console.log('edit') },
        { label: 'History', href: '/wells/f-12/history' },
        { label: 'Duplicate', disabled: true, onSelect: () => undefined },
        { type: 'separator' },
        { label: 'Delete', icon: <svg />, tone: 'critical', shortcut: 'Del', onSelect: () => undefined },
      ]}
    />
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
    <ContextMenu
      label="F-12"
      items={[
        { label: 'Rename', onSelect: () => console.log('rename') },
        { type: 'separator' },
        { label: 'Delete', tone: 'critical', onSelect: () => console.log('delete') },
      ]}
    >
      <Card title="F-12">Right-click me</Card>
    </ContextMenu>
  </>
);

export function TabsAndAccordion() {
  const [tab, setTab] = useState('overview');
  return (
    <>
      <Tabs
        label="Well"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'overview', label: 'Overview', icon: <svg />, content: <Text>Overview</Text> },
          { value: 'tests', label: 'Tests', content: <Text>Tests</Text> },
          { value: 'files', label: 'Files', disabled: true, content: <Text>Files</Text> },
        ]}
      />
      <Accordion
        defaultValue={['what']}
        items={[
          { value: 'what', label: 'What is a production day?', content: 'From six to six.' },
          { value: 'when', label: 'When is it closed?', content: <Text>At noon of the next day.</Text> },
        ]}
        onValueChange={(value) => console.log(value.length)}
      />
      <Accordion items={[{ value: 'general', label: 'General', content: <Text>General</Text> }]} />
    </>
  );
}

export function Messages() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Banner
        tone="critical"
        title="No data from the north field"
        actions={<Button size="sm">Try again</Button>}
        onDismiss={() => undefined}
      >
        The last value came an hour ago.
      </Banner>
      {shown && (
        <Banner
          tone="warning"
          title="Maintenance on Sunday"
          actions={<Button size="sm">Learn more</Button>}
          onDismiss={() => setShown(false)}
        >
          The portal cannot be reached from 8 to 10.
        </Banner>
      )}
      <EmptyState title="No wells yet" description="Add one." actions={<Button>Add well</Button>} />
      <EmptyState
        icon={<svg />}
        title="No wells yet"
        description="Wells that you add are listed here."
        actions={<Button emphasis="strong">Add well</Button>}
      />
      <ErrorState
        title="The wells could not be loaded"
        description="The server did not answer."
        onRetry={() => undefined}
      />
    </>
  );
}

export const cards = (
  <Grid columns={3} gap={4}>
    <GridItem span={2}>
      <Card
        title="Production"
        takeaway="Oil is up by a tenth"
        actions={<Button emphasis="quiet">Export</Button>}
        footer={<Text>As of today</Text>}
      >
        <Text>812 bbl/d</Text>
      </Card>
    </GridItem>
    <Card
      title="Losses"
      takeaway="Two wells are below their target"
      actions={
        <Button size="sm" emphasis="quiet">
          Refresh
        </Button>
      }
    >
      <Text as="p" size="small" emphasis="quiet">
        Updated five minutes ago
      </Text>
    </Card>
    <Card title="Wells">…</Card>
    <Text as="h2" size="heading" tone="critical" truncate>
      Three wells are shut in
    </Text>
  </Grid>
);

export const details = (
  <Stack gap="3">
    <Stack direction="row" gap={2} wrap />
    <Badge tone="warning" emphasis="quiet">
      Late
    </Badge>
    <Badge tone="critical" emphasis="strong" size="sm" icon={<svg />}>
      Overdue
    </Badge>
    <DescriptionList items={[{ label: 'Field', value: 'North' }]} />
    <DescriptionList
      columns={2}
      items={[
        { label: 'Operator', value: 'Equinor' },
        { label: 'Status', value: <Badge tone="good">Open</Badge> },
      ]}
    />
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

export function Tables() {
  const [selected, setSelected] = useState<Well | null>(null);
  const [page, setPage] = useState(1);
  return (
    <>
      <DataTable
        label="Wells"
        columns={[
          { id: 'name', label: 'Well' },
          { id: 'state', label: 'State', cell: (row) => <b>{row.state}</b> },
          { id: 'oil', label: 'Oil', kind: 'number', align: 'center' },
          { id: 'share', label: 'Share', value: (row) => row.oil / 1267 },
        ]}
        rows={wells}
        defaultSort={{ columnId: 'oil', direction: 'descending' }}
        selectable
        defaultSelectedIds={['f-12']}
        loading
      />
      <DataTable
        label="Wells"
        rows={wells}
        rowId={(well) => well.id}
        columns={[
          { id: 'name', label: 'Well', sortable: true },
          { id: 'oil', label: 'Oil', unit: 'Sm³/d', kind: 'number', digits: 1, align: 'end' },
          {
            id: 'state',
            label: 'State',
            cell: (well) => <Badge tone={well.state === 'open' ? 'good' : 'neutral'}>{well.state}</Badge>,
          },
        ]}
        defaultSort={{ columnId: 'name', direction: 'ascending' }}
        loading={false}
        onSelect={setSelected}
      />
      {selected && <Text emphasis="quiet">{selected.name}</Text>}
      <Pagination label="Wells" total={240} pageSize={20} value={page} onValueChange={setPage} />
    </>
  );
}

export const wrongField = (
  <DataTable
    label="Wells"
    rows={wells}
    columns={[
      // @ts-expect-error no row has such a field
      { id: 'gas', label: 'Gas' },
    ]}
  />
);

export const charts = (
  <>
    <TrendChart
      title="Oil rate"
      height={280}
      times={[Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2)]}
      series={[
        { label: 'F-12', unit: 'Sm³/d', values: [810, 805] },
        { label: 'F-14', unit: 'Sm³/d', values: [460, null] },
      ]}
      limits={[{ label: 'Target', value: 800 }]}
      events={[{ id: 'workover', label: 'Workover', at: Date.UTC(2026, 2, 2) }]}
    />
    <TrendChart
      title="Pressure"
      times={[Date.UTC(2026, 0, 1)]}
      series={[{ label: 'A-1', unit: 'bar', values: [38] }]}
    />
    <BarChart title="Oil by well" unit="bbl/d" items={[{ label: 'A-1', value: 812 }]} />
    <BarChart
      title="Losses by cause"
      unit="Sm³"
      height={240}
      items={[
        { label: 'Maintenance', value: 1240 },
        { label: 'Power', value: 180 },
      ]}
      highlightedId="Power"
      onSelect={(item) => console.log(item.label)}
    />
    <KpiTile
      label="Oil"
      value={812}
      unit="bbl/d"
      change={{ value: '+10 %', description: 'to the day before', direction: 'up', tone: 'good' }}
    />
    <KpiTile
      label="Oil today"
      value={12480}
      unit="Sm³/d"
      change={{ value: 0.084, description: 'to last month', tone: 'good' }}
      trend={[11800, 12010, 12200, 12480]}
      href="/production"
    />
  </>
);

export const frame = (
  <AppFrame
    homeHref="/"
    items={[
      { id: 'home', label: 'Home', href: '/', icon: <svg />, current: true },
      { id: 'wells', label: 'Wells', href: '/wells', icon: <svg /> },
    ]}
    actions={
      <>
        <Chip icon={<svg />} checked onCheckedChange={(checked) => console.log(checked)}>
          Live
        </Chip>
        <ProgressBar label="Upload" value={40} max={100} tone="info" size="sm" />
      </>
    }
  >
    <PageHeader
      title="Orders"
      description="All orders of the last 90 days"
      breadcrumb={<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Orders' }]} />}
      actions={
        <>
          <Button emphasis="normal">Export</Button>
          <Button emphasis="strong">New order</Button>
        </>
      }
    />
    <PageHeader title="F-12" actions={<Button emphasis="strong">Edit</Button>} />
    <Text>Welcome back</Text>
  </AppFrame>
);

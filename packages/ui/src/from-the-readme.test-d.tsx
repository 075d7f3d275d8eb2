/** Uses that compile, by someone who had read the README once: a rename that breaks one of these breaks its users. */
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
  DataTable,
  DatePicker,
  DateRangePicker,
  DescriptionList,
  Dialog,
  Drawer,
  EmptyState,
  Grid,
  GridItem,
  HoverCard,
  IconButton,
  KpiTile,
  Link,
  Menu,
  MultiSelect,
  NumberField,
  PageHeader,
  Pagination,
  Popover,
  ProgressBar,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  Tabs,
  Text,
  Textarea,
  TextField,
  Tooltip,
  TrendChart,
} from './index.ts';
import { useState } from 'react';

const fieldItems = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'west', label: 'West', disabled: true },
];

export const use01Button = (
  <Button type="submit" emphasis="strong" size="lg" icon={<svg />} loading fullWidth>
    Save changes
  </Button>
);

export const use02IconButton = (
  <IconButton
    label="Delete the well"
    icon={<svg />}
    tone="critical"
    emphasis="quiet"
    size="sm"
    onClick={() => console.log('delete')}
  />
);

export function Use03TextField() {
  const [email, setEmail] = useState('');
  return (
    <TextField
      label="Email"
      type="email"
      placeholder="name@company.com"
      icon={<svg />}
      value={email}
      onValueChange={setEmail}
      error={email !== '' && !email.includes('@') ? 'This is not an email address' : undefined}
      required
    />
  );
}

export function Use04Textarea() {
  const [note, setNote] = useState('');
  return (
    <Textarea
      label="Note"
      hint="Seen by everyone in the shift"
      rows={3}
      maxLength={500}
      value={note}
      onValueChange={setNote}
    />
  );
}

export function Use05NumberField() {
  const [pressure, setPressure] = useState<number | null>(42);
  return (
    <NumberField
      label="Pressure"
      unit="bar"
      min={0}
      max={120}
      step={0.5}
      value={pressure}
      onValueChange={setPressure}
    />
  );
}

export function Use06Select() {
  const [field, setField] = useState('north');
  return (
    <Select
      label="Field"
      items={fieldItems}
      value={field}
      onValueChange={setField}
      size="sm"
      hint="Where the well is drilled"
    />
  );
}

export function Use07MultiSelect() {
  const [wells, setWells] = useState<string[]>(['f-12']);
  return (
    <MultiSelect
      label="Wells"
      placeholder="All wells"
      items={[
        { value: 'f-12', label: 'F-12' },
        { value: 'f-14', label: 'F-14' },
        { value: 'f-15', label: 'F-15' },
      ]}
      value={wells}
      onValueChange={setWells}
    />
  );
}

export function Use08Combobox() {
  const [engineer, setEngineer] = useState<string | null>(null);
  return (
    <Combobox
      label="Engineer"
      placeholder="Type a name"
      items={[
        { value: 'ada', label: 'Ada Lovelace', hint: 'Subsurface' },
        { value: 'grace', label: 'Grace Hopper', hint: 'Operations' },
      ]}
      value={engineer}
      onValueChange={setEngineer}
      required
    />
  );
}

export function Use09Checkbox() {
  const [accepted, setAccepted] = useState(false);
  return (
    <Checkbox
      label="I have read the safety notes"
      hint="They changed in March"
      checked={accepted}
      onCheckedChange={setAccepted}
      required
    />
  );
}

export function Use10Switch() {
  const [alerts, setAlerts] = useState(true);
  return (
    <Switch
      label="Alerts by email"
      hint="At most one an hour"
      checked={alerts}
      onCheckedChange={setAlerts}
      disabled={false}
    />
  );
}

export const use11RadioGroup = (
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
);

export function Use12SegmentedControl() {
  const [view, setView] = useState('chart');
  return (
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
  );
}

export function Use13Slider() {
  const [choke, setChoke] = useState(40);
  return <Slider label="Choke" unit="%" min={0} max={100} step={5} value={choke} onValueChange={setChoke} />;
}

export function Use14DatePicker() {
  const [day, setDay] = useState<string | null>('2026-03-14');
  return (
    <DatePicker
      label="Production day"
      min="2025-01-01"
      max="2026-03-31"
      value={day}
      onValueChange={setDay}
      hint="Days without data cannot be chosen"
    />
  );
}

export function Use15DateRangePicker() {
  const [range, setRange] = useState<{ from: string; to: string } | null>({
    from: '2026-03-01',
    to: '2026-03-14',
  });
  return (
    <DateRangePicker
      label="Period"
      min="2025-01-01"
      max="2026-03-31"
      value={range}
      onValueChange={setRange}
    />
  );
}

export function Use16Dialog() {
  const [open, setOpen] = useState(false);
  return (
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
  );
}

export const use17Drawer = (
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
);

export const use18Popover = (
  <Popover trigger={<Button icon={<svg />}>Filter</Button>} label="Filter" side="bottom" align="start">
    <Stack gap={3}>
      <Checkbox label="Open wells" defaultChecked />
      <Checkbox label="Closed wells" />
    </Stack>
  </Popover>
);

export const use19HoverCard = (
  <HoverCard trigger={<Link href="/people/ada">Ada Lovelace</Link>} side="top" align="center">
    <Stack direction="row" gap={3} align="center">
      <Avatar name="Ada Lovelace" />
      <Text size="small">Subsurface, Bergen</Text>
    </Stack>
  </HoverCard>
);

export const use20Tooltip = (
  <Tooltip label="Downloads the last 30 days" side="bottom">
    <Button icon={<svg />}>Export</Button>
  </Tooltip>
);

export const use21Menu = (
  <Menu
    trigger={<IconButton label="More" icon={<svg />} emphasis="quiet" />}
    align="end"
    items={[
      { label: 'Edit', icon: <svg />, onSelect: () => console.log('edit') },
      { label: 'History', href: '/wells/f-12/history' },
      { label: 'Duplicate', disabled: true, onSelect: () => console.log('duplicate') },
      { type: 'separator' },
      { label: 'Delete', icon: <svg />, tone: 'critical', onSelect: () => console.log('delete') },
    ]}
  />
);

export const use22ContextMenu = (
  <ContextMenu
    label="F-12"
    items={[
      { label: 'Open', href: '/wells/f-12' },
      { label: 'Rename', onSelect: () => console.log('rename') },
      { type: 'separator' },
      { label: 'Delete', tone: 'critical', onSelect: () => console.log('delete') },
    ]}
  >
    <Card title="F-12">Right-click me</Card>
  </ContextMenu>
);

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

export function Use23DataTable() {
  const [selected, setSelected] = useState<Well | null>(null);
  return (
    <>
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
    </>
  );
}

export const use24TrendChart = (
  <TrendChart
    title="Oil rate"
    height={280}
    times={[Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2), Date.UTC(2026, 2, 3)]}
    series={[
      { label: 'F-12', unit: 'Sm³/d', values: [810, 805, 812] },
      { label: 'F-14', unit: 'Sm³/d', values: [460, null, 455] },
    ]}
    limits={[{ label: 'Target', value: 800 }]}
    events={[{ id: 'workover', label: 'Workover', at: Date.UTC(2026, 2, 2) }]}
  />
);

export const use25BarChart = (
  <BarChart
    title="Losses by cause"
    unit="Sm³"
    height={240}
    items={[
      { label: 'Maintenance', value: 1240 },
      { label: 'Slugging', value: 610 },
      { label: 'Power', value: 180 },
    ]}
    highlightedId="Power"
    onSelect={(item) => console.log(item.label)}
  />
);

export const use26KpiTile = (
  <KpiTile
    label="Oil today"
    value={12480}
    unit="Sm³/d"
    change={{ value: 0.084, description: 'to last month', tone: 'good' }}
    trend={[11800, 12010, 12200, 12480]}
    href="/production"
  />
);

export function Use27Tabs() {
  const [tab, setTab] = useState('overview');
  return (
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
  );
}

export const use28Accordion = (
  <Accordion
    defaultValue={['what']}
    items={[
      { value: 'what', label: 'What is a production day?', content: 'From six to six.' },
      { value: 'when', label: 'When is it closed?', content: <Text>At noon of the next day.</Text> },
    ]}
    onValueChange={(value) => console.log(value.length)}
  />
);

export const use29Stack = (
  <Stack direction="row" gap={2} align="center" justify="space-between" wrap>
    <Text size="heading">Wells</Text>
    <Button emphasis="strong">Add well</Button>
  </Stack>
);

export const use30Grid = (
  <Grid columns={3} gap={4}>
    <GridItem span={2}>
      <Card title="Production">…</Card>
    </GridItem>
    <Card title="Losses">…</Card>
  </Grid>
);

export const use31Card = (
  <Card
    title="Production"
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
);

export const use32Text = (
  <Text as="h2" size="heading" tone="critical" truncate>
    Three wells are shut in
  </Text>
);

export function Use33Banner() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Banner
      tone="warning"
      title="Maintenance on Sunday"
      actions={<Button size="sm">Learn more</Button>}
      onDismiss={() => setShown(false)}
    >
      The portal cannot be reached from 8 to 10.
    </Banner>
  );
}

export const use34EmptyState = (
  <EmptyState
    icon={<svg />}
    title="No wells yet"
    description="Wells that you add are listed here."
    actions={<Button emphasis="strong">Add well</Button>}
  />
);

export function Use35Pagination() {
  const [page, setPage] = useState(1);
  return <Pagination label="Wells" total={240} pageSize={20} value={page} onValueChange={setPage} />;
}

export const use36PageHeader = (
  <PageHeader
    title="F-12"
    description="North field, drilled in 2014"
    breadcrumb={
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Wells', href: '/wells' }, { label: 'F-12' }]}
      />
    }
    actions={<Button emphasis="strong">Edit</Button>}
  />
);

export const use37DescriptionList = (
  <DescriptionList
    columns={2}
    items={[
      { label: 'Operator', value: 'Equinor' },
      { label: 'Status', value: <Badge tone="good">Open</Badge> },
      { label: 'Depth', value: '3,120 m' },
    ]}
  />
);

export const use38AppFrame = (
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
    <Text>Welcome back</Text>
  </AppFrame>
);

import { createRef, type JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Mark } from './foundations/Mark/Mark.tsx';
import { Stack } from './foundations/Stack/Stack.tsx';
import { Text } from './foundations/Text/Text.tsx';
import { VisuallyHidden } from './foundations/VisuallyHidden/VisuallyHidden.tsx';
import { AppFrame } from './frame/AppFrame/AppFrame.tsx';
import { Breadcrumb } from './frame/Breadcrumb/Breadcrumb.tsx';
import { ChatPanel } from './frame/ChatPanel/ChatPanel.tsx';
import { CommandPalette } from './frame/CommandPalette/CommandPalette.tsx';
import { FilterBar } from './frame/FilterBar/FilterBar.tsx';
import { NotificationList } from './frame/NotificationList/NotificationList.tsx';
import { NotificationPanel } from './frame/NotificationPanel/NotificationPanel.tsx';
import { PageHeader } from './frame/PageHeader/PageHeader.tsx';
import { ProfileMenu } from './frame/ProfileMenu/ProfileMenu.tsx';
import { LanguageSwitch } from './frame/ThemeSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from './frame/ThemeSwitch/ThemeSwitch.tsx';
import { CountdownDialog } from './overlays/CountdownDialog/CountdownDialog.tsx';
import { Dialog } from './overlays/Dialog/Dialog.tsx';
import { Drawer } from './overlays/Drawer/Drawer.tsx';
import { LoadingOverlay } from './overlays/LoadingOverlay/LoadingOverlay.tsx';
import { Accordion } from './showing/Accordion/Accordion.tsx';
import { Avatar } from './showing/Avatar/Avatar.tsx';
import { Badge } from './showing/Badge/Badge.tsx';
import { Card } from './showing/Card/Card.tsx';
import { Pagination } from './showing/Pagination/Pagination.tsx';
import { ProgressBar } from './showing/ProgressBar/ProgressBar.tsx';
import { Skeleton } from './showing/Skeleton/Skeleton.tsx';
import { Spinner } from './showing/Spinner/Spinner.tsx';
import { Tabs } from './showing/Tabs/Tabs.tsx';

const nothing = () => undefined;
const given = {
  id: 'mine',
  className: 'of-the-page',
  style: { order: 7 },
  'data-mark': 'seen',
  'aria-description': 'more',
} as const;

const shown: Record<string, JSX.Element> = {
  Mark: <Mark {...given} ref={createRef<SVGSVGElement>()} />,
  Stack: <Stack {...given} ref={createRef<HTMLDivElement>()} />,
  Text: <Text {...given} ref={createRef<HTMLParagraphElement>()} />,
  VisuallyHidden: <VisuallyHidden {...given} ref={createRef<HTMLSpanElement>()} />,
  AppFrame: (
    <AppFrame {...given} ref={createRef<HTMLDivElement>()} homeHref="/" items={[]}>
      Wells
    </AppFrame>
  ),
  Breadcrumb: <Breadcrumb {...given} ref={createRef<HTMLElement>()} items={[]} />,
  ChatPanel: <ChatPanel {...given} ref={createRef<HTMLElement>()} items={[]} onSend={nothing} />,
  CommandPalette: (
    <CommandPalette {...given} ref={createRef<HTMLDialogElement>()} items={[]} onSelect={nothing} />
  ),
  FilterBar: (
    <FilterBar {...given} ref={createRef<HTMLDivElement>()} items={[]} onRemove={nothing} onClear={nothing} />
  ),
  NotificationList: <NotificationList {...given} ref={createRef<HTMLUListElement>()} items={[]} />,
  NotificationPanel: (
    <NotificationPanel
      {...given}
      ref={createRef<HTMLElement>()}
      items={[]}
      viewAllHref="/all"
      onMarkAll={nothing}
    />
  ),
  PageHeader: <PageHeader {...given} ref={createRef<HTMLDivElement>()} title="Wells" />,
  ProfileMenu: <ProfileMenu {...given} ref={createRef<HTMLButtonElement>()} name="Ada" items={[]} />,
  LanguageSwitch: <LanguageSwitch {...given} ref={createRef<HTMLDivElement>()} items={[]} />,
  ThemeSwitch: <ThemeSwitch {...given} ref={createRef<HTMLFieldSetElement>()} />,
  CountdownDialog: (
    <CountdownDialog
      {...given}
      ref={createRef<HTMLDialogElement>()}
      title="Still there?"
      description="It ends soon."
      endsAtMs={0}
      leaveHref="/out"
    />
  ),
  Dialog: <Dialog {...given} ref={createRef<HTMLDialogElement>()} title="Rename" />,
  Drawer: <Drawer {...given} ref={createRef<HTMLDialogElement>()} title="F-12" />,
  LoadingOverlay: <LoadingOverlay {...given} ref={createRef<HTMLDivElement>()} open={false} />,
  Accordion: <Accordion {...given} ref={createRef<HTMLDivElement>()} items={[]} />,
  Avatar: <Avatar {...given} ref={createRef<HTMLSpanElement>()} name="Ada" />,
  Badge: <Badge {...given} ref={createRef<HTMLSpanElement>()} />,
  Card: (
    <Card {...given} ref={createRef<HTMLElement>()}>
      Oil
    </Card>
  ),
  Pagination: <Pagination {...given} ref={createRef<HTMLElement>()} pageSize={20} total={7} />,
  ProgressBar: <ProgressBar {...given} ref={createRef<HTMLDivElement>()} label="Reading" value={1} />,
  Skeleton: <Skeleton {...given} ref={createRef<HTMLDivElement>()} />,
  Spinner: <Spinner {...given} ref={createRef<SVGSVGElement>()} />,
  Tabs: <Tabs {...given} ref={createRef<HTMLDivElement>()} label="Views" items={[]} />,
};

describe('a component hands on what is given for its outermost element', () => {
  it.each(Object.entries(shown))('%s', (_name, element) => {
    const [outermost = ''] = renderToStaticMarkup(element).match(/^<[^>]*>/) ?? [];
    expect(outermost).toContain('id="mine"');
    expect(outermost).toMatch(/class="[^"]*\bof-the-page\b/);
    expect(outermost).toMatch(/style="[^"]*order:7/);
    expect(outermost).toContain('data-mark="seen"');
    expect(outermost).toContain('aria-description="more"');
  });
});

describe('asChild', () => {
  it.each([
    [
      'Text',
      <Text key="" asChild emphasis="quiet">
        <a href="/wells">Wells</a>
      </Text>,
    ],
    [
      'Stack',
      <Stack key="" asChild className="of-the-page">
        <a href="/wells">Wells</a>
      </Stack>,
    ],
    [
      'VisuallyHidden',
      <VisuallyHidden key="" asChild>
        <a href="/wells">Wells</a>
      </VisuallyHidden>,
    ],
  ])('%s is drawn as the link given', (_name, element) => {
    expect(renderToStaticMarkup(element)).toMatch(
      /^<a (?=[^>]*href="\/wells")(?=[^>]*class="cnx-)[^>]*>Wells<\/a>$/,
    );
  });
});

import { DropdownMenu as Parts } from 'radix-ui';
import type { ReactElement } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { MenuEntryRow } from './MenuEntryRow.tsx';
import type { MenuEntry } from './menu-entry.ts';

const Content = styled(Parts.Content, overlayRules, {
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '$1',
  overflowY: 'auto',
});

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What there is to do or choose, in order. */
  entries: readonly MenuEntry[];
  /** How it lines up with the trigger. @default end */
  align?: 'start' | 'center' | 'end';
}

/** Actions, links and choices behind a button: arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  const container = useOverlayContainer();
  return (
    // Not modal: the modal kind locks scrolling with a <style> element.
    <Parts.Root modal={false}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal container={container}>
        <Content align={align} sideOffset={6} collisionPadding={8}>
          {entries.map((entry) => (
            <MenuEntryRow key={entry.id} entry={entry} />
          ))}
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

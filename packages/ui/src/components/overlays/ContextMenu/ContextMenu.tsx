import { DropdownMenu as Parts, Slot } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { css, styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import type { MenuItem } from '../Menu/menu-item.ts';
import { MenuRow } from '../Menu/MenuRow.tsx';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { belowStartOf, useContextPress, type MenuPlace } from './use-context-press.ts';

const Content = styled(Parts.Content, overlayRules, {
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '$1',
  overflowY: 'auto',
});
/** Whose menu is open. */
const marked = css({ '&&': { outline: '2px solid $colors$accentMark', outlineOffset: -2 } });
const Point = styled('span', { position: 'fixed', size: 0, pointerEvents: 'none' });

/** Props of {@link ContextMenu}; the rest goes to the panel. */
export interface ContextMenuProps extends RootProps {
  /** Names the menu: whose it is, where the page has several. @default none */
  label?: string | undefined;
  /** What there is to do or choose, in order; nothing opens while there is none. */
  items: readonly MenuItem[];
  /** Whether it is open at first, below the start of its element. @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element whose menu it is; something in it can have the focus, so that keys get there. */
  children: ReactElement;
}

/**
 * The menu of a thing, at the pointer: by the second mouse button, the menu key, Shift+F10 or a finger that rests.
 * What it offers must be possible elsewhere, too. With Shift, the browser's own menu opens.
 */
export function ContextMenu(props: ContextMenuProps) {
  const { label, items, defaultOpen = false, onOpenChange, children, ...rest } = props;
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const [open, setOpen] = useControlled<boolean>(undefined, defaultOpen, onOpenChange);
  const element = useRef<HTMLElement>(null);
  const container = useOverlayContainer();
  const before = useRef<HTMLElement | null>(null);
  const ask = (next: MenuPlace) => {
    setPlace(next);
    if (open) return;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(true);
  };
  useLayoutEffect(() => {
    if (defaultOpen && element.current) setPlace(belowStartOf(element.current));
  }, [defaultOpen]);
  const press = useContextPress(items.length > 0 ? ask : undefined);
  const shown = open && place !== null && items.length > 0;
  return (
    <>
      <Slot.Root {...press} ref={element} className={shown ? marked().className : undefined}>
        {children}
      </Slot.Root>
      {/* Not modal, nor Radix's own context menu: they lock scrolling with a <style> element. */}
      <Parts.Root modal={false} open={shown} onOpenChange={setOpen}>
        {place &&
          createPortal(
            <Parts.Trigger asChild>
              <Point
                aria-hidden="true"
                // A fresh point: the panel measures where it is once.
                key={`${place.x} ${place.y}`}
                style={{ left: place.x, top: place.y }}
              />
            </Parts.Trigger>,
            container ?? document.body,
          )}
        <Parts.Portal container={container}>
          <Content
            {...rest}
            aria-label={label}
            aria-labelledby={undefined}
            align="start"
            sideOffset={2}
            collisionPadding={8}
            // The same press that asks for another menu closes this one first.
            onContextMenu={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const holder = document.activeElement;
              // A press beside the menu has taken the focus elsewhere.
              if (!holder || holder === document.body) before.current?.focus({ preventScroll: true });
            }}
          >
            {items.map((item, index) => (
              <MenuRow key={item.id ?? index} item={item} />
            ))}
          </Content>
        </Parts.Portal>
      </Parts.Root>
    </>
  );
}

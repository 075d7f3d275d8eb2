import { styled } from '../../../themes/stitches.ts';
import { Avatar } from '../../showing/Avatar/Avatar.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import type { MenuEntry } from '../../overlays/Menu/menu-entry.ts';

const Person = styled('button', {
  flex: 'none',
  padding: 4,
  bare: true,
  borderRadius: '$round',
  '&:focus-visible': { outline: '2px solid $colors$headerMark', outlineOffset: -2 },
});

/** Props of {@link ProfileMenu}. */
export interface ProfileMenuProps {
  /** The user's name, or their e-mail address. */
  name: string;
  /** Their e-mail address, below the name. */
  email?: string | undefined;
  /** Address of their photo. */
  photo?: string | undefined;
  /** Names the button: `Profile of Ada Lovelace`. */
  label: string;
  /** Settings, My Profile, User Analytics Dashboard, Sign out. */
  entries: readonly MenuEntry[];
}

/** Who is signed in, at the right of the header, and what they can do about it. */
export function ProfileMenu({ name, email, photo, label, entries }: ProfileMenuProps) {
  const who: MenuEntry[] = [
    { kind: 'heading', id: 'who', label: name, ...(email && email !== name && { detail: email }) },
    { kind: 'separator', id: 'who-line' },
  ];
  return (
    <Menu
      entries={[...who, ...entries]}
      trigger={
        <Person type="button" aria-label={label}>
          <Avatar name={name} src={photo} decorative />
        </Person>
      }
    />
  );
}

import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { Avatar } from '../../showing/Avatar/Avatar.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import type { MenuItem } from '../../overlays/Menu/menu-item.ts';
import { profileMenuWords, type ProfileMenuLabels } from './profile-menu.words.ts';

const Person = styled('button', {
  flex: 'none',
  padding: 4,
  bare: true,
  borderRadius: '$round',
  '&:focus-visible': { outline: '2px solid $colors$headerMark', outlineOffset: -2 },
});

/** Props of {@link ProfileMenu}; the rest goes to the button. */
export interface ProfileMenuProps extends RootProps<HTMLButtonElement> {
  /** The user's name, or their e-mail address. */
  name: string;
  /** Their e-mail address, below the name. */
  email?: string | undefined;
  /** Address of their photo. */
  src?: string | undefined;
  /** Words instead of the component's own. */
  labels?: Partial<ProfileMenuLabels>;
  /** Settings, My Profile, User Analytics Dashboard, Sign out. */
  items: readonly MenuItem[];
  /** Whether the menu is open, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether the menu is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Who is signed in, at the right of the header, and what they can do about it. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { name, email, src, labels, items, open, defaultOpen = false, onOpenChange, ...rest } = props;
  const words = useWords(profileMenuWords, labels);
  const who: MenuItem[] = [
    { type: 'heading', id: 'who', label: name, ...(email && email !== name && { description: email }) },
    { type: 'separator', id: 'who-line' },
  ];
  return (
    <Menu
      items={[...who, ...items]}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Person type="button" aria-label={words.button(name)} {...rest}>
          <Avatar name={name} src={src} decorative />
        </Person>
      }
    />
  );
}

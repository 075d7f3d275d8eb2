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
}

/** Who is signed in, at the right of the header, and what they can do about it. */
export function ProfileMenu({ name, email, src, labels, items, ...rest }: ProfileMenuProps) {
  const words = useWords(profileMenuWords, labels);
  const who: MenuItem[] = [
    { type: 'heading', id: 'who', label: name, ...(email && email !== name && { description: email }) },
    { type: 'separator', id: 'who-line' },
  ];
  return (
    <Menu
      items={[...who, ...items]}
      trigger={
        <Person type="button" aria-label={words.button(name)} {...rest}>
          <Avatar name={name} src={src} decorative />
        </Person>
      }
    />
  );
}

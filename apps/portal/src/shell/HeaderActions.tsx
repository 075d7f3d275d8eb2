import { IconButton, ProfileMenu, styled, type MenuItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import {
  ChartColumn,
  CircleHelp,
  LogOut,
  RotateCw,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Breakage } from '../insight/FaultBoundary.tsx';
import { settingsTab } from '../addresses.ts';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { paths } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import type { UserData } from '../session/storage.ts';
import { DemonstrationMark } from './DemonstrationMark.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import type { IsInMenu } from './navigation-items.tsx';

const picture = { size: 18, 'aria-hidden': true } as const;
const small = { size: 16, 'aria-hidden': true } as const;

/** Search has a field of its own where there is room for it. */
const OnPhones = styled('span', { display: 'contents', '@small': { display: 'none' } });
/** The narrowest screens have no room for help: `?` opens it, support is in the navigation, keys are switched off by the display menu. */
const Help = styled('span', { display: 'contents', '@media (max-width: 359px)': { display: 'none' } });

/** Props of {@link HeaderActions}. */
export interface HeaderActionsProps {
  readonly isInMenu: IsInMenu;
  readonly onHelp: () => void;
  readonly onWallView: () => void;
}

/** The right of the header: search on phones, notifications, help, display, profile. */
export function HeaderActions({ isInMenu, onHelp, onWallView }: HeaderActionsProps) {
  const { t } = useTranslation('portal');
  const { key: place } = useLocation();
  return (
    <>
      <DemonstrationMark place="header" />
      <OnPhones>
        <PictureLink label={t('shell.search')} icon={<Search {...picture} />} href={paths.searchResults} />
      </OnPhones>
      <NotificationBell place={place} />
      <Help>
        <IconButton
          data-tour="help"
          label={t('shell.help')}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          icon={<CircleHelp {...picture} />}
          onClick={onHelp}
        />
      </Help>
      <DisplayMenu onWallView={onWallView} />
      <Profile isInMenu={isInMenu} />
    </>
  );
}

/** Stands in place of the actions when one of them broke: signing out is still there. */
export function HeaderFailure({ reportId, retrying, retry }: Breakage) {
  const { t } = useTranslation('portal');
  const id = reportId && t('trouble.errorId', { id: reportId });
  const label = [t('shell.retry'), t('failures.unknown'), id].filter(Boolean).join(' · ');
  return (
    <>
      <IconButton label={label} disabled={retrying} icon={<RotateCw {...picture} />} onClick={retry} />
      <SignOutLink />
    </>
  );
}

/** The one action that is there whatever else broke. */
export function SignOutLink() {
  const { t } = useTranslation('portal');
  return <PictureLink label={t('shell.signOut')} icon={<LogOut {...picture} />} href={paths.logout} />;
}

/** A picture that leads somewhere. */
function PictureLink({ label, icon, href }: { label: string; icon: ReactNode; href: string }) {
  return (
    <IconButton label={label} icon={icon} asChild>
      <a href={href} />
    </IconButton>
  );
}

function Profile({ isInMenu }: { isInMenu: IsInMenu }) {
  const { t } = useTranslation('portal');
  const user = useAtomValue(userAtom);
  const name = displayName(user);
  const link = (id: string, label: string, Icon: LucideIcon, href: string): MenuItem => ({
    id,
    label,
    icon: <Icon {...small} />,
    href,
  });
  const userAnalytics = link('userAnalytics', t('shell.userAnalytics'), ChartColumn, paths.userAnalytics);
  const items = [
    link('profile', t('shell.myProfile'), UserRound, settingsTab('profile')),
    link('settings', t('shell.settings'), Settings, settingsTab()),
    ...(isInMenu('userAnalytics', user?.roleId) ? [userAnalytics] : []),
    link('signOut', t('shell.signOut'), LogOut, paths.logout),
  ];
  return (
    <ProfileMenu name={name} email={user?.email ?? undefined} src={user?.avatar ?? undefined} items={items} />
  );
}

/** The user's name, or their address while the server gave no name. */
function displayName(user: UserData | undefined): string {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return name || (user?.email ?? user?.username ?? '');
}

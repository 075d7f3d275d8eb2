import { IconButton, isThemeName, Menu, ProfileMenu, styled, themeNames, type MenuItem } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import {
  Bell,
  ChartColumn,
  LogOut,
  Palette,
  RotateCw,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Breakage } from '../insight/FaultBoundary.tsx';
import { isLanguage, languageNames, languages } from '../i18n/languages.ts';
import { settingsTab } from '../addresses.ts';
import { paths } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import type { UserData } from '../session/storage.ts';
import { languageAtom, themeAtom } from '../state/preferences.atoms.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import type { IsInMenu } from './navigation-items.tsx';

const picture = { size: 18, 'aria-hidden': true } as const;
const small = { size: 16, 'aria-hidden': true } as const;

/** A picture that leads somewhere, as large as the icon buttons beside it. */
const PictureLink = styled('a', {
  display: 'grid',
  placeItems: 'center',
  size: '$sizes$control',
  borderRadius: '$control',
  color: '$headerTextQuiet',
  '&:hover': { backgroundColor: '$headerHover', color: '$headerText' },
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: -2 },
  '@touch': { size: '$sizes$touch' },
  variants: { phone: { true: { '@small': { display: 'none' } } } },
});

/** The right of the header: search on phones, notifications, theme and language, profile. */
export function HeaderActions({ isInMenu }: { isInMenu: IsInMenu }) {
  const { t } = useTranslation('portal');
  return (
    <>
      <PictureLink phone href={paths.searchResults} aria-label={t('shell.search')}>
        <Search {...picture} />
      </PictureLink>
      <PictureLink href={paths.notifications} aria-label={t('notifications.heading')}>
        <Bell {...picture} />
      </PictureLink>
      <DisplayMenu />
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
      <PictureLink href={paths.logout} aria-label={t('shell.signOut')}>
        <LogOut {...picture} />
      </PictureLink>
    </>
  );
}

function DisplayMenu() {
  const { t } = useTranslation('portal');
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const { store } = usePortal();
  const items: MenuItem[] = [
    {
      type: 'choice',
      id: 'theme',
      label: t('shell.theme'),
      value: theme,
      items: themeNames.map((value) => ({ value, label: t(`shell.themes.${value}`) })),
      onValueChange: (value) => isThemeName(value) && setTheme(value),
    },
    { type: 'separator', id: 'line' },
    {
      type: 'choice',
      id: 'language',
      label: t('shell.language'),
      value: language,
      items: languages.map((value) => ({ value, label: languageNames[value] })),
      onValueChange: (value) => {
        if (!isLanguage(value)) return;
        setLanguage(value);
        showToast(
          store,
          { key: 'portal:shell.languageChanged', values: { language: languageNames[value] } },
          'good',
        );
      },
    },
  ];
  const trigger = <IconButton label={t('shell.display')} icon={<Palette {...picture} />} />;
  return <Menu trigger={trigger} items={items} />;
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

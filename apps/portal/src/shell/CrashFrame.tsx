import { AppFrame, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LastResort } from '../insight/LastResort.tsx';
import { paths } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import { CrashScreen, CrashWords, type CrashScreenProps } from './CrashScreen.tsx';
import { FooterLine } from './FooterLine.tsx';
import { SignOutLink } from './HeaderActions.tsx';
import { navigationItems, type IsInMenu } from './navigation-items.tsx';
import { useOfferedMenu } from './use-offered-pages.ts';

const Place = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$4',
  minHeight: '70dvh',
  textAlign: 'center',
});

/** Props of {@link CrashFrame}. */
export interface CrashFrameProps extends CrashScreenProps {
  readonly isInMenu: IsInMenu;
}

/**
 * What signed-in users see when the portal broke around its screens: the ways on are still there, as plain links, which
 * load the page they lead to. Where that breaks as well, the screen stands alone.
 */
export function CrashFrame({ isInMenu, ...crash }: CrashFrameProps) {
  return (
    <LastResort instead={<CrashScreen {...crash} />}>
      <Frame isInMenu={isInMenu} {...crash} />
    </LastResort>
  );
}

function Frame({ isInMenu, ...crash }: CrashFrameProps) {
  const { t } = useTranslation('portal');
  const user = useAtomValue(userAtom);
  const isShown = useOfferedMenu(isInMenu);
  return (
    <AppFrame
      labels={{ home: t('shell.home') }}
      homeHref={paths.dashboard}
      items={navigationItems(t, location, user?.roleId, isShown)}
      actions={<SignOutLink />}
      footer={<FooterLine />}
    >
      <Place>
        <CrashWords {...crash} />
      </Place>
    </AppFrame>
  );
}

import { AppFrame, WordsProvider } from '@cnx/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { LazyWellPanel } from '../features/well-panel/LazyWellPanel.tsx';
import { viewOf } from '../addresses.ts';
import { FaultBoundary } from '../insight/FaultBoundary.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { paths } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import { narrowNavigationAtom, regionAtom } from '../state/display.atoms.ts';
import { helpAtom } from '../state/help.atoms.ts';
import { DemonstrationMark } from './DemonstrationMark.tsx';
import { FirstTour } from './FirstTour.tsx';
import { FooterLine } from './FooterLine.tsx';
import { PrintedLine } from './PrintedLine.tsx';
import { HeaderActions, HeaderFailure } from './HeaderActions.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Help } from './Help.tsx';
import { KeptPreferences } from './KeptPreferences.tsx';
import { KeptProfile } from './KeptProfile.tsx';
import { navigationItems, type IsInMenu } from './navigation-items.tsx';
import { Palette } from './Palette.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { ShownToasts } from './ShownToasts.tsx';
import { UnansweredQuestion } from './UnansweredQuestion.tsx';
import { useMenuCheck, useOfferedMenu } from './use-offered-pages.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { usePageChange } from './use-page-change.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWallView } from './use-wall-view.ts';
import { WallView } from './WallView.tsx';

// In one file with the frame: where the portal broke, nothing more can be fetched for sure.
export { CrashFrame } from './CrashFrame.tsx';

// The same element each time: the panel is drawn again only for what it shows.
const copyLink = <CopyLink />;

/** Header, navigation and footer around every screen of signed-in users. */
export function PortalFrame({ isInMenu }: { isInMenu: IsInMenu }) {
  const { t, i18n } = useTranslation('portal');
  const region = useAtomValue(regionAtom);
  const { pathname, search } = useLocation();
  const user = useAtomValue(userAtom);
  const [narrow, setNarrow] = useAtom(narrowNavigationAtom);
  const setHelp = useSetAtom(helpAtom);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const { onWall, enter, leave } = useWallView();
  useMenuCheck(isInMenu);
  const isShown = useOfferedMenu(isInMenu);
  usePageChange(pathname, viewOf(search));
  useShortcuts(
    useMemo(
      () => ({
        '?': () => setHelp('keys'),
        '/': () => setPaletteOpen(true),
        f: onWall ? leave : enter,
      }),
      [setHelp, onWall, enter, leave],
    ),
  );
  usePaletteKey(useCallback(() => setPaletteOpen(true), []));
  return (
    <WordsProvider locale={region === null ? i18n.language : `${i18n.language}-${region}`}>
      {onWall && <WallView onLeave={leave} />}
      <AppFrame
        bare={onWall}
        labels={{ home: t('shell.home') }}
        homeHref={paths.dashboard}
        items={navigationItems(t, { pathname, search }, user?.roleId, isShown)}
        open={!narrow}
        onOpenChange={(open) => setNarrow(!open)}
        search={
          <LastResort>
            <HeaderSearch />
          </LastResort>
        }
        actions={
          <FaultBoundary
            place="header"
            resetKey={pathname + search}
            fallback={(breakage) => <HeaderFailure {...breakage} />}
          >
            <HeaderActions isInMenu={isShown} onHelp={() => setHelp('keys')} onWallView={enter} />
          </FaultBoundary>
        }
        footer={<FooterLine />}
      >
        <PrintedLine />
        <SheetFoot />
        <DemonstrationMark place="page" />
        <Outlet />
      </AppFrame>
      <LastResort>
        <LazyWellPanel copyLink={copyLink} printedLine={<PrintedLine headed />} />
      </LastResort>
      <LastResort>
        <Help />
      </LastResort>
      <LastResort>
        <Palette open={paletteOpen} onOpenChange={setPaletteOpen} />
      </LastResort>
      <LastResort>
        <FirstTour />
      </LastResort>
      <LastResort>
        <KeptPreferences />
      </LastResort>
      <LastResort>
        <KeptProfile />
      </LastResort>
      <LastResort>
        <UnansweredQuestion />
      </LastResort>
      <LastResort>
        <ShownToasts />
      </LastResort>
    </WordsProvider>
  );
}

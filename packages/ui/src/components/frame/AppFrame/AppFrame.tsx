import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { appFrameWords, type AppFrameLabels } from './app-frame.words.ts';
import { Mark } from '../../foundations/Mark/Mark.tsx';
import type { NavItem } from './nav-item.ts';
import { pageContainer } from '../page-container.ts';
import { Navigation } from './Navigation.tsx';
import { NavDrawer } from './NavDrawer.tsx';

/** Props of {@link AppFrame}. */
export interface AppFrameProps extends RootProps {
  /** Words instead of the component's own. */
  labels?: Partial<AppFrameLabels>;
  /** Where the mark leads. */
  homeHref: string;
  /** Where one can go. */
  items: readonly NavItem[];
  /** Whether the rail shows words, not pictures alone, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether the rail shows words at first. @default true */
  defaultOpen?: boolean;
  /** Called when the user folds or unfolds the rail. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Shows the page alone, as wide as the window: for a screen on a wall. The page stays the same. @default false */
  bare?: boolean;
  /** The middle of the header: global search. */
  search?: ReactNode;
  /** The right of the header: notifications, help, profile. Icon buttons of tone `header`. */
  actions?: ReactNode;
  /** The quiet line at the bottom. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The id of the page's main part, to which the skip link leads. */
export const mainId = 'main';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '$sizes$header 1fr',
  minHeight: '100dvh',
  backgroundColor: '$page',
  '@medium': {
    gridTemplateColumns: '$sizes$rail minmax(0, 1fr)',
    transition: 'grid-template-columns $slow',
  },
  '@still': { transition: 'none' },
  '@print': { display: 'block' },
  variants: {
    narrow: { true: { '@medium': { gridTemplateColumns: '$sizes$railNarrow minmax(0, 1fr)' } } },
    bare: {
      true: {
        // What sticks below the header sticks to the top.
        '--cnx-sizes-header': '0px',
        '&&': { gridTemplate: '1fr / minmax(0, 1fr)' },
      },
    },
  },
});

const Skip = styled('a', {
  position: 'fixed',
  top: '$2',
  left: '$2',
  zIndex: '$tooltip',
  padding: '$2 $4',
  borderRadius: '$control',
  backgroundColor: '$accent',
  color: '$onAccent',
  '@forced': { forcedColorAdjust: 'none' },
  fontWeight: '$medium',
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  // What is out of sight above the window would stand on every sheet.
  '@print': { display: 'none' },
});

const Header = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  gridColumn: '1 / -1',
  row: '$2',
  paddingInline: '$2',
  borderBottom: '1px solid $headerBorder',
  backgroundColor: '$header',
  color: '$headerText',
  '@medium': {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 480px) 1fr',
    gap: '$4',
    paddingInline: '$4',
  },
  '@print': { position: 'static' },
});

const Home = styled('a', {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: '$1',
  borderRadius: '$control',
  color: '$headerText',
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: -2 },
});

/** The word beside the sign where there is room for it. */
const Word = styled('span', { display: 'none', '@small': { display: 'block' } });
const Sign = styled('span', { '@small': { display: 'none' } });

const Search = styled('div', { flex: 1, minWidth: 0, '@print': { display: 'none' } });

const Actions = styled('div', { row: '$1', justifySelf: 'end', '@print': { display: 'none' } });

const Opener = styled('div', { '@medium': { display: 'none' }, '@print': { display: 'none' } });

const Rail = styled('div', {
  display: 'none',
  '@medium': {
    position: 'sticky',
    top: '$sizes$header',
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100dvh - $sizes$header)',
    padding: '$3 $2',
    borderRight: '1px solid $border',
    backgroundColor: '$surface',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
  },
  '@print': { display: 'none' },
});

const RailFoot = styled('div', {
  display: 'flex',
  marginTop: 'auto',
  paddingTop: '$2',
  variants: { narrow: { true: { justifyContent: 'center' }, false: { justifyContent: 'flex-end' } } },
});

/** What stands in it can go by its width, and reach to its edges: a `FilterBar` does. */
const Page = styled('div', {
  container: `${pageContainer} / inline-size`,
  column: 0,
  minWidth: 0,
});

const Main = styled('main', {
  flex: 1,
  width: '100%',
  maxWidth: '$pageMax',
  marginInline: 'auto',
  paddingInline: '$4',
  paddingBottom: '$6',
  outline: 'none',
  '@small': { paddingInline: '$6' },
  '@print': { maxWidth: 'none', paddingBottom: 0 },
  variants: { bare: { true: { maxWidth: 'none' } } },
});

const Footer = styled('footer', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $4',
  padding: '$3 $4',
  borderTop: '1px solid $border',
  quiet: '$caption',
  // As large as a pointer needs (WCAG 2.5.8).
  a: { paddingBlock: 4, marginBlock: -4 },
  '@small': { paddingInline: '$6' },
  // It would stand on a sheet of its own where the page fills the ones before.
  '@print': { display: 'none' },
});

/** The frame of every signed-in page: header, navigation (a rail, a drawer on narrow screens), page and footer. */
export function AppFrame(props: AppFrameProps) {
  const { labels, homeHref, items, open: given, defaultOpen = true, onOpenChange, ...others } = props;
  const { bare = false, search, actions, footer, children, ...rest } = others;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [drawn, setDrawn] = useState(false);
  const words = useWords(appFrameWords, labels);
  const narrow = !open;
  const fold = narrow ? words.widenNavigation : words.narrowNavigation;
  const FoldIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <Root {...rest} narrow={narrow} bare={bare}>
      {!bare && (
        <>
          <Skip href={`#${mainId}`}>{words.skip}</Skip>
          <Header data-ground="header">
            <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
              <Opener>
                <IconButton
                  label={words.openNavigation}
                  aria-haspopup="dialog"
                  aria-expanded={drawn}
                  icon={<Menu size={20} />}
                  onClick={() => setDrawn(true)}
                />
              </Opener>
              <Home href={homeHref} aria-label={words.home}>
                <Word>
                  <Mark height={22} />
                </Word>
                <Sign>
                  <Mark part="sign" height={22} />
                </Sign>
              </Home>
            </div>
            <Search>{search}</Search>
            <Actions>{actions}</Actions>
          </Header>
          <Rail>
            <Navigation label={words.navigation} items={items} narrow={narrow} />
            <RailFoot narrow={narrow}>
              <IconButton
                size="sm"
                label={fold}
                icon={<FoldIcon size={18} />}
                onClick={() => setOpen(narrow)}
              />
            </RailFoot>
          </Rail>
        </>
      )}
      <Page>
        <Main id={mainId} tabIndex={-1} bare={bare}>
          {children}
        </Main>
        {footer && !bare && <Footer>{footer}</Footer>}
      </Page>
      <NavDrawer
        open={drawn && !bare}
        onOpenChange={setDrawn}
        label={words.navigation}
        closeLabel={words.closeNavigation}
        brand={<Mark height={22} />}
      >
        <Navigation label={words.navigation} items={items} />
      </NavDrawer>
    </Root>
  );
}

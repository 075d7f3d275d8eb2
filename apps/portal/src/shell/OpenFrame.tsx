import { Mark, styled } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { FooterLine } from './FooterLine.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';

const Page = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '$sizes$header',
  paddingInline: '$4',
  borderBottom: '1px solid $border',
  backgroundColor: '$surface',
});
const Home = styled('a', { borderRadius: '$control', color: '$text', focusRing: 4 });
const Main = styled('main', { flex: 1 });
const Footer = styled('footer', {
  row: '$2 $4',
  flexWrap: 'wrap',
  padding: '$4',
  borderTop: '1px solid $border',
  quiet: '$small',
});

/** Around the pages that open without a session, but for the sign-in pages, which have a frame of their own. */
export function OpenFrame() {
  const { t } = useTranslation('portal');
  return (
    <Page>
      <Bar>
        <Home href={paths.login} aria-label={t('shell.productName')}>
          <Mark height={22} />
        </Home>
        <LanguageButtons />
      </Bar>
      <Main>
        <Outlet />
      </Main>
      <Footer>
        <FooterLine />
      </Footer>
    </Page>
  );
}

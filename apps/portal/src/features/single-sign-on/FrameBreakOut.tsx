import { Button, styled, Text } from '@cnx/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingSsoState, ssoAddress, ssoStateOf } from '../../corporate-sign-in/sso-state.ts';
import { usePortal } from '../../use-portal.tsx';

const Said = styled('div', { display: 'grid', gap: '$2' });
const Address = styled('code', {
  padding: '$2 $3',
  border: '1px solid $border',
  borderRadius: '$control',
  fontSize: '$small',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/**
 * Takes corporate sign-in out of a frame. Browsers forbid that where the surrounding page is another origin's and the
 * user pressed nothing, so there is a link to press, and an address to copy where even that is forbidden.
 */
export function FrameBreakOut() {
  const { t } = useTranslation('singleSignOn');
  const { storage, redirectTargets } = usePortal();
  const [address] = useState(() =>
    ssoAddress(
      location.origin + location.pathname,
      pendingSsoState(storage, ssoStateOf(location.search, redirectTargets)),
    ),
  );
  useEffect(() => {
    try {
      if (window.top) window.top.location.href = address;
    } catch {
      // The link below is the other way.
    }
  }, [address]);
  return (
    <>
      <Said>
        <Text weight="medium">{t('framed')}</Text>
        <Text emphasis="quiet">{t('framedHelp')}</Text>
        <Address>{address}</Address>
      </Said>
      <Button emphasis="strong" size="lg" asChild>
        <a href={address} target="_top">
          {t('openFull')}
        </a>
      </Button>
    </>
  );
}

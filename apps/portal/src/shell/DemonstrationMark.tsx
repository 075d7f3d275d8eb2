import { Badge, styled } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../use-portal.tsx';

const Place = styled('span', {
  variants: {
    place: {
      header: { display: 'none', '@large': { display: 'contents' } },
      // On paper the printed line says it.
      page: { paddingTop: '$2', '@large': { display: 'none' }, '@print': { display: 'none' } },
    },
  },
});

/** Props of {@link DemonstrationMark}. */
export interface DemonstrationMarkProps {
  /** The header where it has room, else the top of the page: a page has it once. */
  readonly place: 'header' | 'page';
}

/** Says that the data of this server are invented; nothing where they are not. */
export function DemonstrationMark({ place }: DemonstrationMarkProps) {
  const { t } = useTranslation('portal');
  if (!usePortal().config.demonstration) return null;
  return (
    <Place place={place}>
      <Badge emphasis="quiet" title={t('shell.demonstrationText')}>
        {t('shell.demonstration')}
      </Badge>
    </Place>
  );
}

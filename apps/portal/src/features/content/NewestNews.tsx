import type { News } from '@cnx/api';
import { Link, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { newsItem } from '../../addresses.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { ViewCard } from '../../insight/ViewCard.tsx';
import { paths } from '../../paths.ts';
import { newsViewAtom } from './content.atoms.ts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  columnGap: '$5',
  margin: 0,
  padding: '0 $card $3',
  listStyle: 'none',
});
const Item = styled('li', { column: '$1', paddingBlock: '$3', borderTop: '1px solid $border' });

/** Pieces that the card has room for. */
const maxPieces = 3;

/** The newest of the news. */
export function NewestNews() {
  return <NewestNewsCard view={useAtomValue(newsViewAtom)} />;
}

/** Props of {@link NewestNewsCard}. */
export interface NewestNewsCardProps {
  /** Newest first. */
  view: InsightView<readonly News[]>;
}

/** The newest pieces with their day, each leading to itself. */
export function NewestNewsCard({ view }: NewestNewsCardProps) {
  const { t, dates } = useFormats();
  return (
    <ViewCard
      title={t('titles.news')}
      failure="portal:failures.news"
      view={view}
      nothing={(news) =>
        news.length === 0 ? { title: t('content.noNews'), text: t('content.noNewsText') } : null
      }
      footer={() => <Link href={paths.news}>{t('home.allNews')}</Link>}
    >
      {(news) => (
        <List>
          {news.slice(0, maxPieces).map(({ id, title, date, summary, language }) => (
            <Item key={id}>
              <Text as="span" size="caption" emphasis="quiet">
                <time dateTime={date}>{dates.day(date)}</time>
              </Text>
              <Link href={newsItem(id)} lang={language}>
                {title}
              </Link>
              {summary !== null && (
                <Text size="small" emphasis="quiet" lang={language}>
                  {summary}
                </Text>
              )}
            </Item>
          ))}
        </List>
      )}
    </ViewCard>
  );
}

import type { News } from '@cnx/api';
import { Badge, Card, EmptyState, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Newspaper, Tag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { namedNewsAtom, newsViewAtom } from './content.atoms.ts';
import { ContentText } from './ContentText.tsx';

// As wide as the text below it.
const Summary = styled(Text, { maxWidth: '70ch' });

/** What is new, newest first; the piece that the address names is in view. */
export function NewsPage() {
  return <NewsList view={useAtomValue(newsViewAtom)} named={useAtomValue(namedNewsAtom)} />;
}

/** Props of {@link NewsList}. */
export interface NewsListProps {
  readonly view: InsightView<readonly News[]>;
  /** The id of the piece to go to; null for none. */
  readonly named: string | null;
}

/** The news, or why there are none. */
export function NewsList({ view, named }: NewsListProps) {
  const { t } = useFormats();
  if (view.status === 'loading') return <Skeleton lines={8} />;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.news" view={view} />;
  const { body, error, retry } = view;
  return (
    <Stack gap="normal">
      {error && <LastGood failure="portal:failures.news" error={error} onRetry={retry} />}
      {body.length === 0 && (
        <EmptyState
          title={t('content.noNews')}
          description={t('content.noNewsText')}
          icon={<Newspaper size={24} />}
        />
      )}
      {body.map((news) => (
        <Piece key={news.id} news={news} named={news.id === named} />
      ))}
    </Stack>
  );
}

function Piece({ news, named }: { news: News; named: boolean }) {
  const { t, dates } = useFormats();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (named) place.current?.scrollIntoView({ block: 'start' });
  }, [named]);
  const { title, date, version, summary, language, blocks } = news;
  return (
    <article ref={place} id={`news-${news.id}`} lang={language} aria-label={title}>
      <Card
        title={title}
        actions={
          version !== null && <Badge icon={<Tag size={14} />}>{t('content.version', { version })}</Badge>
        }
      >
        <Stack gap="3">
          <Text as="span" size="small" emphasis="quiet">
            <time dateTime={date}>{dates.day(date)}</time>
          </Text>
          {summary !== null && <Summary weight="medium">{summary}</Summary>}
          <ContentText blocks={blocks} language={language} headings={3} />
        </Stack>
      </Card>
    </article>
  );
}

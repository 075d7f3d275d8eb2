import type { AssistantAnswer } from '@cnx/api';
import { Link, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { pageLinkOf, recordsOf, sentencesOf, understoodText } from './answer-text.ts';

const Parts = styled('div', { column: '$2', whiteSpace: 'normal' });
const Quiet = styled('p', { quiet: '$small' });
const Records = styled('ol', { column: '$1', margin: 0, paddingInlineStart: '$5' });
const Details = styled('span', { quiet: '$small' });

/** An answer as text: what was understood, what is known, the records behind it, and where to see the same. */
export function AnswerText({ answer }: { answer: AssistantAnswer }) {
  const formats = useFormats();
  const { t, dates } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const filter = understoodText(answer, formats);
  const records = recordsOf(answer, formats, wellHref);
  const page = pageLinkOf(answer, formats);
  const more = answer.total - records.length;
  return (
    <Parts>
      {filter && <Quiet>{filter}</Quiet>}
      {sentencesOf(answer, formats).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {records.length > 0 && (
        <Records aria-label={t('assistant.records')}>
          {records.map(({ key, name, href, details }) => (
            <li key={key}>
              <Link href={href}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <Details>{details}</Details>
            </li>
          ))}
        </Records>
      )}
      {records.length > 0 && more > 0 && <Quiet>{t('assistant.more', { count: more })}</Quiet>}
      {page && <Link href={page.href}>{page.label}</Link>}
      {answer.dataAsOf && <Quiet>{t('assistant.asOf', { time: dates.clock(answer.dataAsOf) })}</Quiet>}
    </Parts>
  );
}
